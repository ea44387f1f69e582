import { SERVICES, type ServiceName } from './domain/services.js';
import type { EventCatalogue, EventName } from './events.js';

interface EventRoute {
  /** The services that publish the event. Subscribers refuse one that another service has signed (decision 059). */
  by: readonly ServiceName[];
  /** Its subscribers. One without a handler, or a handler without an entry here, fails the start-up. */
  to: readonly ServiceName[];
}

const ROUTES: { readonly [E in EventName]: EventRoute } = {
  'job.saved': { by: ['jobs'], to: ['candidates', 'interviews', 'referrals'] },
  'job.removed': { by: ['jobs'], to: ['candidates', 'interviews', 'referrals'] },
  'candidate.applied': { by: ['candidates'], to: ['notifications', 'referrals'] },
  'candidate.status-changed': {
    by: ['candidates'],
    to: ['candidates', 'interviews', 'notifications', 'referrals'],
  },
  'candidate.link-requested': { by: ['candidates'], to: ['notifications'] },
  'candidate.job-digest-due': { by: ['candidates'], to: ['notifications'] },
  'candidate.notified': { by: ['notifications'], to: ['candidates'] },
  'response.digest-due': { by: ['candidates'], to: ['notifications'] },
  'candidate.scored': { by: ['candidates'], to: [] },
  'candidate.renamed': { by: ['candidates'], to: ['interviews', 'referrals'] },
  'candidate.hiring-step-changed': { by: ['candidates'], to: ['notifications'] },
  // Of the release before: notifications mails by `referral.hire-changed` now.
  'candidate.hired': { by: ['candidates'], to: ['notifications', 'referrals'] },
  'candidate.hire-undone': { by: ['candidates'], to: ['referrals'] },
  'candidate.hire-dated': { by: ['candidates'], to: [] },
  'candidate.erased': { by: ['candidates'], to: ['interviews', 'notifications', 'referrals'] },
  'candidate.quarantine-changed': { by: ['candidates'], to: ['interviews', 'notifications', 'referrals'] },
  'referral.applied': { by: ['referrals'], to: ['notifications', 'referrals'] },
  'referral.bonus-due': { by: ['referrals'], to: ['notifications'] },
  'referral.bonus-overdue': { by: ['referrals'], to: [] },
  'referral.bonus-paid': { by: ['referrals'], to: ['notifications'] },
  'referral.payment-reversed': { by: ['referrals'], to: ['notifications'] },
  'referral.bonus-suspended': { by: ['referrals'], to: ['notifications'] },
  'referral.bonus-resumed': { by: ['referrals'], to: ['notifications'] },
  'referral.hire-changed': { by: ['referrals'], to: ['candidates', 'notifications'] },
  'bonus.digest-due': { by: ['referrals'], to: ['notifications'] },
  'interview.scheduled': { by: ['interviews'], to: ['candidates', 'notifications'] },
  'interview.rescheduled': { by: ['interviews'], to: ['notifications'] },
  'interview.confirmed': { by: ['interviews'], to: [] },
  'interview.completed': { by: ['interviews'], to: ['candidates'] },
  'interview.cancelled': { by: ['interviews'], to: ['candidates', 'notifications'] },
  'interview.restored': { by: ['interviews'], to: ['notifications'] },
  'interview.change-undone': { by: ['interviews'], to: ['candidates', 'notifications'] },
  'interview.interviewers-changed': { by: ['interviews'], to: ['notifications'] },
  'interview.erased': { by: ['interviews'], to: ['notifications'] },
  'interview.declined': { by: ['interviews'], to: ['notifications'] },
  'interview.reminder-due': { by: ['interviews'], to: ['notifications'] },
  'interview.invitation-sent': { by: ['notifications'], to: ['interviews'] },
  'interview.invitation-failed': { by: ['notifications'], to: ['interviews'] },
  'interview.answered': { by: ['notifications'], to: ['interviews'] },
  'interview.reschedule-requested': { by: ['interviews'], to: ['notifications'] },
  'user.password-changed': { by: ['users'], to: ['notifications'] },
  'user.password-refused': { by: ['users'], to: ['notifications'] },
  'user.link-requested': { by: ['users'], to: ['notifications'] },
  'user.second-factor-changed': { by: ['users'], to: ['notifications'] },
  'user.removed': { by: ['users'], to: ['candidates', 'interviews', 'jobs', 'notifications', 'referrals'] },
  'cleaning.requested': {
    by: ['users'],
    to: ['candidates', 'interviews', 'jobs', 'notifications', 'referrals'],
  },
  'cleaning.continued': { by: ['candidates'], to: ['candidates'] },
  'cleaning.finished': {
    by: ['jobs', 'candidates', 'interviews', 'referrals', 'notifications'],
    to: ['users'],
  },
  'retention.requested': { by: ['users'], to: ['candidates', 'notifications', 'referrals'] },
  'retention.continued': { by: ['candidates'], to: ['candidates'] },
  'retention.finished': { by: ['candidates', 'referrals', 'notifications'], to: ['users'] },
  'referrer.erased': { by: ['referrals'], to: ['notifications'] },
  'subject-request.digest-due': { by: ['users'], to: ['notifications'] },
  'subject-request.submitted': { by: ['users'], to: ['notifications'] },
  'subject-request.confirmed': { by: ['users'], to: ['notifications'] },
  'subject-request.cleared': { by: ['users'], to: ['notifications'] },
  'audit.recorded': { by: [...SERVICES], to: ['users'] },
  'message-template.changed': { by: ['notifications'], to: [] },
  'delivery.requested': { by: ['notifications'], to: ['notifications'] },
  'delivery.reported': { by: ['notifications'], to: ['notifications'] },
};

type ServicesByEvent = { readonly [E in EventName]: readonly ServiceName[] };

const services = (side: keyof EventRoute) =>
  Object.fromEntries(Object.entries(ROUTES).map(([event, route]) => [event, route[side]])) as ServicesByEvent;

export const PUBLISHERS = services('by');
export const SUBSCRIPTIONS = services('to');

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
      description: 'of a registered or undone hire',
      matches: ({ change }) => change !== 'moved',
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
