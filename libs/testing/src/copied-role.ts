import type { Client } from 'pg';

/**
 * The rights of a role ($1) on a database ($2), and on the schemas, tables and sequences of the database of the connection, as
 * the beginnings of statements. PostgreSQL copies the rights within a database, but not those on the database itself.
 */
const RIGHTS = `
  with object (kind, name, rights) as (
    select 'database', quote_ident(current_database()), datacl from pg_database where datname = $2
    union all
    select 'schema', quote_ident(nspname), nspacl from pg_namespace
    union all
    select case relkind when 'S' then 'sequence' else 'table' end, oid::regclass::text, relacl from pg_class
  )
  select format('grant %s on %s %s', string_agg(privilege_type, ', '), kind, name) as beginning
  from object, aclexplode(rights)
  where grantee = (select oid from pg_roles where rolname = $1)
  group by kind, name`;

/**
 * Creates a login role with the rights of another one, unless it exists. Others than such roles and the owner can no longer
 * connect to the database.
 * @param owner connected to a copy of the database `template`
 * @param original a role with rights in the template
 * @param roleUrl the address with the name and the password of the new role
 */
export async function copyRole(
  owner: Client,
  template: string,
  original: string,
  roleUrl: string,
): Promise<void> {
  const { username, password, pathname } = new URL(roleUrl);
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [username]);
  if (rowCount) return;
  const { rows } = await owner.query<{ beginning: string }>(RIGHTS, [original, template]);
  if (!rows.length) throw new Error(`The role ${original} has no rights`);
  const role = owner.escapeIdentifier(username);
  await owner.query(`
    begin;
    create role ${role} login password ${owner.escapeLiteral(password)};
    revoke all on database ${owner.escapeIdentifier(pathname.slice(1))} from public;
    ${rows.map(({ beginning }) => `${beginning} to ${role};`).join('\n')}
    commit;
  `);
}
