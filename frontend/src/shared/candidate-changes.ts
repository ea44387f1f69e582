import type { ApolloCache, ApolloClient } from '@apollo/client';
import { graphql } from '../generated';
import type { CandidateStatus, SetCandidateStatusesMutation } from '../generated/graphql';
import { failureOf } from './api/failure';
import { CANDIDATE_ANSWERS, forget } from './api/forget';
import { statusLabel } from './candidate-status';
import { counted } from './formats';
import { randomId } from './random-id';
import { toast } from './toasts/toast';

const SET_STATUS = graphql(`
  mutation SetCandidateStatus($id: Int!, $status: CandidateStatus!, $note: String, $changeId: ID) {
    setCandidateStatus(id: $id, status: $status, note: $note, changeId: $changeId) {
      __typename
      id
      status
    }
  }
`);

const SET_STATUSES = graphql(`
  mutation SetCandidateStatuses($ids: [Int!]!, $status: CandidateStatus!, $note: String, $changeId: ID) {
    setCandidateStatuses(ids: $ids, status: $status, note: $note, changeId: $changeId) {
      __typename
      changeId
      changed {
        __typename
        candidateId
        from
        to
      }
      left {
        __typename
        candidateId
        reason
      }
    }
  }
`);

const UNDO = graphql(`
  mutation UndoStatusChange($changeId: ID!) {
    undoStatusChange(changeId: $changeId) {
      changeId
      changed {
        candidateId
        from
        to
      }
      left {
        candidateId
        reason
      }
    }
  }
`);

type Changed = ReadonlyArray<
  Pick<SetCandidateStatusesMutation['setCandidateStatuses']['changed'][number], 'candidateId' | 'to'>
>;

export interface Person {
  id: number;
  firstName: string;
  lastName: string;
  status: CandidateStatus;
}

const failed = (error: unknown) =>
  toast.destructive('Erro', `Erro ao atualizar status: ${failureOf(error).message}`);

/**
 * Gives a candidate another status: shown at once, taken back when the server refuses, and offered to be undone.
 * @returns whether it was accepted
 */
export async function changeStatus(
  client: ApolloClient,
  { id, firstName, lastName, status: from }: Person,
  status: CandidateStatus,
  note?: string,
): Promise<boolean> {
  if (status === from) return true;
  const changeId = randomId();
  try {
    await client.mutate({
      mutation: SET_STATUS,
      variables: { id, status, note: note || undefined, changeId },
      optimisticResponse: { setCandidateStatus: { __typename: 'Candidate', id, status } },
    });
  } catch (error) {
    failed(error);
    return false;
  }
  settle(client.cache, [id]);
  toast.undoable(
    'Status atualizado',
    `${firstName} ${lastName}: ${statusLabel(status)}`,
    () => void undo(client, changeId),
  );
  return true;
}

/** Gives many candidates another status in one call. */
export async function changeStatuses(
  client: ApolloClient,
  people: ReadonlyArray<{ candidateId: number; from: CandidateStatus }>,
  status: CandidateStatus,
  note?: string,
): Promise<boolean> {
  const changeId = randomId();
  const ids = people.map(({ candidateId }) => candidateId);
  const expected = people.map(({ candidateId, from }) => ({
    __typename: 'ChangedStatus' as const,
    candidateId,
    from,
    to: status,
  }));
  try {
    const { data } = await client.mutate({
      mutation: SET_STATUSES,
      variables: { ids, status, note: note || undefined, changeId },
      optimisticResponse: {
        setCandidateStatuses: { __typename: 'StatusChange', changeId, changed: expected, left: [] },
      },
      update: (cache, { data: answer }) => show(cache, answer?.setCandidateStatuses.changed ?? []),
    });
    settle(client.cache, ids);
    const { changed = [], left = [] } = data?.setCandidateStatuses ?? {};
    const unchanged = left.length ? ` ${counted(left.length, 'não mudou', 'não mudaram')}.` : '';
    const text = `${counted(changed.length, 'candidato', 'candidatos')}: ${statusLabel(status)}.${unchanged}`;
    if (changed.length) toast.undoable('Status atualizado', text, () => void undo(client, changeId));
    else toast.info('Nenhum status mudou', unchanged.trim());
    return true;
  } catch (error) {
    failed(error);
    return false;
  }
}

async function undo(client: ApolloClient, changeId: string): Promise<void> {
  try {
    const { data } = await client.mutate({
      mutation: UNDO,
      variables: { changeId },
      update: (cache, { data: answer }) => show(cache, answer?.undoStatusChange.changed ?? []),
    });
    const { changed = [], left = [] } = data?.undoStatusChange ?? {};
    settle(
      client.cache,
      changed.map(({ candidateId }) => candidateId),
    );
    const others = `${counted(left.length, 'candidato seguiu', 'candidatos seguiram')} adiante desde então.`;
    toast.info('Mudança desfeita', left.length ? others : undefined);
  } catch (error) {
    toast.destructive('Não foi possível desfazer', failureOf(error).message);
  }
}

function show(cache: ApolloCache, changed: Changed): void {
  for (const { candidateId: id, to } of changed)
    cache.modify({ id: cache.identify({ __typename: 'Candidate', id }), fields: { status: () => to } });
}

/** The server has spoken: histories and lists that the change made untrue are asked for again. */
function settle(cache: ApolloCache, ids: number[]): void {
  for (const id of ids)
    cache.evict({ id: cache.identify({ __typename: 'Candidate', id }), fieldName: 'history' });
  forget(cache, ...CANDIDATE_ANSWERS);
}
