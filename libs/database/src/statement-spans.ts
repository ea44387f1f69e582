import type { Pool } from 'pg';
import { isRecording, recordStatement, SpanKind, withSpan } from '@araucaria/platform';

/** Values written into a statement, which are not part of its name. */
const STRING_LITERAL = /'(?:[^']|'')*'/g;
const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?([a-z_."]+)/i;
/** The first change in a statement that begins with `with`. */
const CHANGE = /\b(?:insert into|update(?! skip\b)|delete from)\s+[a-z_."]+.*/is;

/**
 * The operation and the first table of a statement, for its span. The text itself stays out of traces: a part of it could
 * be a value.
 */
export function describeStatement(text: string): { operation: string; table: string } {
  const withoutLiterals = text.replaceAll(STRING_LITERAL, "''");
  const withoutValues = /^\s*with\b/i.test(withoutLiterals)
    ? (CHANGE.exec(withoutLiterals)?.[0] ?? withoutLiterals)
    : withoutLiterals;
  const operation = (OPERATION.exec(withoutValues)?.[1] ?? 'statement').toLowerCase();
  const table = (TABLE.exec(withoutValues)?.[1] ?? '').replaceAll('"', '');
  return { operation, table };
}

/** Runs `execute` in a span of the statement `text`, if a trace is being recorded. */
export function tracedStatement<T>(schema: string, text: string, execute: () => Promise<T>): Promise<T> {
  if (!isRecording()) return execute();
  const { operation, table } = describeStatement(text);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.namespace': schema,
    'db.operation.name': operation,
    ...(table && { 'db.collection.name': table }),
  } as const;
  return withSpan(`${operation} ${table}`.trimEnd(), { kind: SpanKind.CLIENT, attributes }, execute);
}

type Query = (...parameters: unknown[]) => unknown;

/** Makes the statements of all connections of a pool spans, and records those that lock. Statements with a callback, and cursors, pass untraced. */
export function traceStatements(pool: Pool, schema: string): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const traced: Query = (...parameters) => {
      const text = promisedText(parameters);
      if (text === undefined) return query(...parameters);
      recordStatement(text);
      return tracedStatement(schema, text, () => query(...parameters) as Promise<unknown>);
    };
    client.query = traced as typeof client.query;
  });
}

/** The text of a statement whose result is a promise. */
function promisedText(parameters: unknown[]): string | undefined {
  if (parameters.some((parameter) => typeof parameter === 'function')) return undefined;
  const [statement] = parameters as [string | { text?: string; submit?: unknown }];
  if (typeof statement === 'string') return statement;
  return typeof statement.submit === 'function' ? undefined : statement.text;
}
