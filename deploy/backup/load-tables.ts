import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Manifest, TablePart } from './manifest.ts';
import { columnList, listTables, qualified } from './snapshot.ts';

/**
 * Replaces the rows of all tables by those of the backup, in the transaction of the caller. Triggers are off meanwhile: the
 * audit trail keeps its numbers and hashes, and no event is published.
 * @returns the number of rows
 * @throws when the tables of the schemas are not those of the backup, or a table has another number of rows
 */
export async function loadTables(
  client: Client,
  manifest: Manifest,
  read: (part: TablePart) => Promise<Readable>,
): Promise<number> {
  const present = await listTables(client, Object.keys(manifest.migrations));
  assertSameTables(present.map(fullName), manifest.tables.map(fullName));
  const nameOf = ({ schema, table }: TablePart) => qualified(client, schema, table);

  for (const table of manifest.tables)
    await client.query(`alter table ${nameOf(table)} disable trigger user`);
  await client.query(`truncate ${manifest.tables.map(nameOf).join(', ')}`);
  let total = 0;
  for (const part of await inOrderOfReferences(client, manifest.tables)) {
    const target = client.query(copyFrom(`copy ${nameOf(part)} (${columnList(client, part)}) from stdin`));
    await pipeline(await read(part), target);
    if (target.rowCount !== part.rows)
      throw new Error(`${fullName(part)} has ${target.rowCount} rows instead of ${part.rows}`);
    total += part.rows;
  }
  for (const table of manifest.tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
  return total;
}

const fullName = ({ schema, table }: Pick<TablePart, 'schema' | 'table'>): string => `${schema}.${table}`;

function assertSameTables(present: string[], expected: string[]): void {
  const different = [
    ...present.filter((name) => !expected.includes(name)),
    ...expected.filter((name) => !present.includes(name)),
  ];
  if (different.length) throw new Error(`The migrations create other tables: ${different.join(', ')}`);
}

/** Tables after those that their foreign keys reference; PostgreSQL checks each at the end of its `COPY`. */
async function inOrderOfReferences(client: Client, tables: readonly TablePart[]): Promise<TablePart[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select fn.nspname || '.' || f.relname as "from", tn.nspname || '.' || t.relname as "to"
     from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_namespace fn on fn.oid = f.relnamespace
       join pg_class t on t.oid = c.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where c.contype = 'f' and c.conrelid <> c.confrelid`,
  );
  const ordered = new Map<string, TablePart>();
  let rest = [...tables];
  while (rest.length) {
    const ready = rest.filter((table) =>
      rows.every(({ from, to }) => from !== fullName(table) || ordered.has(to)),
    );
    if (!ready.length) throw new Error(`Foreign keys form a cycle: ${rest.map(fullName).join(', ')}`);
    for (const table of ready) ordered.set(fullName(table), table);
    rest = rest.filter((table) => !ordered.has(fullName(table)));
  }
  return [...ordered.values()];
}
