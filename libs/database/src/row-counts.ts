import type { EntityManager } from '@mikro-orm/postgresql';

/** A table whose rows are counted as they change. Names and SQL are written by developers, never by users. */
export interface CountedTable {
  table: string;
  /** The table of the counts, which only its triggers and the statements of this file change. */
  counts: string;
  where: string;
  /** Columns of the counts by which rows are grouped: their types, and their SQL over a row. */
  groups?: Readonly<Record<string, { type: string; sql: string }>>;
}

/** More rows of counts are summed up to one for each group: reading a thousand takes 0.2 ms. */
const MAX_UNFOLDED_ROWS = 200;

const groupColumns = ({ groups = {} }: CountedTable): string[] => Object.keys(groups);
const groupBy = (counted: CountedTable): string =>
  groupColumns(counted).length ? `group by ${groupColumns(counted).join(', ')}` : '';
const selectList = (columns: readonly string[], last: string): string => [...columns, last].join(', ');
const groupsOf = ({ groups = {} }: CountedTable): string[] =>
  Object.entries(groups).map(([name, { sql }]) => `${sql} as ${name}`);

/** Adds rows to the counts: the sums of `n` by group, without those that are 0. */
const addSums = (counted: CountedTable, source: string): string => `
  insert into ${counted.counts} (${selectList(groupColumns(counted), 'counted')})
  select ${selectList(groupColumns(counted), 'sum(n)')} from (${source}) changed ${groupBy(counted)} having sum(n) <> 0`;

/**
 * Creates the table of the counts and the triggers that keep it, and counts the existing rows; for a migration. A statement
 * that changes rows appends its changes in its own transaction and locks no count, so concurrent writers do not wait for
 * each other, and a change that is rolled back leaves nothing. The sum of `counted` is exact as of the reader's snapshot.
 */
export function createRowCounts(counted: CountedTable): string {
  const { table, counts, where, groups = {} } = counted;
  const columns = Object.entries(groups).map(([name, { type }]) => `${name} ${type} not null`);
  const changes = (rows: string, n: number) =>
    `select ${selectList(groupsOf(counted), `${n} as n`)} from ${rows} where ${where}`;
  const [added, removed] = [changes('new_rows', 1), changes('old_rows', -1)];
  // One function for each event, because PostgreSQL gives each event other transition tables.
  const trigger = (event: string, tables: string, source: string) => `
    create function ${counts}_after_${event}() returns trigger language plpgsql set search_path from current as $$
    begin
      ${addSums(counted, source)};
      return null;
    end $$;
    create trigger ${counts}_after_${event} after ${event} on ${table}
      referencing ${tables} for each statement execute function ${counts}_after_${event}();`;
  return `
    create table ${counts} (${selectList(columns, 'counted integer not null')});
    ${trigger('insert', 'new table as new_rows', added)}
    ${trigger('delete', 'old table as old_rows', removed)}
    ${trigger('update', 'old table as old_rows new table as new_rows', `${added} union all ${removed}`)}
    ${correctionOf(counted)};`;
}

/**
 * Sums up the rows of the counts if there are many. One statement: every reader sees the rows before or after it, and of two
 * concurrent ones each takes a row alone.
 * @returns how many rows were summed up
 */
export async function foldRowCounts(em: EntityManager, counted: CountedTable): Promise<number> {
  const { counts } = counted;
  const sums = addSums(counted, `select ${selectList(groupColumns(counted), 'counted as n')} from folded`);
  const [row] = await em.execute<Array<{ folded: number }>>(`
    with folded as (
        delete from ${counts} where (select count(*) from ${counts}) > ${MAX_UNFOLDED_ROWS} returning *),
      sums as (${sums})
    select count(*)::int as folded from folded`);
  return row?.folded ?? 0;
}

/**
 * Compares the counts with the rows, and corrects them; in a transaction. They differ only after a fault.
 * @returns how many groups differed
 */
export async function correctRowCounts(em: EntityManager, counted: CountedTable): Promise<number> {
  // A statement of its own: the snapshot of the next one begins after another correction has ended.
  await em.execute(`select pg_advisory_xact_lock(hashtext('araucaria:row-counts:${counted.counts}'))`);
  const [row] = await em.execute<Array<{ corrected: number }>>(
    `with corrected as (${correctionOf(counted)} returning 1) select count(*)::int as corrected from corrected`,
  );
  return row?.corrected ?? 0;
}

const correctionOf = (counted: CountedTable): string =>
  addSums(
    counted,
    `select ${selectList(groupsOf(counted), '1 as n')} from ${counted.table} where ${counted.where}
     union all select ${selectList(groupColumns(counted), '-counted')} from ${counted.counts}`,
  );
