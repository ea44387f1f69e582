import type { ApolloClient } from '@apollo/client';
import type { CandidateStatus } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { refetchAfterChange } from '../../shared/api/refetch';
import { showStatuses } from './candidate-cache';
import { offerUndo, reportStatusError, sentOptions, type StatusChangeOptions } from './change-status';
import { SET_STATUSES } from './status-mutations';
import { statusLabel } from './candidate-status';
import { formatCount } from '../../shared/format/formats';
import { randomId } from '../../shared/browser/random-id';
import { toast } from '../../shared/toasts/toast';

/** A candidate whose status another user changed meanwhile. */
export interface ConflictingCandidate {
  candidateId: number;
  name: string;
  current: string;
  changedBy: string | null;
  changedAt: string | null;
}

/**
 * Changes the status of many candidates in one call.
 * @returns the candidates that other users changed meanwhile (then no status was changed); undefined if the call failed
 */
export async function changeStatuses(
  client: ApolloClient,
  people: ReadonlyArray<{ candidateId: number; from: CandidateStatus }>,
  status: CandidateStatus,
  reason: StatusChangeOptions = {},
): Promise<readonly ConflictingCandidate[] | undefined> {
  const ids = people.map(({ candidateId }) => candidateId);
  const expected = people.map(({ candidateId, from }) => ({
    __typename: 'ChangedStatus' as const,
    candidateId,
    from,
    to: status,
  }));
  const change = {
    ids,
    from: people.map(({ from }) => from),
    status,
    ...sentOptions(reason, status),
  };
  const changeId = (reason.changeIdOf ?? randomId)(change);
  try {
    const { data } = await client.mutate({
      mutation: SET_STATUSES,
      variables: { ...change, changeId },
      optimisticResponse: {
        setCandidateStatuses: { __typename: 'StatusChange', changeId, changed: expected, left: [] },
      },
      update: (cache, { data: answer }) => showStatuses(cache, answer?.setCandidateStatuses.changed ?? []),
    });
    const { changed = [], left = [] } = data?.setCandidateStatuses ?? {};
    const unchanged = left.length ? ` ${formatCount(left.length, 'não mudou', 'não mudaram')}.` : '';
    const text = `${formatCount(changed.length, 'candidato', 'candidatos')}: ${statusLabel(status)}.${unchanged}`;
    if (changed.length) offerUndo(client, changeId, 'Status atualizado', text);
    else toast.info('Nenhum status mudou', unchanged.trim());
    return [];
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code !== 'CHANGED_MEANWHILE') {
      reportStatusError(failure);
      return undefined;
    }
    void refetchAfterChange(['candidate']);
    return (failure.details.changed ?? []) as ConflictingCandidate[];
  }
}
