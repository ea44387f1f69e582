import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CandidatesRpc, DAY_MS, UNDO_WINDOW_SECONDS, type ByUuid } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Clock, Rpc } from '@araucaria/platform';

/** Until then a closed series is known: longer than the attempts to send its e-mails need. */
const KEPT_MS = DAY_MS;

/**
 * The undo windows of decisions about so many candidates that they take several calls. Each call, and each undo of one, extends
 * the window of all of them. A window that has ended stays closed, because e-mails are sent then.
 */
@Injectable()
export class ChangeSeriesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a call to a series, which its first call opens. Locks the series until the commit.
   * @returns false if its window has ended: the call then has a window of its own
   */
  async add(em: EntityManager, seriesId: string): Promise<boolean> {
    const now = this.clock.now();
    await em.execute('delete from change_series where undoable_until < ?', [
      new Date(now.getTime() - KEPT_MS),
    ]);
    const rows = await em.execute<unknown[]>(
      `insert into change_series (id, undoable_until) values (?, ?)
       on conflict (id) do update set undoable_until = excluded.undoable_until
         where change_series.undoable_until >= ? returning id`,
      [seriesId, this.nextEnd(now), now],
    );
    return rows.length > 0;
  }

  /**
   * Extends the window of the series that a change belongs to, for the undo of its other changes. Locks the series until the
   * commit, before any candidate, as {@link add} does.
   * @returns whether the window is open; undefined if the change belongs to no series
   */
  async extend(em: EntityManager, changeId: string): Promise<boolean | undefined> {
    const [entry] = await em.execute<Array<{ seriesId: string | null }>>(
      `select series_id as "seriesId" from history_entry where change_id = ? limit 1`,
      [changeId],
    );
    if (!entry?.seriesId) return undefined;
    const now = this.clock.now();
    const rows = await em.execute<unknown[]>(
      'update change_series set undoable_until = ? where id = ? and undoable_until >= ? returning id',
      [this.nextEnd(now), entry.seriesId, now],
    );
    return rows.length > 0;
  }

  @Rpc(CandidatesRpc.undoableUntil)
  async undoableUntil({ id }: ByUuid): Promise<{ at: string | null }> {
    const [row] = await this.database.read<{ at: Date }>({
      text: 'select undoable_until as at from change_series where id = $1',
      values: [id],
    });
    return { at: row ? new Date(row.at).toISOString() : null };
  }

  private nextEnd(now: Date): Date {
    return new Date(now.getTime() + UNDO_WINDOW_SECONDS * 1_000);
  }
}
