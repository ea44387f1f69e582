import { Client } from 'pg';
import { SERVICES } from '@araucaria/contracts';
import { roleUrl } from '@araucaria/local/database-roles';
import { createMigratedDatabase } from '../src/index.js';

const SECRET = 'of-the-roles-of-this-test';

/** Every right of a role of this name on a schema, table, column, sequence, function or type. */
const RIGHTS = `
  with object (name, rights) as (
    select 'schema ' || nspname, nspacl from pg_namespace
    union all select 'relation ' || oid::regclass, relacl from pg_class
    union all select 'column ' || attrelid::regclass || '.' || attname, attacl from pg_attribute
    union all select 'function ' || oid::regprocedure, proacl from pg_proc
    union all select 'type ' || oid::regtype, typacl from pg_type
  )
  select name, privilege_type as right, is_grantable
  from object, aclexplode(rights)
  where grantee = (select oid from pg_roles where rolname = $1)
  order by name, privilege_type`;

describe('the role of a service in a system test', () => {
  it.each(SERVICES)('of %s has all rights that the migrations give, and no other', async (service) => {
    const database = await createMigratedDatabase();
    const owner = new Client({ connectionString: database.url });
    const url = roleUrl(database.url, service, SECRET);
    const role = new Client({ connectionString: url });
    try {
      await database.createRoles([service], SECRET);
      // As when a start of the system is repeated.
      await database.createRoles([service], SECRET);
      await owner.connect();
      const rightsOf = async (name: string) => (await owner.query<{ name: string }>(RIGHTS, [name])).rows;
      const rights = await rightsOf(new URL(url).username);
      expect(rights).toEqual(await rightsOf(`${process.env.TEST_TEMPLATE_DATABASE}_${service}`));
      expect(rights.map(({ name }) => name)).toContain(`relation ${service}.outbox_event`);

      await role.connect();
      const { rows } = await role.query(
        `select has_database_privilege('public', current_database(), 'connect') as everybody`,
      );
      expect(rows).toEqual([{ everybody: false }]);
    } finally {
      await role.end();
      await owner.end();
      await database.drop();
    }
  });
});
