import type { ApolloClient } from '@apollo/client';
import type { CandidateStatus } from '../../generated/graphql';
import { failureOf, firstMessageOf } from '../../shared/api/failure';
import { toast } from '../../shared/toasts/toast';
import type { CandidateToChange } from './change-status';
import { SET_STATUS } from './status-mutations';

/**
 * Adds a note to the history of a candidate whose status stays. It belongs to the person: if another user changed the status
 * meanwhile, it is added to the new one.
 * @param changeIdOf of `useChangeId`: a note that is sent again after a lost response is stored once
 * @returns whether it is saved, or there was none
 */
export async function addNote(
  client: ApolloClient,
  { id, status }: Pick<CandidateToChange, 'id' | 'status'>,
  note: string | undefined,
  changeIdOf: (contents: unknown) => string,
): Promise<boolean> {
  if (!note) return true;
  try {
    await client.mutate({
      mutation: SET_STATUS,
      variables: { id, from: status, status, note, changeId: changeIdOf({ id, note }) },
    });
  } catch (error) {
    const { code, details } = failureOf(error);
    const current = details.current as CandidateStatus | undefined;
    if (code === 'CHANGED_MEANWHILE' && current && current !== status)
      return addNote(client, { id, status: current }, note, changeIdOf);
    toast.destructive('Erro ao salvar a observação', firstMessageOf(error));
    return false;
  }
  toast.success('Observação salva');
  return true;
}
