import { migrateSchema } from '@araucaria/database';
import { describeMigrations } from '@araucaria/testing';
import { CreateAccounts20261121 } from '../src/migrations/20261121-create-accounts.js';
import { KeepAudit20261121 } from '../src/migrations/20261121b-keep-audit.js';
import { DeactivateAccounts20261122 } from '../src/migrations/20261122-deactivate-accounts.js';
import { ChainAudit20261124 } from '../src/migrations/20261124-chain-audit.js';
import { GiveRoles20261126 } from '../src/migrations/20261126-give-roles.js';
import { RegisterRequests20261127 } from '../src/migrations/20261127b-register-requests.js';
import { NoteLastLogins20261209 } from '../src/migrations/20261209-note-last-logins.js';
import { ListAccounts20261215 } from '../src/migrations/20261215-list-accounts.js';
import { MIGRATIONS } from '../src/migrations/index.js';

/** Columns of an account that was neither erased nor invited. */
const KEPT = { erased_at: null, password_hash: '$argon2id$v=19$x', invited_at: null };

/** @param values SQL of state, e-mail and time of the answer */
const insertRequest = (values: string) =>
  `insert into subject_request (kind, channel, received_on, due_on, state, email, closed_at)
   values ('access', 'site', '2026-03-02', '2026-03-17', ${values})`;

describeMigrations({
  schema: 'users',
  migrations: MIGRATIONS,
  migrate: migrateSchema,
  stored: [
    {
      name: 'an account counts as used since its creation, is active and not erased',
      since: CreateAccounts20261121,
      before: DeactivateAccounts20261122,
      insert: `insert into account (id, username, username_key, password_hash, full_name, email, department, is_admin, created_at)
        values (7, 'Ana.Souza', 'ana.souza', '$argon2id$v=19$x', 'Ana Souza', 'ana@araucaria.example', 'Pessoas', true, '2026-03-02T12:00:00Z')`,
      select: `select username, username_key, password_hash, full_name, email, department, is_admin, is_employee,
        used_at = created_at as is_used_since_creation, created_at::text, deactivated_at, erased_at from account where id = 7`,
      expected: [
        {
          username: 'Ana.Souza',
          username_key: 'ana.souza',
          password_hash: '$argon2id$v=19$x',
          full_name: 'Ana Souza',
          email: 'ana@araucaria.example',
          department: 'Pessoas',
          is_admin: true,
          is_employee: false,
          is_used_since_creation: true,
          created_at: '2026-03-02 12:00:00+00',
          deactivated_at: null,
          erased_at: null,
        },
      ],
    },
    {
      name: 'accounts of which one was used and one is deactivated',
      since: DeactivateAccounts20261122,
      insert: `insert into account (id, username, username_key, password_hash, created_at, used_at, deactivated_at) values
        (7, 'Ana.Souza', 'ana.souza', '$argon2id$v=19$x', '2026-03-02T12:00:00Z', '2026-03-03T12:00:00Z', null),
        (8, 'bia', 'bia', '$argon2id$v=19$x', '2026-03-02T12:00:00Z', null, '2026-03-04T12:00:00Z')`,
      select:
        'select id, used_at::text, deactivated_at::text, erased_at, password_hash, invited_at from account where id in (7, 8) order by id',
      expected: [
        {
          id: 7,
          used_at: '2026-03-03 12:00:00+00',
          deactivated_at: null,
          ...KEPT,
        },
        { id: 8, used_at: null, deactivated_at: '2026-03-04 12:00:00+00', ...KEPT },
      ],
    },
    {
      name: 'an account, which is found without accents and without regard to case',
      since: NoteLastLogins20261209,
      before: ListAccounts20261215,
      insert: `insert into account (id, username, username_key, password_hash, full_name, created_at)
        values (11, 'Érica.Sá', 'érica.sá', '$argon2id$v=19$x', 'Érica SÁ', '2026-03-02T12:00:00Z')`,
      select: 'select name_key, department_key, search_text from account where id = 11',
      expected: [{ name_key: 'erica sa', department_key: null, search_text: 'erica.sa\nerica sa\n\n' }],
    },
    {
      name: 'an administrator, who has no further role',
      since: DeactivateAccounts20261122,
      before: GiveRoles20261126,
      insert: `insert into account (id, username, username_key, password_hash, is_admin, created_at)
        values (9, 'cida', 'cida', '$argon2id$v=19$x', true, '2026-03-02T12:00:00Z')`,
      select: 'select is_admin, roles from account where id = 9',
      expected: [{ is_admin: true, roles: [] }],
    },
    {
      name: 'accounts, which last logged in when the audit trail says so',
      since: ChainAudit20261124,
      before: NoteLastLogins20261209,
      insert: `insert into account (id, username, username_key, password_hash, created_at) values
          (20, 'dora', 'dora', '$argon2id$v=19$x', '2026-03-02T12:00:00Z'),
          (21, 'eva', 'eva', '$argon2id$v=19$x', '2026-03-02T12:00:00Z');
        insert into audit_entry (occurred_at, action, actor_id) values
          ('2026-03-05T12:00:00Z', 'login', 20), ('2026-03-09T12:00:00Z', 'login', 20),
          ('2026-03-10T12:00:00Z', 'login.challenged', 20), ('2026-03-11T12:00:00Z', 'login.failed', null)`,
      select: 'select id, last_login_at::text from account where id in (20, 21) order by id',
      expected: [
        { id: 20, last_login_at: '2026-03-09 12:00:00+00' },
        { id: 21, last_login_at: null },
      ],
    },
    {
      name: 'requests that staff registered, whose address no link has confirmed',
      since: RegisterRequests20261127,
      insert: `insert into subject_request (kind, channel, name, email, received_on, due_on, state, answer, closed_at) values
        ('access', 'email', 'Ana', 'ana@example.com', '2026-03-02', '2026-03-17', 'open', null, null),
        ('erasure', 'letter', null, null, '2026-03-02', '2026-03-17', 'fulfilled', null, '2026-03-05T12:00:00Z')`,
      select: `select kind, state, email, due_on::text, email_confirmed_at, token_hashes, expires_at
        from subject_request order by id`,
      expected: [
        {
          kind: 'access',
          state: 'open',
          email: 'ana@example.com',
          due_on: '2026-03-17',
          email_confirmed_at: null,
          token_hashes: [],
          expires_at: null,
        },
        expect.objectContaining({ kind: 'erasure', state: 'fulfilled', email: null, expires_at: null }),
      ],
    },
    {
      name: 'an audit entry, which loses the name and texts',
      since: KeepAudit20261121,
      before: ChainAudit20261124,
      insert: `insert into audit_entry (action, details, actor_id, actor_name, request_id, at)
        values ('account.created', '{"username":"bia","users":1}', 7, 'Ana.Souza', 'r1', '2026-03-03T12:00:00Z'),
          ('clean-database.begun', '{}', null, null, null, '2026-03-04T12:00:00Z')`,
      select: `select e.seq::integer, action, details, actor_id, request_id, occurred_at::text, e.previous_hash, e.hash = h.hash as is_head
        from audit_entry e, audit_head h order by e.seq`,
      expected: [
        {
          seq: 1,
          action: 'account.created',
          details: { users: 1 },
          actor_id: 7,
          request_id: 'r1',
          occurred_at: '2026-03-03 12:00:00+00',
          previous_hash: '0'.repeat(64),
          is_head: false,
        },
        {
          seq: 2,
          action: 'clean-database.begun',
          details: {},
          actor_id: null,
          request_id: null,
          occurred_at: '2026-03-04 12:00:00+00',
          previous_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          is_head: true,
        },
      ],
    },
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
