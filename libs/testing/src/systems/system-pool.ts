import { cp, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import type { RunningSystem } from '@araucaria/local/system';
import { DatabaseSnapshot } from './database-snapshot.js';
import { settle } from './open-work.js';
import { RedisSnapshot } from './redis-snapshot.js';
import { startNewSystem, type StartedSystem, type TestSystemOptions } from './started-system.js';

/** A file of tests that has passed leaves no work that takes longer. */
const SETTLE_TIMEOUT_MS = 60_000;
const RESTORE_ATTEMPTS = 5;
/** Less than a hook may take (`testTimeout` in jest.config.mjs), with the time to stop the system. */
const RESET_TIMEOUT_MS = 150_000;
const LATE_WRITES_MS = 100;

/** The use of a system by one file of tests. */
interface Lease {
  system: StartedSystem;
  /** The system is not used again. */
  spoil(): void;
  end(): Promise<void>;
}

/**
 * Systems that several files use, by name. The files that ask for the same one run in one group
 * (`libs/testing/grouping/groups.mjs`), except those that ask for the usual one, which are most.
 */
const SHARED_SYSTEMS = {
  usual: {},
  /** The first account, and nothing else. */
  'without-demo': { env: { SEED_DEMO: 'false' } },
  'debug-log': { env: { LOG_LEVEL: 'debug' } },
  'two-gateways': { replicas: { gateway: 2, candidates: 2, 'resume-parser': 0 } },
} satisfies Record<string, TestSystemOptions>;

export type SharedSystem = keyof typeof SHARED_SYSTEMS;

/** Those that no file uses, of the files that run as one (`grouping`). */
const idle: ReusableSystem[] = [];

// Outside Jest nothing would stop them.
const isPooled = typeof afterAll === 'function';
if (isPooled)
  afterAll(async () => {
    await Promise.all(idle.splice(0).map((each) => each.stop()));
  });

/**
 * A system that is in the state of a new one.
 * @param gatewayEnv variables with which its gateway is started again
 */
export async function leaseSystem(name: SharedSystem, gatewayEnv?: Record<string, string>): Promise<Lease> {
  const reusable = (await idleSystem(name, gatewayEnv)) ?? (await ReusableSystem.start(name, gatewayEnv));
  let isSpoiled = !isPooled;
  return {
    system: reusable.system,
    spoil: () => (isSpoiled = true),
    end: async () => {
      if (!isSpoiled && (await reusable.reset())) idle.push(reusable);
      else await reusable.stop();
    },
  };
}

/** Others are stopped: they would work in the background of the next files. */
async function idleSystem(
  name: SharedSystem,
  gatewayEnv?: Record<string, string>,
): Promise<ReusableSystem | undefined> {
  const fitting = idle.findIndex((each) => each.name === name);
  const [system] = fitting < 0 ? [] : idle.splice(fitting, 1);
  if (system && (await succeeds(() => system.renewProcesses(gatewayEnv)))) return system;
  await Promise.all([...idle.splice(0), ...(system ? [system] : [])].map((each) => each.stop()));
  return undefined;
}

/** @returns whether a system has been brought back, wholly and in time */
async function succeeds(work: () => Promise<void>): Promise<boolean> {
  const late = new AbortController();
  try {
    await Promise.race([
      work(),
      delay(RESET_TIMEOUT_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error(`not reset after ${RESET_TIMEOUT_MS} ms`);
      }),
    ]);
    return true;
  } catch (error) {
    process.stderr.write(
      `A system of tests is not used again after “${expect.getState().currentTestName}”: ${String(error)}\n`,
    );
    return false;
  } finally {
    late.abort();
  }
}

/** A system that can be brought back to the state of its start. */
class ReusableSystem {
  /** Of the processes that run as a new system's do. */
  private pids: (number | undefined)[];

  private constructor(
    readonly name: SharedSystem,
    readonly system: StartedSystem,
    private readonly owner: Pool,
    private readonly database: DatabaseSnapshot,
    private readonly redis: RedisSnapshot,
  ) {
    this.pids = system.running.processes.map(({ pid }) => pid);
  }

  static async start(name: SharedSystem, gatewayEnv?: Record<string, string>): Promise<ReusableSystem> {
    const system = await startNewSystem(SHARED_SYSTEMS[name]);
    await settle(system, SETTLE_TIMEOUT_MS);
    const owner = new Pool({ connectionString: system.databaseUrl, max: 1 });
    owner.on('error', () => undefined);
    const database = await DatabaseSnapshot.take(owner);
    const redis = await RedisSnapshot.take(system.redisUrl, system.redisPrefix);
    await cp(filesOf(system), keptFilesOf(system), { recursive: true });
    const reusable = new ReusableSystem(name, system, owner, database, redis);
    await reusable.renewProcesses(gatewayEnv);
    return reusable;
  }

  /** @returns whether it is like a new one */
  async reset(): Promise<boolean> {
    return succeeds(() => this.bringBack());
  }

  private async bringBack(): Promise<void> {
    const { system, redis } = this;
    // The work that waits for a stopped process is done first.
    for (const process of this.changedProcesses().filter(({ isRunning }) => !isRunning))
      await process.renew();
    await settle(system, SETTLE_TIMEOUT_MS);
    await this.restoreRows();
    await redis.restore();
    await rm(filesOf(system), { recursive: true, force: true });
    await cp(keptFilesOf(system), filesOf(system), { recursive: true });
    await this.clearMailsAndLogs();
  }

  /**
   * Starts those processes again that the last file has started: they remember what was stored then, and may have other variables. Not
   * before a file needs the system: the last one leaves nothing to renew, and a gateway is started once if the next file wants
   * other variables too.
   */
  async renewProcesses(gatewayEnv?: Record<string, string>): Promise<void> {
    const { running } = this.system;
    const gateway = gatewayEnv && running.process('gateway');
    const changed = this.changedProcesses().filter((process) => process !== gateway);
    for (const process of changed) await process.renew();
    await gateway?.renew(gatewayEnv);
    // A process may write what it has counted while it stops.
    if (changed.length || gateway) {
      await this.restoreRows();
      await this.clearMailsAndLogs();
    }
    this.pids = running.processes.map((process) => (process === gateway ? undefined : process.pid));
  }

  private changedProcesses(): RunningSystem['processes'] {
    return this.system.running.processes.filter(({ pid }, index) => pid !== this.pids[index]);
  }

  private async clearMailsAndLogs(): Promise<void> {
    const { running, mailbox } = this.system;
    mailbox.clear();
    for (const { logFile } of running.processes) await truncate(logFile);
  }

  /** Entries of the audit trail are written in batches, a moment after the access. */
  private async restoreRows(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      await this.database.restore();
      await delay(LATE_WRITES_MS);
      const different = await this.database.differences();
      if (!different.length) return;
      if (attempt === RESTORE_ATTEMPTS)
        throw new Error(`these differ from a new system: ${different.join(', ')}`);
    }
  }

  async stop(): Promise<void> {
    // Drops the database, and with it a statement that waits.
    await this.system.stop();
    await this.owner.end();
  }
}

const filesOf = ({ dataDir }: StartedSystem): string => join(dataDir, 'files');
const keptFilesOf = ({ dataDir }: StartedSystem): string => join(dataDir, 'kept-files');
