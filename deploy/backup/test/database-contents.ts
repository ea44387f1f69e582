import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import type { StoreSettings } from '../config.ts';
import { S3Store } from '../s3-store.ts';

/** What a restore changes on purpose: columns that it sets, and rows that it adds. */
const CHANGED: Record<string, string> = {
  outbox_event: `select to_jsonb(t) - 'published_at' as row from outbox_event t`,
  processed_event: 'select to_jsonb(event_id) as row from processed_event',
  audit_entry: `select to_jsonb(t) as row from audit_entry t where action <> 'system.restored'`,
  audit_head: `select to_jsonb(only_row) as row from audit_head`,
};

/** The rows of every table of the product as text, by the name of the table. */
export async function readTables(url: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
    );
    const contents: Record<string, string[]> = {};
    for (const { schema, name } of tables) {
      await client.query(`set search_path = ${schema}, public`);
      const { rows } = await client.query<{ row: unknown }>(
        CHANGED[name] ?? `select to_jsonb(t) as row from ${name} t`,
      );
      contents[`${schema}.${name}`] = rows.map(({ row }) => JSON.stringify(row)).sort();
    }
    return contents;
  } finally {
    await client.end();
  }
}

/** The bytes of every file below a folder in base64, by its path. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) contents[path.slice(folder.length + 1)] = (await readFile(path)).toString('base64');
  }
  return contents;
}

/** The bytes of every object of a bucket in base64, by its name. */
export async function readBucket(
  bucket: string,
  settings: StoreSettings['s3'],
): Promise<Record<string, string>> {
  const store = new S3Store(bucket, '', settings);
  const contents: Record<string, string> = {};
  for (const name of [...(await store.list('')).keys()].sort())
    contents[name] = (await buffer(await store.get(name))).toString('base64');
  return contents;
}
