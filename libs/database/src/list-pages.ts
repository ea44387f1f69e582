import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { MAX_COUNTED_RESULTS } from '@araucaria/contracts';
import type { Database } from './database.js';

interface ListSql {
  /** The column of the ids, which are unique. */
  id: RawBuilder<unknown>;
  /** `from …`, with the conditions. */
  matching: RawBuilder<unknown>;
  /** A total order, so that no row is on two pages. */
  order: RawBuilder<unknown>;
}

interface RequestedPage {
  page: number;
  limit: number;
  isPrepared?: boolean;
}

/**
 * The ids of a page in their order, and how many rows match: {@link MAX_COUNTED_RESULTS} + 1 at most. Whole rows are read for these ids
 * alone ({@link inOrderOf}), so PostgreSQL sorts and skips ids only.
 * @param isPrepared for the few statements that the site sends again and again. The limit is then a literal: with a parameter PostgreSQL would
 * plan for a tenth of the rows.
 */
export async function readPage<Id extends number | string>(
  database: Database,
  { id, matching, order }: ListSql,
  { page, limit, isPrepared = false }: RequestedPage,
): Promise<{ ids: Id[]; total: number }> {
  const offset = (page - 1) * limit;
  const number = (value: number) => (isPrepared ? sql.lit(value) : sql`${value}`);
  const [rows, [count]] = await Promise.all([
    selectSql<{ id: Id }>(
      database,
      sql`select ${id} as id ${matching} order by ${order} limit ${number(limit)} offset ${number(offset)}`,
      { isPrepared },
    ),
    selectSql<{ total: number }>(
      database,
      sql`select count(*)::int as total
        from (select 1 ${matching} limit ${sql.lit(MAX_COUNTED_RESULTS + 1)}) counted`,
      { isPrepared },
    ),
  ]);
  return { ids: rows.map((row) => row.id), total: count?.total ?? 0 };
}

/** All ids of a list in their order, for exports. */
export async function readIds<Id extends number | string>(
  database: Database,
  { id, matching, order }: ListSql,
): Promise<Id[]> {
  const rows = await selectSql<{ id: Id }>(database, sql`select ${id} as id ${matching} order by ${order}`);
  return rows.map((row) => row.id);
}

/** Rows of a statement outside of a transaction, by default from the read replica. */
export function selectSql<R>(
  database: Database,
  statement: RawBuilder<unknown>,
  { isPrepared = false, fromReplica = true } = {},
): Promise<R[]> {
  const compiled = statement.compile(database.kysely<unknown>()) as CompiledQuery<R>;
  const query = { compile: () => compiled };
  return database.read(query, { fromReplica, isPrepared });
}

/** The rows in the order of the ids; without those that do not exist any more. */
export function inOrderOf<Id, R extends { id: Id }>(ids: readonly Id[], rows: readonly R[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
