import type { Client } from 'pg';
import { DAY_MS } from '@araucaria/contracts/domain';
import { randomName } from './names.ts';
import { Random } from './random.ts';
import { TableCopy, table } from './table-copy.ts';

const ACCOUNT = table(
  'users.account',
  ...(['username', 'username_key', 'full_name', 'email', 'department', 'is_admin', 'is_employee'] as const),
  ...(['created_at', 'last_login_at', 'deactivated_at'] as const),
);

const DEPARTMENTS = ['Comercial', 'Logística', 'Produção', 'Qualidade', 'Tecnologia', 'Administração'];
const EMPLOYEE_PROBABILITY = 0.8;
const DEACTIVATED_PROBABILITY = 0.05;
const NEVER_IN_PROBABILITY = 0.3;
const ADMIN_PROBABILITY = 0.001;
const TWO_YEARS_DAYS = 730;

interface Filling {
  count: number;
  seed: number;
  until: Date;
}

/** Adds accounts without a password: employees, people who refer, and a few administrators. */
export async function addAccounts(client: Client, { count, seed, until }: Filling): Promise<void> {
  const random = new Random(seed);
  const copy = new TableCopy(client, ACCOUNT);
  const before = (days: number) => new Date(until.getTime() - random.integer(days * DAY_MS));
  for (let n = 1; n <= count; n++) {
    const { firstName, lastName } = randomName(random);
    const username = `${firstName}.${lastName}.${n}`.toLowerCase().replaceAll(' ', '.');
    copy.add({
      username,
      username_key: username.normalize('NFKC'),
      full_name: `${firstName} ${lastName}`,
      email: `${n}@araucaria.example`,
      department: DEPARTMENTS[random.integer(DEPARTMENTS.length)] ?? null,
      is_admin: random.chance(ADMIN_PROBABILITY),
      is_employee: random.chance(EMPLOYEE_PROBABILITY),
      created_at: before(TWO_YEARS_DAYS),
      last_login_at: random.chance(NEVER_IN_PROBABILITY) ? null : before(TWO_YEARS_DAYS),
      deactivated_at: random.chance(DEACTIVATED_PROBABILITY) ? until : null,
    });
    await copy.flush();
  }
  await copy.end();
  await client.query('vacuum (analyze) users.account');
}

/**
 * Adds entries of the audit trail behind those that there are: looks at profiles, changes of status, logins, of two hundred users in two
 * years. They are not chained, because the trigger takes its time for one entry after another.
 */
export async function addAuditEntries(
  client: Client,
  { count, until }: Omit<Filling, 'seed'>,
): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `with head as (select seq from users.audit_head)
     insert into users.audit_entry (seq, occurred_at, recorded_at, action, subject, subject_id, actor_id, request_id, details,
       previous_hash, hash)
     select head.seq + n, at, at, action, case when action = 'login' then 'account' else 'candidate' end,
       case when action = 'login' then 1 + n % 200 else 1 + n * 7919 % 20000 end, 1 + n % 200, 'r' || n,
       case action when 'candidate.status-changed' then '{"from":"new","to":"reviewing"}'::jsonb else '{"count":1}' end,
       repeat('0', 64), md5(n::text) || md5(n::text)
     from head, generate_series(1, $1::int) n,
       lateral (select $2::timestamptz - make_interval(secs => ($1::int - n) * ${TWO_YEARS_DAYS * 86_400}.0 / $1::int) as at) times,
       lateral (select (array['candidate.viewed', 'candidate.viewed', 'candidate.viewed', 'login', 'candidate.status-changed'])[1 + n % 5] as action) kinds`,
    [count, until],
  );
  await client.query(
    `insert into users.audit_origin (seq, address, salt)
     select seq, '203.0.113.' || seq % 250, 's' from users.audit_entry on conflict do nothing`,
  );
  // The service goes on behind them.
  await client.query('update users.audit_head set seq = (select max(seq) from users.audit_entry)');
  await client.query('reset session_replication_role');
  await client.query('vacuum (analyze) users.audit_entry');
  await client.query('vacuum (analyze) users.audit_origin');
}
