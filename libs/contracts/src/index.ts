import { CandidatesClient } from './candidates.js';
import type { ServiceName } from './domain/services.js';
import { InterviewsClient } from './interviews.js';
import { JobsClient } from './jobs.js';
import { NotificationsClient } from './notifications.js';
import { ReferralsClient } from './referrals.js';
import type { ClientClass } from './rpc.js';
import { UsersClient } from './users.js';

export * from './account-links.js';
export * from './actor.js';
export * from './application-drafts.js';
export * from './application.js';
export * from './audit.js';
export * from './bonuses.js';
export * from './candidate-area.js';
export * from './candidate-filters.js';
export * from './candidate-records.js';
export * from './candidate-score.js';
export * from './candidate-views.js';
export * from './candidates.js';
export * from './cleaning.js';
export * from './dates.js';
export * from './domain/index.js';
export * from './email-address.js';
export * from './errors.js';
export * from './event-routes.js';
export * from './events.js';
export * from './hiring.js';
export * from './home-picture.js';
export * from './home-texts.js';
export * from './incidents.js';
export * from './interview-days.js';
export * from './interview-lists.js';
export * from './interviews.js';
export * from './job-alerts.js';
export * from './jobs.js';
export * from './notifications.js';
export * from './operations.js';
export * from './pages.js';
export * from './privacy.js';
export * from './profile.js';
export * from './queues.js';
export * from './referral-days.js';
export * from './referrals.js';
export * from './referrers.js';
export * from './responses.js';
export * from './resumes.js';
export * from './rpc.js';
export * from './saved-views.js';
export * from './second-factors.js';
export * from './stages.js';
export * from './status-changes.js';
export * from './subject-requests.js';
export * from './template-variables.js';
export * from './user-accounts.js';
export * from './user-choice.js';
export * from './user-lists.js';
export * from './users.js';
export * from './validation.js';

export const RPC_CLIENTS: Readonly<Record<ServiceName, ClientClass<object>>> = {
  jobs: JobsClient,
  candidates: CandidatesClient,
  interviews: InterviewsClient,
  referrals: ReferralsClient,
  users: UsersClient,
  notifications: NotificationsClient,
};
