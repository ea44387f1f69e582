import type { ApolloClient } from '@apollo/client';
import type { CandidateStatus } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { randomId } from '../../shared/browser/random-id';
import { toast } from '../../shared/toasts/toast';
import type { CandidateToChange } from './change-status';
import { SET_STATUS } from './status-mutations';

/**
 * Adds a note to the history of a candidate whose status stays. It belongs to the person: if another user changed the status
 * meanwhile, it is added to the new one.
 * @returns whether it is saved, or there was none
 */
export async function addNote(
  client: ApolloClient,
  { id, status }: Pick<CandidateToChange, 'id' | 'status'>,
  note: string | undefined,
): Promise<boolean> {
  if (!note) return true;
  try {
    await client.mutate({
      mutation: SET_STATUS,
      variables: { id, from: status, status, note, changeId: randomId() },
    });
  } catch (error) {
    const failure = failureOf(error);
    const current = failure.details.current as CandidateStatus | undefined;
    if (failure.code === 'CHANGED_MEANWHILE' && current && current !== status)
      return addNote(client, { id, status: current }, note);
    toast.destructive('Erro ao salvar a observação', failure.fields[0]?.message ?? failure.message);
    return false;
  }
  toast.success('Observação salva');
  return true;
}
