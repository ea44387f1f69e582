import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { WorkTracker, bool, log, readConfig } from '@araucaria/platform';
import { Database } from './database.js';

/** Services start together, and a seed may need data of another service: 240 attempts at 500 ms make 2 minutes. */
const MAX_ATTEMPTS = 240;
const RETRY_INTERVAL_MS = 500;

export interface DemoSeed<T> {
  /** The seed is skipped if this table has a row. */
  table: string;
  /** Whether it belongs to the demo history (referrals, interviews, hires), which `DEMO_HISTORY=false` leaves out. */
  isHistory?: boolean;
  /** Reads the data of other services that `write` needs; undefined while it is incomplete. */
  prepare: () => Promise<T | undefined>;
  /** Writes the rows, in one transaction. It publishes no events, so no e-mail is sent to invented addresses. */
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

  /** Returns at once. One replica writes the data in the background; failures are logged. */
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
      // Replicas start together too: the second one waits for this lock and then finds the table filled.
      await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`araucaria:seed-${table}`]);
      if (await isFilled(em, table)) return;
      await write(em, prepared);
      log.info({ table }, 'demo data was written');
    });
  }
}

const isFilled = async (em: EntityManager, table: string): Promise<boolean> =>
  (await em.execute<unknown[]>(`select 1 from ${table} limit 1`)).length > 0;
