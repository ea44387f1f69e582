import type { EntityManager } from '@mikro-orm/postgresql';
import type { CurrentHold, LegalHoldView } from '@araucaria/contracts';
import { AppError, currentActor, type Clock } from '@araucaria/platform';
import type { Database } from './database.js';
import { isStored } from './stored-edit.js';
import { isoDaySql, isoInstantSql } from './view-columns.js';

/** A hold as a user asks for it. `from`: the `placedAt` of the one that the user saw, `none` for none; absent: not checked. */
interface WantedHold {
  reason: string;
  until?: string | null | undefined;
  from?: string | undefined;
}

/**
 * The condition of holds that are in force.
 * @param day placeholder of the day in the business zone
 */
export const isHoldInForceSql = (day: string, hold = 'legal_hold'): string =>
  `(${hold}.until is null or ${hold}.until >= ${day})`;

/** @throws {AppError} `VALIDATION_FAILED` for a last day in the past */
export function assertHoldEnd(until: string | null | undefined, today: string): void {
  if (until && until < today) throw AppError.invalid([{ field: 'until', message: 'A data já passou' }]);
}

/** The table `legal_hold` of a service: persons whose data may not be erased until the hold is lifted or ends. */
export class LegalHolds {
  /** @param held `column` of a hold refers to `table`, where `name` of the row `p` is SQL */
  constructor(
    private readonly held: Record<'column' | 'table' | 'name', string> & Pick<LegalHoldView, 'person'>,
  ) {}

  /** The holds in force, newest first. */
  list(database: Database, clock: Clock): Promise<LegalHoldView[]> {
    const { person, column, table, name } = this.held;
    return database.read<LegalHoldView>({
      text: `select h.${column} as id, '${person}' as person, h.${column} as "personId", ${name} as name, h.reason,
         h.placed_by as "placedById", ${isoInstantSql('h.placed_at')} as "placedAt", ${isoDaySql('h.until')} as until
       from legal_hold h join ${table} p on p.id = h.${column}
       where ${isHoldInForceSql('$1', 'h')} order by h.placed_at desc`,
      values: [clock.today()],
    });
  }

  /**
   * Places a hold of the acting user on the first of these records of a person, instead of the earlier ones. Called with the records
   * locked: an erasure that holds the locks ends first, and a later one finds the hold.
   * @returns false if the same hold is in force already
   * @throws {AppError} `CHANGED_MEANWHILE` if another one is in force than the caller has seen
   */
  async place(
    em: EntityManager,
    ids: readonly number[],
    { reason, until = null, from }: WantedHold,
    clock: Clock,
  ): Promise<boolean> {
    const { column } = this.held;
    const records = `{${ids.join()}}`;
    const [current] = await em.execute<CurrentHold[]>(
      `select reason, ${isoInstantSql('placed_at')} as "placedAt", ${isoDaySql('until')} as until from legal_hold
       where ${column} = any(?::int[]) and ${isHoldInForceSql('?')} order by placed_at desc limit 1`,
      [records, clock.today()],
    );
    if (from !== undefined && from !== (current?.placedAt ?? 'none')) {
      if (current && isStored({ reason, until }, current)) return false;
      throw new AppError('CHANGED_MEANWHILE', 'Outra retenção legal foi iniciada ou retirada.', { current });
    }
    await em.execute(`delete from legal_hold where ${column} = any(?::int[])`, [records]);
    await em.execute(
      `insert into legal_hold (${column}, reason, placed_by, placed_at, until) values (?, ?, ?, ?, ?)`,
      [ids[0], reason, currentActor()?.id ?? null, clock.now(), until],
    );
    return true;
  }

  /** Those of these records that are under a hold. Called with them locked, it stays true to the commit. */
  async among(em: EntityManager, ids: readonly number[], clock: Clock): Promise<Set<number>> {
    const { column } = this.held;
    const held = await em.execute<Array<{ id: number }>>(
      `select ${column} as id from legal_hold where ${column} = any(?::int[]) and ${isHoldInForceSql('?')}`,
      [`{${ids.join()}}`, clock.today()],
    );
    return new Set(held.map(({ id }) => id));
  }
}
