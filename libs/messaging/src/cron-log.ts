import { Injectable } from '@nestjs/common';
import type { CronRun } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Clock, log } from '@araucaria/platform';

interface Row {
  name: string;
  started_at: Date;
  finished_at: Date | null;
  counts: Record<string, number>;
  error: string | null;
}

/** The last run of each cron job, in the service's own table `cron_run`. */
@Injectable()
export class CronLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Runs the job and stores its counts. If it throws, stores the message of the error and rethrows it. */
  async record(name: string, run: () => Promise<Record<string, number>>): Promise<Record<string, number>> {
    const startedAt = this.clock.now();
    try {
      const counts = await run();
      await this.store(name, startedAt, counts, null);
      log.info({ cron: name, ...counts }, 'cron job finished');
      return counts;
    } catch (error) {
      await this.store(name, startedAt, {}, (error as Error).message).catch(() => undefined);
      throw error;
    }
  }

  /** One entry per name, in the same order; its times are null when the job has not run yet. */
  async lastRuns(names: string[]): Promise<CronRun[]> {
    if (!names.length) return [];
    const rows = await this.database.read<Row>({
      text: 'select * from cron_run where name = any($1)',
      values: [names],
    });
    return names.map((name) =>
      toRun(
        name,
        rows.find((row) => row.name === name),
      ),
    );
  }

  private async store(name: string, startedAt: Date, counts: object, error: string | null): Promise<void> {
    await this.database.write({
      name: 'cron-run',
      text: `insert into cron_run (name, started_at, finished_at, counts, error) values ($1, $2, $3, $4, $5)
       on conflict (name) do update set started_at = excluded.started_at, finished_at = excluded.finished_at,
         counts = excluded.counts, error = excluded.error`,
      values: [name, startedAt, error ? null : this.clock.now(), JSON.stringify(counts), error],
    });
  }
}

const toRun = (name: string, row?: Row): CronRun => ({
  name,
  startedAt: row?.started_at.toISOString() ?? null,
  finishedAt: row?.finished_at?.toISOString() ?? null,
  counts: row?.counts ?? {},
  error: row?.error ?? null,
});
