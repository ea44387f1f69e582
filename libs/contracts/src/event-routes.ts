import { SERVICES, type ServiceName } from './domain/services.js';
import type { EventCatalogue, EventName } from './events.js';

/** The services that publish each event. Subscribers refuse an event that another one has signed (decision 059). */
export const PUBLISHERS: { readonly [E in EventName]: readonly ServiceName[] } = {
  'job.saved': ['jobs'],
  'job.removed': ['jobs'],
  'candidate.applied': ['candidates'],
  'candidate.status-changed': ['candidates'],
  'candidate.link-requested': ['candidates'],
  'candidate.job-digest-due': ['candidates'],
  'candidate.notified': ['notifications'],
  'response.digest-due': ['candidates'],
  'candidate.scored': ['candidates'],
  'candidate.renamed': ['candidates'],
  'candidate.hiring-step-changed': ['candidates'],
  'candidate.hired': ['candidates'],
  'candidate.hire-undone': ['candidates'],
  'candidate.hire-dated': ['candidates'],
  'candidate.erased': ['candidates'],
  'candidate.quarantine-changed': ['candidates'],
  'referral.applied': ['referrals'],
  'referral.bonus-due': ['referrals'],
  'referral.bonus-overdue': ['referrals'],
  'referral.bonus-paid': ['referrals'],
  'referral.payment-reversed': ['referrals'],
  'referral.bonus-suspended': ['referrals'],
  'referral.bonus-resumed': ['referrals'],
  'referral.hire-changed': ['referrals'],
  'bonus.digest-due': ['referrals'],
  'interview.scheduled': ['interviews'],
  'interview.rescheduled': ['interviews'],
  'interview.confirmed': ['interviews'],
  'interview.completed': ['interviews'],
  'interview.cancelled': ['interviews'],
  'interview.restored': ['interviews'],
  'interview.change-undone': ['interviews'],
  'interview.interviewers-changed': ['interviews'],
  'interview.erased': ['interviews'],
  'interview.declined': ['interviews'],
  'interview.reminder-due': ['interviews'],
  'interview.invitation-sent': ['notifications'],
  'interview.invitation-failed': ['notifications'],
  'interview.answered': ['notifications'],
  'interview.reschedule-requested': ['interviews'],
  'user.password-changed': ['users'],
  'user.password-refused': ['users'],
  'user.link-requested': ['users'],
  'user.second-factor-changed': ['users'],
  'user.removed': ['users'],
  'cleaning.requested': ['users'],
  'cleaning.continued': ['candidates'],
  'cleaning.finished': ['jobs', 'candidates', 'interviews', 'referrals', 'notifications'],
  'retention.requested': ['users'],
  'retention.continued': ['candidates'],
  'retention.finished': ['candidates', 'referrals', 'notifications'],
  'referrer.erased': ['referrals'],
  'subject-request.digest-due': ['users'],
  'subject-request.submitted': ['users'],
  'subject-request.confirmed': ['users'],
  'subject-request.cleared': ['users'],
  'audit.recorded': [...SERVICES],
  'message-template.changed': ['notifications'],
  'delivery.requested': ['notifications'],
  'delivery.reported': ['notifications'],
};

/**
 * The subscribers of each event. A subscriber without a handler, or a handler without an entry here, fails the
 * start-up.
 */
export const SUBSCRIPTIONS: { readonly [E in EventName]: readonly ServiceName[] } = {
  'job.saved': ['candidates', 'interviews', 'referrals'],
  'job.removed': ['candidates', 'interviews', 'referrals'],
  'candidate.applied': ['notifications', 'referrals'],
  'candidate.status-changed': ['candidates', 'interviews', 'notifications', 'referrals'],
  'candidate.link-requested': ['notifications'],
  'candidate.job-digest-due': ['notifications'],
  'candidate.notified': ['candidates'],
  'response.digest-due': ['notifications'],
  'candidate.scored': [],
  'candidate.renamed': ['interviews', 'referrals'],
  'candidate.hiring-step-changed': ['notifications'],
  'candidate.hired': ['notifications', 'referrals'],
  'candidate.hire-undone': ['referrals'],
  'candidate.hire-dated': [],
  'candidate.erased': ['interviews', 'notifications', 'referrals'],
  'candidate.quarantine-changed': ['interviews', 'notifications', 'referrals'],
  'referral.applied': ['notifications', 'referrals'],
  'referral.bonus-due': ['notifications'],
  'referral.bonus-overdue': [],
  'referral.bonus-paid': ['notifications'],
  'referral.payment-reversed': ['notifications'],
  'referral.bonus-suspended': ['notifications'],
  'referral.bonus-resumed': ['notifications'],
  'referral.hire-changed': ['candidates', 'notifications'],
  'bonus.digest-due': ['notifications'],
  'interview.scheduled': ['candidates', 'notifications'],
  'interview.rescheduled': ['notifications'],
  'interview.confirmed': [],
  'interview.completed': ['candidates'],
  'interview.cancelled': ['candidates', 'notifications'],
  'interview.restored': ['notifications'],
  'interview.change-undone': ['candidates', 'notifications'],
  'interview.interviewers-changed': ['notifications'],
  'interview.erased': ['notifications'],
  'interview.declined': ['notifications'],
  'interview.reminder-due': ['notifications'],
  'interview.invitation-sent': ['interviews'],
  'interview.invitation-failed': ['interviews'],
  'interview.answered': ['interviews'],
  'interview.reschedule-requested': ['notifications'],
  'user.password-changed': ['notifications'],
  'user.password-refused': ['notifications'],
  'user.link-requested': ['notifications'],
  'user.second-factor-changed': ['notifications'],
  'user.removed': ['candidates', 'interviews', 'jobs', 'notifications', 'referrals'],
  'cleaning.requested': ['candidates', 'interviews', 'jobs', 'notifications', 'referrals'],
  'cleaning.continued': ['candidates'],
  'cleaning.finished': ['users'],
  'retention.requested': ['candidates', 'notifications', 'referrals'],
  'retention.continued': ['candidates'],
  'retention.finished': ['users'],
  'referrer.erased': ['notifications'],
  'subject-request.digest-due': ['notifications'],
  'subject-request.submitted': ['notifications'],
  'subject-request.confirmed': ['notifications'],
  'subject-request.cleared': ['notifications'],
  'audit.recorded': ['users'],
  'message-template.changed': [],
  'delivery.requested': ['notifications'],
  'delivery.reported': ['notifications'],
};

/** Which events of a name a subscriber gets. */
interface SubscriptionFilter<E extends EventName> {
  /** For `docs/events.md`. */
  description: string;
  /** False: the subscriber would ignore the event, so it does not get one. */
  matches: (payload: EventCatalogue[E]) => boolean;
}

/** Filters of subscriptions; a subscriber without one gets every event of the name. The relay of the publisher applies them. */
export const SUBSCRIPTION_FILTERS: {
  readonly [E in EventName]?: { readonly [S in ServiceName]?: SubscriptionFilter<E> };
} = {
  'candidate.applied': {
    referrals: {
      description: 'with a referral code',
      matches: ({ referralCode }) => referralCode !== null,
    },
  },
  'referral.hire-changed': {
    candidates: {
      description: 'of a registered or moved hire',
      matches: ({ hireDate }) => hireDate !== undefined,
    },
    notifications: {
      description: 'of an undone hire',
      matches: ({ change }) => change === 'undone',
    },
  },
};

/** Whether `subscriber`, which subscribes to events of this name, gets this one. */
export function isDeliveredTo<E extends EventName>(
  subscriber: ServiceName,
  name: E,
  payload: EventCatalogue[E],
): boolean {
  const filters: { readonly [S in ServiceName]?: SubscriptionFilter<E> } | undefined =
    SUBSCRIPTION_FILTERS[name];
  return filters?.[subscriber]?.matches(payload) ?? true;
}
