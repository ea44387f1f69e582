import { Injectable } from '@nestjs/common';
import type { SweepRun } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Clock, log } from '@araucaria/platform';

interface Row {
  name: string;
  started_at: Date;
  finished_at: Date | null;
  counts: Record<string, number>;
  error: string | null;
}

/** When each sweep last ran and what came of it, in the service's own `sweep_run`. */
@Injectable()
export class SweepLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async record(name: string, run: () => Promise<Record<string, number>>): Promise<Record<string, number>> {
    const startedAt = this.clock.now();
    try {
      const counts = await run();
      await this.note(name, startedAt, counts, null);
      log.info({ sweep: name, ...counts }, 'swept');
      return counts;
    } catch (error) {
      await this.note(name, startedAt, {}, (error as Error).message).catch(() => undefined);
      throw error;
    }
  }

  /** The named sweeps, also those that have not run yet. */
  async lastRuns(names: string[]): Promise<SweepRun[]> {
    if (!names.length) return [];
    const rows = await this.database.rows<Row>('select * from sweep_run where name = any($1)', [names]);
    return names.map((name) =>
      toRun(
        name,
        rows.find((row) => row.name === name),
      ),
    );
  }

  private async note(name: string, startedAt: Date, counts: object, error: string | null): Promise<void> {
    await this.database.rows(
      `insert into sweep_run (name, started_at, finished_at, counts, error) values ($1, $2, $3, $4, $5)
       on conflict (name) do update set started_at = excluded.started_at, finished_at = excluded.finished_at,
         counts = excluded.counts, error = excluded.error`,
      [name, startedAt, error ? null : this.clock.now(), JSON.stringify(counts), error],
    );
  }
}

const toRun = (name: string, row?: Row): SweepRun => ({
  name,
  startedAt: row?.started_at.toISOString() ?? null,
  finishedAt: row?.finished_at?.toISOString() ?? null,
  counts: row?.counts ?? {},
  error: row?.error ?? null,
});
