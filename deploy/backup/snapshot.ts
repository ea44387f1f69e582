import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { SequenceState } from './manifest.ts';

/** One for all backups of a database: a second one would delete objects that the first one still needs. */
const BACKUP_LOCK = `hashtext('araucaria:backup')`;
/** Values as text that every server reads back unchanged; those of pg_dump. */
const EXACT_TEXT = `
  set timezone = 'UTC'; set datestyle = iso; set intervalstyle = postgres; set extra_float_digits = 3;
  set client_encoding = 'UTF8'; set row_security = off; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

interface Table {
  schema: string;
  table: string;
  /** Without generated columns. */
  columns: string[];
}

/** Another backup of the same database is running. */
export class BackupRunning extends Error {
  override readonly name = 'BackupRunning';
}

/** The database as of one moment: a read-only transaction that sees no later change and blocks no writer. */
export class Snapshot {
  readonly client: Client;
  readonly takenAt: Date;

  private constructor(client: Client, takenAt: Date) {
    this.client = client;
    this.takenAt = takenAt;
  }

  static async open(url: string): Promise<Snapshot> {
    const client = new Client({ connectionString: url, application_name: 'araucaria backup' });
    await client.connect();
    try {
      const { rows } = await client.query<{ locked: boolean }>(
        `select pg_try_advisory_lock(${BACKUP_LOCK}) as locked`,
      );
      if (!rows[0]?.locked) throw new BackupRunning('Another backup of this database is running');
      await client.query(EXACT_TEXT);
      await client.query('begin transaction isolation level repeatable read, read only');
      const { rows: times } = await client.query<{ now: Date }>('select statement_timestamp() as now');
      return new Snapshot(client, times[0]?.now ?? new Date());
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  async tables(schemas: readonly string[]): Promise<Table[]> {
    return listTables(this.client, schemas);
  }

  /** The rows of a table in the text format of `COPY`; `rows` is known at the end of the stream. */
  copy(table: Table): Readable & { rowCount: number } {
    const from = qualified(this.client, table.schema, table.table);
    return this.client.query(copyTo(`copy ${from} (${columnList(this.client, table)}) to stdout`));
  }

  /** Sequences are not part of a transaction: a value may be later than the rows, never earlier. */
  async sequences(schemas: readonly string[]): Promise<SequenceState[]> {
    const { rows } = await this.client.query<{ schema: string; sequence: string }>(
      `select n.nspname as schema, c.relname as sequence from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'S' and n.nspname = any($1) order by 1, 2`,
      [schemas],
    );
    const states: SequenceState[] = [];
    for (const { schema, sequence } of rows) {
      const { rows: values } = await this.client.query<{ last_value: string; is_called: boolean }>(
        `select last_value, is_called from ${qualified(this.client, schema, sequence)}`,
      );
      const state = values[0];
      if (state) states.push({ schema, sequence, lastValue: state.last_value, isCalled: state.is_called });
    }
    return states;
  }

  async migrations(schema: string): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string }>(
      `select name from ${qualified(this.client, schema, 'migration')} order by id`,
    );
    return rows.map(({ name }) => name);
  }

  async version(): Promise<string> {
    const { rows } = await this.client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  }
}

/** The tables of schemas with their columns, by name. */
export async function listTables(client: Client, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as "table",
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname = any($1) group by 1, 2 order by 1, 2`,
    [schemas],
  );
  return rows;
}

/** The name of a table or sequence in a statement. */
export const qualified = (client: Client, schema: string, name: string): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** The names of the columns of a table in a statement. */
export const columnList = (client: Client, { columns }: Pick<Table, 'columns'>): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');
