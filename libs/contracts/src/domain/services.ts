/** The services with an RPC contract, with their names on the page of operations. */
export const SERVICE_LABELS = {
  jobs: 'Vagas',
  candidates: 'Candidatos',
  interviews: 'Entrevistas',
  referrals: 'Indicações',
  users: 'Usuários',
  notifications: 'Notificações',
} as const;
export type ServiceName = keyof typeof SERVICE_LABELS;

/** In the order in which they are migrated and backed up. Each service's event queue and database schema have the same name. */
export const SERVICES = Object.keys(SERVICE_LABELS) as readonly ServiceName[];

/** The queue of each service's timers and cron jobs; a service without an entry has none. */
export const TIMER_QUEUES: { readonly [S in ServiceName]?: string } = {
  candidates: 'candidate-cron',
  interviews: 'interview-reminders',
  referrals: 'bonus-schedule',
  users: 'account-cron',
};
