import {
  HIRED_STATUSES,
  isEligibleForInterview,
  isHired,
  nextHiringStatus,
  type CandidateStatus,
} from '@araucaria/contracts/domain';
import { SELECTABLE_STATUSES } from '../../../domain/candidates/candidate-status';

export interface Stage {
  /** The status that a move into the stage sets. */
  status: CandidateStatus;
  /** All statuses of the stage: two spellings of a hire are one stage. */
  statuses: CandidateStatus[];
}

const stageOf = (status: CandidateStatus): Stage => ({
  status,
  statuses: status === 'hired' ? [...HIRED_STATUSES] : [status],
});

/** The way of an application, as the specification orders it. */
const MAIN_STATUSES: readonly CandidateStatus[] = [
  'new',
  'reviewing',
  'interview',
  'approved',
  'hiring_offer',
  'hiring_documents',
  'hired',
  'rejected',
];
const MAIN_STAGES = MAIN_STATUSES.map(stageOf);

/** Stages of older data and of withdrawals, shown only while they have candidates. Staff cannot move a candidate into them. */
const OTHER_STAGES = (['screening', 'interviewing', 'waiting', 'pending', 'declined'] as const).map(stageOf);

const isSelectable = (status: CandidateStatus): boolean =>
  (SELECTABLE_STATUSES as readonly CandidateStatus[]).includes(status);

/** Stages in which an application has ended. Their columns are narrow until a user opens them. */
const ENDED: ReadonlySet<CandidateStatus> = new Set(['hired', 'rejected', 'declined']);

export const isEnded = ({ status }: Stage): boolean => ENDED.has(status);

/** The columns of a job with these numbers of candidates. Those in which applications have ended are the last. */
export function stagesOf(counts: ReadonlyMap<string, number>): Stage[] {
  const stages = [...MAIN_STAGES, ...OTHER_STAGES.filter(({ status }) => counts.has(status))];
  return [...stages.filter((stage) => !isEnded(stage)), ...stages.filter(isEnded)];
}

export const countOf = ({ statuses }: Stage, counts: ReadonlyMap<string, number>): number =>
  statuses.reduce((total, status) => total + (counts.get(status) ?? 0), 0);

/** The statuses that staff may set next: those that can always be chosen, and the next one of the hiring. */
export function targetsOf(from: CandidateStatus): CandidateStatus[] {
  const next = nextHiringStatus(from);
  return MAIN_STATUSES.filter(
    (to) => to !== from && !(isHired(to) && isHired(from)) && (isSelectable(to) || to === next),
  );
}

/** The statuses that many candidates can be moved to at once. */
export const isBulkTarget = isSelectable;

/** Whether a move to the status begins with choosing a time: the interview itself then sets it. */
export const needsAppointment = (from: CandidateStatus, to: CandidateStatus): boolean =>
  to === 'interview' && isEligibleForInterview(from, null);
