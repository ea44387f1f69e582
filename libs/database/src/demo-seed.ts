import type { EntityManager } from '@mikro-orm/postgresql';
import { bool, log, readConfig, work } from '@araucaria/platform';
import type { Database } from './database.js';

/** Two minutes for what other services must have written before: all start together. */
const TRIES = 240;
const PAUSE = 500;

export interface DemoSeed<T> {
  /** Where this table holds a row, nothing is written. */
  table: string;
  /** Part of a history: left out by `DEMO_HISTORY=false`. */
  isHistory?: boolean;
  /** What other services must hold first; undefined: not there yet. */
  prepare: () => Promise<T | undefined>;
  /** Nothing may be told: nobody must get mail for invented people. */
  write: (em: EntityManager, found: T) => Promise<void>;
}

const settings = () =>
  readConfig({ SEED_DEMO: bool({ default: false }), DEMO_HISTORY: bool({ default: true }) });

/** Whether invented people come with what happened to them: referrals, interviews, hires. */
export const demoHistory = (): boolean => settings().DEMO_HISTORY;

/** Fills an empty service with something to look at, where `SEED_DEMO` asks for it: once, and beside the start. */
export function seedDemo<T>(database: Database, seed: DemoSeed<T>): void {
  const { SEED_DEMO, DEMO_HISTORY } = settings();
  if (!SEED_DEMO || (seed.isHistory && !DEMO_HISTORY)) return;
  plant(database, seed).catch((error: unknown) =>
    log.warn({ err: error, table: seed.table }, 'no demo data written'),
  );
}

async function plant<T>(database: Database, { table, prepare, write }: DemoSeed<T>): Promise<void> {
  const isFilled = async (em: EntityManager) =>
    (await em.execute<unknown[]>(`select 1 from ${table} limit 1`)).length > 0;
  if (await database.read(isFilled)) return;
  for (let tries = 0; tries < TRIES && !work.leaving; tries++) {
    const found = await prepare().catch(() => undefined);
    if (found !== undefined) {
      await database.transaction(async (em) => {
        // Replicas start together too; whoever comes second finds the table filled.
        await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`araucaria:seed-${table}`]);
        if (await isFilled(em)) return;
        await write(em, found);
        log.info({ table }, 'demo data written');
      });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
  }
}
