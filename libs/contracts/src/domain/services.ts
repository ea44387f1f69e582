/** The services with an RPC contract, in the order in which they are migrated and backed up. Each service's event queue and database schema have the same name. */
export const SERVICES = ['jobs', 'candidates', 'interviews', 'referrals', 'users', 'notifications'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The queue of each service's timers and cron jobs; a service without an entry has none. */
export const TIMER_QUEUES: { readonly [S in ServiceName]?: string } = {
  candidates: 'candidate-cron',
  interviews: 'interview-reminders',
  referrals: 'bonus-schedule',
  users: 'account-cron',
};
