import type { CandidateStatus } from '@araucaria/contracts';
import { HOUR_MS } from '@araucaria/contracts/domain';
import { WeightedList, type Random, type Weighted } from './random.ts';

/** Percent of candidates by status, older than the newest fifth. */
const OLDER: Weighted<CandidateStatus> = [
  ['new', 12],
  ['reviewing', 12],
  ['screening', 2],
  ['interview', 4.5],
  ['interviewing', 1.5],
  ['waiting', 3],
  ['pending', 3],
  ['rejected', 36],
  ['declined', 5.5],
  ['approved', 10],
  ['hiring_offer', 1.4],
  ['hiring_documents', 1.1],
  ['hired', 6.5],
  ['contratado', 1.5],
];
/** Percent among the newest fifth, of which fewer are decided. */
const NEWEST: Weighted<CandidateStatus> = [
  ['new', 52],
  ['reviewing', 26],
  ['screening', 5],
  ['interview', 6],
  ['interviewing', 2],
  ['waiting', 1],
  ['pending', 1],
  ['rejected', 4],
  ['declined', 0.4],
  ['approved', 1.6],
  ['hiring_offer', 0.6],
  ['hiring_documents', 0.4],
];
const older = new WeightedList(OLDER);
const newest = new WeightedList(NEWEST);
const NEWEST_SHARE = 0.2;

/** The statuses that a candidate passes before the present one. */
const PATHS: Record<CandidateStatus, CandidateStatus[]> = {
  new: [],
  reviewing: [],
  screening: [],
  waiting: ['reviewing'],
  pending: ['reviewing'],
  interview: ['reviewing'],
  interviewing: ['reviewing', 'interview'],
  rejected: ['reviewing'],
  declined: ['reviewing', 'interview', 'approved'],
  approved: ['reviewing', 'interview'],
  hiring_offer: ['reviewing', 'interview', 'approved'],
  hiring_documents: ['reviewing', 'interview', 'approved', 'hiring_offer'],
  hired: ['reviewing', 'interview', 'approved', 'hiring_offer', 'hiring_documents'],
  contratado: ['reviewing', 'interview', 'approved'],
};

export interface StatusStep {
  status: CandidateStatus;
  at: Date;
}

/** The status of a candidate. @param share of the candidates who applied earlier, from 0 to 1 */
export const randomStatus = (random: Random, share: number): CandidateStatus =>
  (share > 1 - NEWEST_SHARE ? newest : older).pick(random);

/** The statuses of a candidate, from `new` to the present one, at rising times before `until`. */
export function statusSteps(
  random: Random,
  status: CandidateStatus,
  applied: Date,
  until: Date,
): StatusStep[] {
  const steps: StatusStep[] = [{ status: 'new', at: applied }];
  if (status === 'new') return steps;
  const later = [...PATHS[status], status];
  // A few days between two steps, fewer if the candidate has applied lately.
  const longestMs = Math.min(9 * 24 * HOUR_MS, (until.getTime() - applied.getTime()) / (later.length + 1));
  let atMs = applied.getTime();
  for (const next of later) {
    atMs += Math.floor(longestMs * (0.3 + 0.7 * random.fraction()));
    steps.push({ status: next, at: new Date(atMs) });
  }
  return steps;
}
