import { Client, DatabaseError } from 'pg';

/** What the role of a service may do with tables that are not entirely its own. By default it reads and writes. */
export interface TablePrivileges {
  /** Only `select` and `insert`. */
  appendOnly?: readonly string[];
  /** Only `select`. */
  readOnly?: readonly string[];
}

const DUPLICATE_ROLE = new Set(['42710', '23505']);
/** A wrong password, or an unknown role: with passwords PostgreSQL gives both the first code. */
const REFUSED_LOGIN = new Set(['28P01', '28000']);
/** The password is right; the role may not connect to this database yet. */
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Creates the login role of `roleUrl` if it is missing, and sets its password and its privileges on the schema. It owns
 * nothing, so it cannot change tables, triggers or its own privileges, and it sees no other schema. Others than such roles
 * and the owner can no longer connect to the database.
 * @param owner connected as the owner of the schema, under the lock of migrations
 * @throws {Error} when the role of the URL may do more than the role of a service
 */
export async function grantToServiceRole(
  owner: Client,
  schema: string,
  roleUrl: string,
  { appendOnly = [], readOnly = [] }: TablePrivileges = {},
): Promise<void> {
  const { role, within, access } = await createSchemaRole(owner, schema, roleUrl);
  const tables = (names: readonly string[]) =>
    names.map((table) => `${within}.${owner.escapeIdentifier(table)}`).join(', ');
  await owner.query(`
    begin;
    ${access}
    grant select, insert, update, delete on all tables in schema ${within} to ${role};
    grant usage on all sequences in schema ${within} to ${role};
    ${appendOnly.length ? `revoke update, delete on ${tables(appendOnly)} from ${role};` : ''}
    revoke insert, update, delete on ${tables(['migration', ...readOnly])} from ${role};
    commit;
  `);
}

/**
 * Creates the login role of `roleUrl` if it is missing, sets its password, and lets it read all tables and sequences of the
 * schema: what a backup needs. It cannot write.
 * @param owner connected as the owner of the schema, under the lock of migrations
 * @throws {Error} when the role of the URL may do more than read
 */
export async function grantToBackupRole(owner: Client, schema: string, roleUrl: string): Promise<void> {
  const { role, within, access } = await createSchemaRole(owner, schema, roleUrl);
  await owner.query(`
    begin;
    ${access}
    grant select on all tables in schema ${within} to ${role};
    grant select on all sequences in schema ${within} to ${role};
    commit;
  `);
}

/** Creates the login role. @returns escaped names of role and schema, and the statements that let the role use the schema */
async function createSchemaRole(
  owner: Client,
  schema: string,
  roleUrl: string,
): Promise<{ role: string; within: string; access: string }> {
  const role = await createLoginRole(owner, roleUrl);
  const within = owner.escapeIdentifier(schema);
  const database = owner.escapeIdentifier(await databaseName(owner));
  const access = `
    revoke all on database ${database} from public;
    grant connect on database ${database} to ${role};
    grant usage on schema ${within} to ${role};`;
  return { role, within, access };
}

/** @returns the name of the role of the URL, quoted for SQL */
async function createLoginRole(owner: Client, roleUrl: string): Promise<string> {
  const { username, password } = new URL(roleUrl);
  const name = decodeURIComponent(username);
  const role = owner.escapeIdentifier(name);
  const secret = owner.escapeLiteral(decodeURIComponent(password));
  if (!(await canLogIn(roleUrl))) {
    // Roles belong to the whole server: services of another database may create the same one now.
    await owner.query(`create role ${role} login password ${secret}`).catch((error: unknown) => {
      if (!(error instanceof DatabaseError && DUPLICATE_ROLE.has(error.code ?? ''))) throw error;
    });
    if (!(await canLogIn(roleUrl))) await owner.query(`alter role ${role} login password ${secret}`);
    if (!(await canLogIn(roleUrl))) throw new Error(`PostgreSQL refuses the login of the role ${name}`);
  }
  await assertUnprivileged(owner, name);
  return role;
}

/** The owner itself, or a superuser, given as the role of a service would silently remove the separation. */
async function assertUnprivileged(owner: Client, role: string): Promise<void> {
  const { rowCount } = await owner.query(
    `select from pg_roles where rolname = $1 and (
       rolname = current_user or rolsuper or rolcreaterole or rolcreatedb or rolbypassrls
       or pg_has_role(oid, current_user, 'member'))`,
    [role],
  );
  if (rowCount)
    throw new Error(`The database role ${role} is not restricted: give the service a role of its own`);
}

async function databaseName(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
}

async function canLogIn(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? '') : '';
    if (REFUSED_LOGIN.has(code)) return false;
    if (code === INSUFFICIENT_PRIVILEGE) return true;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
