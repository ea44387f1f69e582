import type { RepeatableErasure } from '@araucaria/database';
import { deleteWithMails, requestNaming, type NamedKind } from '../deliveries/mail-deletions.sql.js';

const named = (kind: NamedKind): string =>
  requestNaming(`(select array_agg('${kind}:' || id) from unnest($1::int[]) id)`);

const ERASED_ACCOUNT = [deleteWithMails('user_id = any($1::int[])'), named('user')];

/**
 * Events of the other schemas do the same later; messages that are due must not be sent before them. The archive may still have
 * mails whose deletion was requested after the backup.
 */
export const ERASURES: readonly RepeatableErasure[] = [
  { kind: 'candidate', repeat: [deleteWithMails('candidate_id = any($1::int[])'), named('candidate')] },
  { kind: 'account', repeat: ERASED_ACCOUNT },
  { kind: 'removed-account', repeat: ERASED_ACCOUNT },
  { kind: 'subject-request', repeat: [deleteWithMails('subject_request_id = any($1::int[])')] },
  {
    kind: 'referral-application',
    repeat: [
      deleteWithMails(`recipient_kind = 'referrer' and referral_application_id = any($1::int[])`),
      named('referral-application'),
    ],
  },
];
