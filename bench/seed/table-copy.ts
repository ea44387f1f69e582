import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from, type CopyStreamQuery } from 'pg-copy-streams';

type CopyValue = string | number | boolean | Date | null;

/** A table with its schema, and the columns that are written. */
export interface TableColumns<Column extends string> {
  table: string;
  columns: readonly Column[];
}

/** A row of such a table: a value for each of its columns. */
export type RowOf<T> = T extends TableColumns<infer Column> ? Record<Column, CopyValue> : never;

export const table = <Column extends string>(name: string, ...columns: Column[]): TableColumns<Column> => ({
  table: name,
  columns,
});

const MAX_CHUNK_CHARS = 128 * 1024;
const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Writes rows into a table by `COPY` in its text format. Its client can do nothing else until {@link end}. */
export class TableCopy<Column extends string> {
  private readonly stream: CopyStreamQuery;
  private readonly done: Promise<void>;
  private readonly target: TableColumns<Column>;
  private chunk = '';

  constructor(client: Client, target: TableColumns<Column>) {
    this.target = target;
    const { table, columns } = target;
    this.stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
    this.done = finished(this.stream);
    // An error of the server is reported by `end`, and before it by `flush`.
    this.done.catch(() => undefined);
  }

  add(row: Record<Column, CopyValue>): void {
    const { columns } = this.target;
    let line = '';
    for (let index = 0; index < columns.length; index++)
      line += (index ? '\t' : '') + encode(row[columns[index] as Column]);
    this.chunk += `${line}\n`;
  }

  /** Sends the rows that were added, unless they are few. Rejects when the server has refused the rows before. */
  async flush(minimumChars = MAX_CHUNK_CHARS): Promise<void> {
    if (this.chunk.length < minimumChars) return;
    const { chunk } = this;
    this.chunk = '';
    if (!this.stream.write(chunk)) await Promise.race([once(this.stream, 'drain'), this.done]);
  }

  /** Resolves when the server has stored all rows. */
  async end(): Promise<void> {
    await this.flush(1);
    this.stream.end();
    await this.done;
  }
}

/** A value in the text format of `COPY`. */
export function encode(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string')
    return value.replace(SPECIAL, (character) => ESCAPES[character] ?? character);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return value instanceof Date ? value.toISOString() : String(value);
}
