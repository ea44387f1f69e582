import type { RepeatableErasure } from '@araucaria/database';

/** Erasures of one kind in the audit trail, which keeps them for good. */
const inAuditTrail = (action: string): string =>
  `select subject_id::integer as id, occurred_at as at from audit_entry
   where action = '${action}' and subject_id ~ '^[0-9]{1,9}$'`;

const removed = (action: string): string[] => [
  `insert into outbox_event (id, name, payload, occurred_at)
   select gen_random_uuid(), 'user.removed', jsonb_build_object('userId', id), now() from account
   where id = any($1) and erased_at is null`,
  `insert into audit_entry (occurred_at, action, subject, subject_id, details)
   select now(), '${action}', 'account', id::text, '{"repeated": true}'::jsonb from account
   where id = any($1) and erased_at is null order by id`,
];

/** Erasures of accounts and of requests, and those of other services that the audit trail knows. */
export const ERASURES: readonly RepeatableErasure[] = [
  { kind: 'candidate', erased: inAuditTrail('candidate.erased') },
  { kind: 'candidate-referrer', erased: inAuditTrail('candidate.referrer-erased') },
  {
    kind: 'account',
    erased: 'select id, erased_at as at from account where erased_at is not null',
    // As `Account.erase` and `RemovalService.erase` do it.
    repeat: [
      ...removed('account.erased'),
      `update account set username = 'removido-' || id, username_key = 'removido-' || id, full_name = null, email = null,
         department = null, is_admin = false, is_employee = false, roles = '{}', last_login_at = null,
         deactivated_at = coalesce(deactivated_at, now()), erased_at = now()
       where id = any($1) and erased_at is null`,
      ...['account_identity', 'account_link', 'second_factor', 'passkey', 'recovery_code', 'saved_view'].map(
        (table) => `delete from ${table} where account_id = any($1)`,
      ),
      `update cleaning_run set actor_name = 'removido-' || actor_id where actor_id = any($1)`,
    ],
  },
  {
    kind: 'removed-account',
    erased: inAuditTrail('account.removed'),
    repeat: [...removed('account.removed'), 'delete from account where id = any($1)'],
  },
  {
    kind: 'subject-request',
    erased: 'select id, now() as at from subject_request where email is null',
    repeat: [
      // Personal data is removed from answered requests only; the answer may be later than the backup.
      `update subject_request set name = null, email = null, details = null, answer = null,
         state = case when closed_at is null then 'fulfilled' else state end, closed_at = coalesce(closed_at, now())
       where id = any($1)`,
      `insert into outbox_event (id, name, payload, occurred_at)
       select gen_random_uuid(), 'subject-request.cleared', jsonb_build_object('requestIds', to_jsonb($1::integer[])), now()`,
    ],
  },
];
