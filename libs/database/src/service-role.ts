import { createHmac } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import { ConfigError, readConfig, url } from '@araucaria/platform';

/** What the role of a service may do with tables that are not entirely its own. By default it reads and writes. */
export interface TablePrivileges {
  /** Only `select` and `insert`. */
  appendOnly: readonly string[];
  /** Only `select`. */
  readOnly: readonly string[];
}

const DUPLICATE_ROLE = new Set(['42710', '23505']);
const WRONG_PASSWORD = '28P01';

/**
 * The connection of the login role with which a service works after its migrations: `SERVICE_DATABASE_URL`, or a role
 * `<owner>_<schema>` that {@link grantToServiceRole} creates. Its password is derived from the owner's, so that
 * replicas agree on it.
 * @throws {ConfigError} when the owner's URL has no password to derive one from
 */
export function serviceRoleUrl(ownerUrl: string, schema: string): string {
  const { SERVICE_DATABASE_URL } = readConfig({ SERVICE_DATABASE_URL: url({ default: '' }) });
  if (SERVICE_DATABASE_URL) return SERVICE_DATABASE_URL;
  const derived = new URL(ownerUrl);
  if (!derived.password)
    throw new ConfigError('DATABASE_URL has no password: set SERVICE_DATABASE_URL to a role of the service');
  const role = `${decodeURIComponent(derived.username)}_${schema}`;
  const password = createHmac('sha256', decodeURIComponent(derived.password)).update(`role:${role}`);
  derived.username = encodeURIComponent(role);
  derived.password = password.digest('hex');
  return derived.href;
}

/**
 * Creates the role of `roleUrl` if it is missing and sets its privileges on the schema. It owns nothing, so it cannot
 * change tables, triggers or its own privileges.
 * @param owner connected as the owner of the schema, under the lock of migrations
 */
export async function grantToServiceRole(
  owner: Client,
  schema: string,
  roleUrl: string,
  { appendOnly, readOnly }: TablePrivileges,
): Promise<void> {
  const { username, password } = new URL(roleUrl);
  const role = owner.escapeIdentifier(decodeURIComponent(username));
  const secret = owner.escapeLiteral(decodeURIComponent(password));
  const within = owner.escapeIdentifier(schema);
  const tables = (names: readonly string[]) =>
    names.map((name) => `${within}.${owner.escapeIdentifier(name)}`).join(', ');

  if (!(await canLogIn(roleUrl))) {
    // Roles belong to the whole server: services of another database may create the same one now.
    await owner.query(`create role ${role} login password ${secret}`).catch((error: unknown) => {
      if (!(error instanceof DatabaseError && DUPLICATE_ROLE.has(error.code ?? ''))) throw error;
    });
    if (!(await canLogIn(roleUrl))) await owner.query(`alter role ${role} password ${secret}`);
  }
  await owner.query(`
    begin;
    grant usage on schema ${within} to ${role};
    grant select, insert, update, delete on all tables in schema ${within} to ${role};
    grant usage on all sequences in schema ${within} to ${role};
    revoke update, delete on ${tables(appendOnly)} from ${role};
    revoke insert, update, delete on ${tables(['migration', ...readOnly])} from ${role};
    commit;
  `);
}

async function canLogIn(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // PostgreSQL gives an unknown role the same error as a wrong password.
    if (error instanceof DatabaseError && error.code === WRONG_PASSWORD) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
