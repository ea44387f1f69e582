import {
  HIRING_STATUS_SEQUENCE,
  HIRING_STEPS,
  HIRING_STEP_NAMES,
  MAX_HIRE_DAYS_AHEAD,
  isHired,
  nextHiringStatus,
  type CandidateStatus,
} from '@araucaria/contracts/domain';
import { dayOf } from '../../shared/dates/day-ranges';
import { addDays, type Day } from '../../shared/dates/days';
import type { ApprovedCandidate, HiringFigures } from './hiring-queries';

export function progressOf(status: CandidateStatus) {
  const stages = HIRING_STATUS_SEQUENCE;
  const index = isHired(status) ? stages.length - 1 : stages.findIndex((stage) => stage.status === status);
  return {
    /** Number of reached statuses, of four. */
    done: index + 1,
    percent: stages[index]?.progress ?? 0,
    next: nextHiringStatus(status),
  };
}

/** Label of a candidate on the cards: one who is hired counts as in hiring. */
export const approvedLabel = (status: CandidateStatus): string =>
  isHired(status) ? 'Em Contratação' : 'Aprovado';

export const SELECTABLE_STEPS = HIRING_STEP_NAMES.filter((step) => HIRING_STEPS[step].isSelectable);

export const latestStart = (today: Day): Day => addDays(today, MAX_HIRE_DAYS_AHEAD);

/** Days from today to the start date that is shown while none is set. */
const DEFAULT_START_DAYS_AHEAD = 7;

export const startDay = (stored: Day | null | undefined, today: Day): Day =>
  stored ?? addDays(today, DEFAULT_START_DAYS_AHEAD);

/** Days after the approval from which the start of a hiring is due. */
const START_DUE_AFTER_DAYS = 7;

/** Whether a hiring has not begun although the approval is a week old. */
export const isStartDue = (
  { status, hiringStep, approvedDate }: Pick<ApprovedCandidate, 'status' | 'hiringStep' | 'approvedDate'>,
  today: Day,
): boolean =>
  status === 'approved' &&
  hiringStep === null &&
  approvedDate !== null &&
  addDays(dayOf(approvedDate), START_DUE_AFTER_DAYS) <= today;

export const conversionRate = (hired: number, total: number): number =>
  total ? Math.round((hired / total) * 100) : 0;

type Totals = Pick<
  HiringFigures['hiringDashboard'],
  'totalCandidates' | 'candidatesApproved' | 'candidatesReachedHiring' | 'candidatesHired'
>;

/** Candidates per phase; each phase includes those of later phases. */
export function funnelOf(totals: Totals) {
  const { totalCandidates, candidatesApproved, candidatesReachedHiring, candidatesHired } = totals;
  return [
    { phase: 'Inscritos', candidates: totalCandidates },
    { phase: 'Aprovados', candidates: candidatesApproved },
    { phase: 'Em contratação', candidates: candidatesReachedHiring },
    { phase: 'Contratados', candidates: candidatesHired },
  ].map((one) => ({ ...one, percent: conversionRate(one.candidates, totalCandidates) }));
}
