import type { EntityManager } from '@mikro-orm/postgresql';

type Value = string | number | boolean | null;

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
