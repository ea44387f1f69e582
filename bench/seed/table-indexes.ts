import { Client } from 'pg';

interface Index {
  table: string;
  definition: string;
}

const CONCURRENT_BUILDS = 2;

/**
 * Drops the indexes of the tables that no constraint needs.
 * @returns their definitions
 */
export async function dropIndexes(client: Client, tables: string[]): Promise<Index[]> {
  const { rows } = await client.query<Index & { name: string }>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
       pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [tables],
  );
  if (rows.length) await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  return rows;
}

/** Creates the indexes, the slowest kind first, two at the same time. */
export async function createIndexes(databaseUrl: string, indexes: Index[]): Promise<void> {
  const queue = indexes.toSorted((a, b) => Number(isGin(b)) - Number(isGin(a)));
  const build = async (): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query(`set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 1`);
      for (let next = queue.shift(); next; next = queue.shift()) await client.query(next.definition);
    } finally {
      await client.end();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_BUILDS }, build));
}

const isGin = ({ definition }: Index): boolean => definition.includes(' USING gin ');

/**
 * Continues the identity columns after the rows, collects statistics, and marks the pages as visible to all, as
 * autovacuum does some time after a load.
 */
export async function completeTables(client: Client, tables: string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select attrelid::regclass::text as table, attname as column from pg_attribute
     where attrelid = any($1::regclass[]) and attidentity <> ''`,
    [tables],
  );
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`,
    );
  }
  for (const table of tables) await client.query(`vacuum (analyze) ${table}`);
  await client.query('checkpoint');
}
