import type { ApolloCache, ApolloClient } from '@apollo/client';
import { graphql } from '../generated';
import type { CandidateStatus, SetCandidateStatusesMutation } from '../generated/graphql';
import { failureOf } from './api/failure';
import { askAgain } from './api/ask-again';
import { CANDIDATE_ANSWERS } from './api/forget';
import { statusLabel } from './candidate-status';
import { counted } from './formats';
import { randomId } from './random-id';
import { takenBack } from './taken-back';
import { toast } from './toasts/toast';

const SET_STATUS = graphql(`
  mutation SetCandidateStatus(
    $id: Int!
    $status: CandidateStatus!
    $note: String
    $changeId: ID
    $notify: Boolean
  ) {
    setCandidateStatus(id: $id, status: $status, note: $note, changeId: $changeId, notify: $notify) {
      __typename
      id
      status
    }
  }
`);

const SET_STATUSES = graphql(`
  mutation SetCandidateStatuses(
    $ids: [Int!]!
    $status: CandidateStatus!
    $note: String
    $changeId: ID
    $notify: Boolean
  ) {
    setCandidateStatuses(ids: $ids, status: $status, note: $note, changeId: $changeId, notify: $notify) {
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

/** What goes with a change of status. */
export interface Reason {
  note?: string;
  /** The candidate is told of a rejection, once it can no longer be undone. */
  notify?: boolean;
}

/** What a screen calls a change of status, where it is more than that. */
interface Words {
  done: string;
  failed: string;
  /** For a failure without words of its own. */
  fallback?: string;
}

const failed = (error: unknown, words?: Words) => {
  const { message } = failureOf(error);
  if (words) toast.destructive(words.failed, takenBack(message || words.fallback || ''));
  else toast.destructive('Erro', `Erro ao atualizar status: ${message}`);
};

const sent = ({ note, notify }: Reason, status: CandidateStatus) => ({
  note: note || undefined,
  notify: (status === 'rejected' && notify) || undefined,
});

/**
 * Gives a candidate another status: shown at once, taken back when the server refuses, and offered to be undone.
 * @returns whether it was accepted
 */
export async function changeStatus(
  client: ApolloClient,
  { id, firstName, lastName, status: from }: Person,
  status: CandidateStatus,
  reason: Reason = {},
  words?: Words,
): Promise<boolean> {
  if (status === from) return true;
  const changeId = randomId();
  try {
    await client.mutate({
      mutation: SET_STATUS,
      variables: { id, status, ...sent(reason, status), changeId },
      optimisticResponse: { setCandidateStatus: { __typename: 'Candidate', id, status } },
    });
  } catch (error) {
    failed(error, words);
    return false;
  }
  settle(client.cache, [id]);
  const name = `${firstName} ${lastName}`;
  offerUndo(client, changeId, words?.done ?? 'Status atualizado', `${name}: ${statusLabel(status)}`);
  return true;
}

/** Gives many candidates another status in one call. */
export async function changeStatuses(
  client: ApolloClient,
  people: ReadonlyArray<{ candidateId: number; from: CandidateStatus }>,
  status: CandidateStatus,
  reason: Reason = {},
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
      variables: { ids, status, ...sent(reason, status), changeId },
      optimisticResponse: {
        setCandidateStatuses: { __typename: 'StatusChange', changeId, changed: expected, left: [] },
      },
      update: (cache, { data: answer }) => show(cache, answer?.setCandidateStatuses.changed ?? []),
    });
    settle(client.cache, ids);
    const { changed = [], left = [] } = data?.setCandidateStatuses ?? {};
    const unchanged = left.length ? ` ${counted(left.length, 'não mudou', 'não mudaram')}.` : '';
    const text = `${counted(changed.length, 'candidato', 'candidatos')}: ${statusLabel(status)}.${unchanged}`;
    if (changed.length) offerUndo(client, changeId, 'Status atualizado', text);
    else toast.info('Nenhum status mudou', unchanged.trim());
    return true;
  } catch (error) {
    failed(error);
    return false;
  }
}

/** Tells of a change of status that can be taken back. */
export const offerUndo = (client: ApolloClient, changeId: string, title: string, text: string): void =>
  toast.undoable(title, text, () => void undo(client, changeId));

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
  void askAgain(CANDIDATE_ANSWERS);
}
