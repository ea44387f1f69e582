/**
 * What each mutation and each live event makes stale. What queries show and mutations change is declared in the schema, by `@shows` and
 * `@changes`.
 */
import { CHANGED_BY, SHOWN, type EventName, type QueryField } from '../../generated/names';

/** A kind of record that queries show, and that mutations and events change. */
export type Aggregate =
  | 'candidate'
  | 'interview'
  | 'referral'
  | 'job'
  | 'delivery'
  | 'user'
  | 'saved-view'
  | 'session'
  | 'bonus-rule'
  | 'message-template'
  | 'rejection-reason'
  | 'response-settings'
  | 'home-texts'
  | 'retention'
  | 'subject-request'
  | 'incident'
  | 'queue';

/** The aggregates that each event changes. A missing or misspelt key does not compile. */
const CHANGED_BY_EVENTS: Record<EventName, readonly Aggregate[]> = {
  // The gateway sends no live events of these kinds.
  'bonus.digest-due': [],
  'response.digest-due': [],
  'cleaning.requested': [],
  'cleaning.continued': [],
  'cleaning.finished': [],
  'subject-request.digest-due': [],
  'subject-request.submitted': [],
  'subject-request.confirmed': [],
  'subject-request.cleared': [],
  'retention.requested': [],
  'retention.continued': [],
  'retention.finished': [],
  'referrer.erased': [],
  'audit.recorded': [],
  'user.removed': [],
  'user.password-changed': [],
  'user.password-refused': [],
  'user.link-requested': [],
  'user.second-factor-changed': [],
  'job.saved': ['job'],
  'job.removed': ['job'],
  'candidate.applied': ['candidate'],
  'candidate.status-changed': ['candidate'],
  'candidate.link-requested': ['delivery'],
  'candidate.job-digest-due': [],
  'candidate.notified': ['candidate', 'delivery'],
  'candidate.scored': ['candidate'],
  'candidate.renamed': ['candidate'],
  'candidate.hiring-step-changed': ['candidate'],
  'candidate.hired': ['candidate'],
  'candidate.hire-undone': ['candidate'],
  'candidate.hire-dated': ['candidate'],
  'candidate.erased': ['candidate'],
  'candidate.quarantine-changed': ['candidate', 'interview', 'delivery', 'retention'],
  'referral.applied': ['referral'],
  'referral.bonus-due': ['referral'],
  'referral.bonus-overdue': ['referral'],
  'referral.bonus-paid': ['referral'],
  'referral.payment-reversed': ['referral'],
  'referral.bonus-suspended': ['referral'],
  'referral.bonus-resumed': ['referral'],
  'referral.hire-changed': ['referral'],
  'interview.scheduled': ['interview'],
  'interview.rescheduled': ['interview'],
  'interview.confirmed': ['interview'],
  'interview.completed': ['interview'],
  'interview.cancelled': ['interview'],
  'interview.restored': ['interview'],
  'interview.change-undone': ['interview'],
  'interview.interviewers-changed': ['interview'],
  'interview.erased': [],
  'interview.declined': ['interview'],
  'interview.reminder-due': ['interview'],
  'interview.invitation-sent': ['interview'],
  'interview.invitation-failed': ['interview'],
  'interview.answered': ['interview'],
  'interview.reschedule-requested': ['interview'],
  'message-template.changed': ['message-template'],
  'delivery.requested': ['delivery'],
  'delivery.reported': ['delivery'],
};

/** The aggregates that each query shows. One that the schema misspells does not compile, here and below. */
const SHOWN_BY: Record<QueryField, readonly Aggregate[]> = SHOWN;

const CHANGES = new Map(Object.entries<readonly Aggregate[]>({ ...CHANGED_BY, ...CHANGED_BY_EVENTS }));

/** The query fields whose results a change of these aggregates makes stale. */
export function staleAfter(changed: Iterable<Aggregate>): Set<QueryField> {
  const aggregates = new Set(changed);
  const fields = Object.keys(SHOWN_BY) as QueryField[];
  return new Set(fields.filter((field) => SHOWN_BY[field].some((aggregate) => aggregates.has(aggregate))));
}

/** The aggregates that a mutation (by its field) or a live event changes; none for a name of a newer release. */
export const changedBy = (name: string): readonly Aggregate[] => CHANGES.get(name) ?? [];
