import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from './database.js';

type Value = string | number | boolean | null;

/** Ids that one call of the owning service accepts. */
const MAX_IDS_PER_CALL = 1_000;

/** How records are copied whose event has not arrived, or is no longer stored. */
interface MissingCopies {
  /** Asks the owning service. The copied columns by name; records that do not exist are left out. */
  read: (ids: number[]) => Promise<Array<Readonly<Record<string, Value>> & { id: number }>>;
  /** The columns of a record that does not exist (any more), which counts as removed. Absent: it gets no copy. */
  removed?: Readonly<Record<string, Value>>;
  /** A column without a value in copies that are older than the column; it is read again. */
  completes?: string;
}

const isIncomplete = (column: string | undefined): string =>
  column === undefined ? 'false' : `copy.${column} is null and not copy.is_removed`;

/**
 * A table with copies of another service's records, kept by its events: `id`, copied columns, `as_of` (time of the newest event;
 * '-infinity': copied without an event) and `is_removed`. Events may arrive out of order: the one that occurred last wins, and a removed
 * record stays removed.
 */
export class ReferenceTable {
  /**
   * @param updates what a column of a stored copy becomes, as SQL, where that is not the new value (`excluded.<column>`)
   */
  constructor(
    private readonly name: string,
    private readonly updates: Readonly<Record<string, string>> = {},
  ) {}

  /**
   * Stores the copy, unless a newer event was stored before or the record is removed.
   * @param values by column
   * @param asOf when the event occurred
   */
  async save(
    em: EntityManager,
    id: number,
    values: Readonly<Record<string, Value>>,
    asOf: string,
  ): Promise<void> {
    const updates = { ...this.replacing(values), ...this.updates, as_of: 'excluded.as_of' };
    await this.store(
      em,
      id,
      { ...values, as_of: asOf },
      updates,
      `not copy.is_removed and copy.as_of <= excluded.as_of`,
    );
  }

  /**
   * Marks the copy as removed, for good.
   * @param values by column, among them the one by which `is_removed` becomes true
   * @param asOf when the event occurred
   */
  async remove(
    em: EntityManager,
    id: number,
    values: Readonly<Record<string, Value>>,
    asOf: string,
  ): Promise<void> {
    const removal = { ...values, as_of: asOf };
    await this.store(em, id, removal, this.replacing(removal), 'true');
  }

  /**
   * Copies those of the records that have no copy, in a transaction of its own. An event that arrives meanwhile is newer, and stays.
   * @throws {AppError} `UNAVAILABLE` without a response of the owning service, if a record has no copy at all
   */
  async copyMissing(
    database: Database,
    ids: readonly number[],
    { read, removed, completes }: MissingCopies,
  ): Promise<void> {
    for (let start = 0; start < ids.length; start += MAX_IDS_PER_CALL) {
      const missing = await database.read<{ id: number; isCopied: boolean }>({
        text: `select wanted.id, copy.id is not null as "isCopied" from (select distinct unnest($1::int[]) as id) wanted
         left join ${this.name} copy on copy.id = wanted.id where copy.id is null or ${isIncomplete(completes)}`,
        values: [ids.slice(start, start + MAX_IDS_PER_CALL)],
      });
      if (!missing.length) continue;
      try {
        const wanted = missing.map(({ id }) => id);
        const found = new Map((await read(wanted)).map((record) => [record.id, record]));
        const copies = wanted.flatMap(
          (id) => found.get(id) ?? (removed ? { ...removed, id, is_removed: true } : []),
        );
        await this.addCopies(database, copies, completes);
      } catch (error) {
        if (missing.some(({ isCopied }) => !isCopied)) throw error;
      }
    }
  }

  private async addCopies(
    database: Database,
    copies: ReadonlyArray<Readonly<Record<string, Value>>>,
    completes: string | undefined,
  ): Promise<void> {
    const columns = [...new Set(copies.flatMap((copy) => Object.keys(copy)))].filter(
      (name) => name !== 'is_removed',
    );
    if (!columns.length) return;
    const update = completes
      ? `update set ${completes} = excluded.${completes} where ${isIncomplete(completes)}`
      : 'nothing';
    // The statement locks rows of copies, so its transaction is not the one of an event that is being handled.
    const insert = `insert into ${this.name} as copy (${columns.join(', ')}, is_removed, as_of)
       select ${columns.join(', ')}, coalesce(is_removed, false), '-infinity'
       from jsonb_populate_recordset(null::${this.name}, ?::jsonb)
       on conflict (id) do ${update}`;
    await database.transaction((em) => em.execute(insert, [JSON.stringify(copies)]));
  }

  private replacing(values: Readonly<Record<string, Value>>): Record<string, string> {
    return Object.fromEntries(Object.keys(values).map((column) => [column, `excluded.${column}`]));
  }

  private async store(
    em: EntityManager,
    id: number,
    values: Readonly<Record<string, Value>>,
    updates: Readonly<Record<string, string>>,
    condition: string,
  ): Promise<void> {
    const columns = ['id', ...Object.keys(values)];
    await em.execute(
      `insert into ${this.name} as copy (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
       on conflict (id) do update set
         ${Object.entries(updates)
           .map(([column, sql]) => `${column} = ${sql}`)
           .join(', ')}
       where ${condition}`,
      [id, ...Object.values(values)],
    );
  }
}
