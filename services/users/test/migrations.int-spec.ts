import { migrateSchema } from '@araucaria/database';
import { describeMigrations } from '@araucaria/testing';
import { CreateAccounts20261121 } from '../src/migrations/20261121-create-accounts.js';
import { KeepAudit20261121 } from '../src/migrations/20261121b-keep-audit.js';
import { DeactivateAccounts20261122 } from '../src/migrations/20261122-deactivate-accounts.js';
import { MIGRATIONS } from '../src/migrations/index.js';

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
        'select id, used_at::text, deactivated_at::text, erased_at from account where id in (7, 8) order by id',
      expected: [
        { id: 7, used_at: '2026-03-03 12:00:00+00', deactivated_at: null, erased_at: null },
        { id: 8, used_at: null, deactivated_at: '2026-03-04 12:00:00+00', erased_at: null },
      ],
    },
    {
      name: 'an audit entry',
      since: KeepAudit20261121,
      insert: `insert into audit_entry (action, details, actor_id, actor_name, request_id, at)
        values ('account.created', '{"username":"bia"}', 7, 'Ana.Souza', 'r1', '2026-03-03T12:00:00Z')`,
      select: 'select action, details, actor_id, actor_name, request_id, at::text from audit_entry',
      expected: [
        {
          action: 'account.created',
          details: { username: 'bia' },
          actor_id: 7,
          actor_name: 'Ana.Souza',
          request_id: 'r1',
          at: '2026-03-03 12:00:00+00',
        },
      ],
    },
  ],
  refused: [
    ['update account set erased_at = now() where id = 7', 'account_erased'],
    [
      "insert into account (username, username_key, password_hash) values ('ANA.SOUZA', 'ana.souza', '$argon2id$')",
      'account_username_key',
    ],
    [
      `insert into cleaning_run (id, scope, actor_id, actor_name, started_at)
       select gen_random_uuid(), 'candidates', 7, 'ana', now() from generate_series(1, 2)`,
      'cleaning_run_unfinished',
    ],
  ],
});
