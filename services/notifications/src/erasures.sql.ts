import type { RepeatableErasure } from '@araucaria/database';

/** Events of the other schemas do the same later; messages that are due must not be sent before them. */
export const ERASURES: readonly RepeatableErasure[] = [
  { kind: 'candidate', repeat: ['delete from delivery where candidate_id = any($1)'] },
  { kind: 'account', repeat: ['delete from delivery where user_id = any($1)'] },
  { kind: 'removed-account', repeat: ['delete from delivery where user_id = any($1)'] },
  { kind: 'subject-request', repeat: ['delete from delivery where subject_request_id = any($1)'] },
  {
    kind: 'referral-application',
    repeat: [`delete from delivery where recipient_kind = 'referrer' and referral_application_id = any($1)`],
  },
];
