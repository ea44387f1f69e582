import type { ApolloClient } from '@apollo/client';
import { MAX_STATUS_CHANGES } from '@araucaria/contracts/domain';
import { graphql } from '../../generated';
import type { CandidateStatus, RemainingCandidatesQuery } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { refetchAfterChange } from '../../shared/api/refetch';
import { randomId } from '../../shared/browser/random-id';
import { formatCount } from '../../shared/format/formats';
import { toast } from '../../shared/toasts/toast';
import { offerUndoOfAll, sentOptions } from './change-status';
import type { RejectionOptions } from './rejection-choice';
import { SET_STATUSES } from './status-mutations';

export const REMAINING_CANDIDATES = graphql(`
  query RemainingCandidates($jobId: Int!) {
    remainingCandidates(jobId: $jobId) {
      stages {
        status
        candidates
      }
      unanswered {
        candidates
        actorName
        at
      }
    }
  }
`);

export type RemainingCandidates = RemainingCandidatesQuery['remainingCandidates'];

export const REMAINING_IDS = graphql(`
  query RemainingIds($filter: CandidateFilter, $limit: Int) {
    candidateIds(filter: $filter, limit: $limit)
  }
`);

export const LEAVE_UNANSWERED = graphql(`
  mutation LeaveCandidatesUnanswered($jobId: Int!) {
    leaveCandidatesUnanswered(jobId: $jobId)
  }
`);

/** A batch that was rejected, for its undo. */
interface Batch {
  changeId: string;
  changed: number;
}

/**
 * The batch whose response was lost; undefined: none. Sent again it is the same change, which the server recognises if it has
 * made it.
 */
export interface UnansweredBatch {
  current?: { ids: number[]; from: CandidateStatus; changeId: string; seriesId: string } | undefined;
}

/** A batch is read again after another user changed one of its candidates; then this many times at most. */
const MAX_ATTEMPTS = 3;

/**
 * Rejects the remaining candidates of a job in the chosen statuses, {@link MAX_STATUS_CHANGES} to a call, and offers to undo it,
 * also if it failed halfway. The calls are one series, whose undo window begins with the last one.
 * @param unanswered kept by the screen from one call to the next
 * @returns whether all were changed; if not, a toast says how many were
 */
export async function answerRemaining(
  client: ApolloClient,
  { jobId, statuses }: { jobId: number; statuses: readonly CandidateStatus[] },
  options: RejectionOptions,
  unanswered: UnansweredBatch,
): Promise<boolean> {
  const batches: Batch[] = [];
  const seriesId = unanswered.current?.seriesId ?? randomId();
  const change = { status: 'rejected' as const, ...sentOptions(options, 'rejected') };
  const offerUndo = (title: string, text: string, hasFailed = false) => {
    const changeIds = batches.map(({ changeId }) => changeId);
    offerUndoOfAll(client, changeIds, { title, text, hasFailed });
  };
  const answered = () => batches.reduce((total, { changed }) => total + changed, 0);
  const idsIn = async (status: CandidateStatus): Promise<number[]> => {
    const { data } = await client.query({
      query: REMAINING_IDS,
      variables: { filter: { job: String(jobId), status: [status] }, limit: MAX_STATUS_CHANGES },
      fetchPolicy: 'no-cache',
    });
    return data?.candidateIds ?? [];
  };
  const nextBatch = async (from: CandidateStatus) => {
    if (unanswered.current?.from === from) return unanswered.current;
    const ids = await idsIn(from);
    return ids.length ? { ids, from, changeId: randomId(), seriesId } : undefined;
  };
  const rejectStage = async (from: CandidateStatus): Promise<void> => {
    let attempts = 0;
    for (let batch = await nextBatch(from); batch; batch = await nextBatch(from)) {
      unanswered.current = batch;
      try {
        const { data } = await client.mutate({
          mutation: SET_STATUSES,
          variables: { ...batch, from: [batch.from], ...change },
        });
        unanswered.current = undefined;
        const changed = data?.setCandidateStatuses.changed.length ?? 0;
        if (!changed) return;
        batches.push({ changeId: batch.changeId, changed });
      } catch (error) {
        if (failureOf(error).code !== 'CHANGED_MEANWHILE') throw error;
        unanswered.current = undefined;
        if (++attempts >= MAX_ATTEMPTS) throw error;
      }
    }
  };
  try {
    for (const status of statuses) await rejectStage(status);
  } catch (error) {
    const { fields, message } = failureOf(error);
    if (fields[0]?.field === 'reasonId') void refetchAfterChange(['rejection-reason']);
    const title = 'Erro ao responder aos candidatos';
    const reason = fields[0]?.message ?? message;
    const done = formatCount(answered(), 'candidato foi reprovado', 'candidatos foram reprovados');
    if (answered()) offerUndo(title, `${reason} ${done} antes disso.`, true);
    else toast.destructive(title, reason);
    return false;
  }
  if (answered())
    offerUndo('Candidatos respondidos', `${formatCount(answered(), 'candidato', 'candidatos')}: Reprovado.`);
  else toast.info('Nenhum candidato mudou', 'Outra pessoa já respondeu a todos.');
  return true;
}
