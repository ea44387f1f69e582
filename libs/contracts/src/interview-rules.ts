import { ELIGIBLE_STATUSES, ENDED_STATUSES, isHired, type CandidateStatus } from './candidate-status.js';

/**
 * What interviews and candidates do to each other; no other code decides it.
 *
 * | what happens | what follows |
 * |---|---|
 * | an interview is scheduled | `new` and `reviewing` become `interview` |
 * | the last open interview is cancelled, or finished without a decision | `interview` becomes `reviewing` |
 * | the candidate is rejected, declines or is hired | interviews to come are cancelled |
 * | that change is undone | those interviews are scheduled again, as they were |
 * | the candidate is erased | every interview is erased; there is no address left to write to |
 *
 * An approval leaves other interviews as they are: a process may have more of them.
 */
const isIn = (statuses: readonly string[], status: string): boolean => statuses.includes(status);

/**
 * The status that goes with the candidate's interviews.
 * @param hasOpenInterview whether one is scheduled, be it to come or waiting for its outcome
 */
export function statusForInterviews(status: CandidateStatus, hasOpenInterview: boolean): CandidateStatus {
  if (hasOpenInterview) return isIn(ELIGIBLE_STATUSES, status) ? 'interview' : status;
  return status === 'interview' ? 'reviewing' : status;
}

/** Whether the interviews to come of a candidate in that status are cancelled. */
export const closesInterviews = (status: string): boolean => isIn(ENDED_STATUSES, status) || isHired(status);
