import { ELIGIBLE_STATUSES, ENDED_STATUSES, isHired, type CandidateStatus } from './candidate-status.js';

/**
 * The effects of interviews and candidates' statuses on each other. All services take these rules from here.
 *
 * | cause | effect |
 * |---|---|
 * | an interview is scheduled | the status `new` or `reviewing` becomes `interview` |
 * | the last open interview is cancelled, or finished without a decision | the status `interview` becomes `reviewing` |
 * | the candidate is rejected, declines or is hired | upcoming interviews are cancelled |
 * | that change is undone | those interviews are restored unchanged |
 * | the candidate is erased | every interview is erased, without a message, as no address is left |
 *
 * An approval keeps other interviews: a process may have several.
 */
const isIn = (statuses: readonly string[], status: string): boolean => statuses.includes(status);

/**
 * The candidate's status after a change of their interviews.
 * @param hasOpenInterview whether one is scheduled, either upcoming or awaiting its outcome
 */
export function statusForInterviews(status: CandidateStatus, hasOpenInterview: boolean): CandidateStatus {
  if (hasOpenInterview) return isIn(ELIGIBLE_STATUSES, status) ? 'interview' : status;
  return status === 'interview' ? 'reviewing' : status;
}

/** Whether this status of a candidate cancels their upcoming interviews. */
export const closesInterviews = (status: string): boolean => isIn(ENDED_STATUSES, status) || isHired(status);
