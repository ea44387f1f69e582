import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { WorkTracker, bool, log, readConfig } from '@araucaria/platform';
import { Database } from './database.js';

/** Services start together, so one waits for the data of another: 240 attempts every 500 ms are two minutes. */
const MAX_ATTEMPTS = 240;
const RETRY_INTERVAL_MS = 500;

export interface DemoSeed<T> {
  /** Nothing is written if this table has a row. */
  table: string;
  /** Part of the demo people's history (referrals, interviews): left out with `DEMO_HISTORY=false`. */
  isHistory?: boolean;
  /** Reads the data of other services that `write` needs; undefined while it is incomplete. */
  prepare: () => Promise<T | undefined>;
  /** Writes rows in one transaction. It adds no events, so that nobody is sent e-mail for invented people. */
  write: (em: EntityManager, prepared: T) => Promise<void>;
}

const settings = () =>
  readConfig({ SEED_DEMO: bool({ default: false }), DEMO_HISTORY: bool({ default: true }) });

/** Whether demo data includes referrals, interviews and hires: `DEMO_HISTORY`, by default true. */
export const demoHistory = (): boolean => settings().DEMO_HISTORY;

/** Fills an empty service with demo data if `SEED_DEMO` is set. */
@Injectable()
export class DemoSeeder {
  constructor(
    private readonly database: Database,
    private readonly tracker: WorkTracker,
  ) {}

  /** Returns at once; the data is written in the background, by one replica. Failures are logged. */
  seed<T>(seed: DemoSeed<T>): void {
    const { SEED_DEMO, DEMO_HISTORY } = settings();
    if (!SEED_DEMO || (seed.isHistory && !DEMO_HISTORY)) return;
    this.run(seed).catch((error: unknown) =>
      log.warn({ err: error, table: seed.table }, 'demo data was not written'),
    );
  }

  private async run<T>(seed: DemoSeed<T>): Promise<void> {
    if (await this.database.read((em) => isFilled(em, seed.table))) return;
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !this.tracker.isDraining; attempt++) {
      const prepared = await seed.prepare().catch(() => undefined);
      if (prepared !== undefined) return this.write(seed, prepared);
      await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS).unref());
    }
  }

  private write<T>({ table, write }: DemoSeed<T>, prepared: T): Promise<void> {
    return this.database.transaction(async (em) => {
      // Replicas start together too: the second one waits here, and finds the table filled.
      await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`araucaria:seed-${table}`]);
      if (await isFilled(em, table)) return;
      await write(em, prepared);
      log.info({ table }, 'demo data was written');
    });
  }
}

const isFilled = async (em: EntityManager, table: string): Promise<boolean> =>
  (await em.execute<unknown[]>(`select 1 from ${table} limit 1`)).length > 0;
