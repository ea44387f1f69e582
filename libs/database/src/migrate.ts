import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';

/** Replicas and services that start together take turns: some statements (extensions) clash across schemas. */
const LOCK = `hashtext('araucaria:migrate')`;

/** Brings a schema up to date, under a lock that is let go when the connection ends, however it ends. */
export async function migrate(orm: MikroORM, url: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query('create extension if not exists unaccent; create extension if not exists pg_trgm');
    await client.query(`create schema if not exists "${schema}"`);
    await orm.migrator.up();
  } finally {
    await client.end();
  }
}
