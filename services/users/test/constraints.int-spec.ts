import { describeConstraints } from '@araucaria/testing';

/** @param values SQL of state, e-mail and time of the answer */
const insertRequest = (values: string) =>
  `insert into subject_request (kind, channel, received_on, due_on, state, email, closed_at)
   values ('access', 'site', '2026-03-02', '2026-03-17', ${values})`;

describeConstraints('users', {
  stored: [
    `insert into account (id, username, username_key, password_hash)
      values (7, 'Ana.Souza', 'ana.souza', '$argon2id$v=19$x')`,
    `insert into audit_entry (occurred_at, action, actor_id) values ('2026-03-03T12:00:00Z', 'account.created', 7)`,
  ],
  refused: [
    [insertRequest("'unconfirmed', 'ana@example.com', null"), 'subject_request_expiry'],
    [insertRequest("'lost', 'ana@example.com', now()"), 'subject_request_state'],
    [insertRequest("'open', null, null"), 'subject_request_email'],
    [insertRequest("'open', 'ana@example.com', now()"), 'subject_request_closed'],
    ['update audit_entry set actor_id = 8', 'audit_entry is append-only'],
    ['delete from audit_entry', 'audit_entry is append-only'],
    ['truncate audit_entry cascade', 'audit_entry is append-only'],
    ['update account set erased_at = now() where id = 7', 'account_erased'],
    ["insert into recovery_code (account_id, digest) values (99999, 'x')", 'recovery_code_account'],
    ['insert into second_factor (account_id) values (7)', 'second_factor_secret'],
    [
      "insert into account (username, username_key, password_hash) values ('ANA.SOUZA', 'ana.souza', '$argon2id$')",
      'account_username_key',
    ],
    ['update account set invited_at = now() where id = 7', 'account_invited'],
    [
      `insert into account_link (id, account_id, kind, created_at, expires_at)
       select gen_random_uuid(), 7, 'reset', now(), now() from generate_series(1, 2)`,
      'account_link_open',
    ],
    [
      `insert into cleaning_run (id, scope, actor_id, actor_name, started_at)
       select gen_random_uuid(), 'candidates', 7, 'ana', now() from generate_series(1, 2)`,
      'cleaning_run_unfinished',
    ],
  ],
});
