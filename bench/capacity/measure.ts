import { availableParallelism } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@araucaria/local/postgres';
import { startRedis } from '@araucaria/local/redis';
import { startTestSystem, type TestSystem } from '@araucaria/testing';
import type { Costs } from './costs.ts';
import { cpuTimesMs } from './cpu-times.ts';
import { realOperations, type OperationName, type RealOperations } from './operations.ts';

const CONCURRENCY = 4;
/** The code that an operation runs is compiled after some hundred calls. */
const WARM_UP = 300;
const IDLE_MS = 10_000;

/** A running system whose CPU is counted by process. */
export interface MeasuredSystem {
  system: TestSystem;
  operations: RealOperations;
  /** CPU by process in ms since their start; `client` is this program, which sends the load. */
  cpuMs: () => Record<string, number>;
  /** Waits until nothing is left to do in the background. */
  settle: () => Promise<void>;
}

/** Starts the whole product on a durable PostgreSQL and on Redis, and stops all of it when `use` has ended. */
export async function withMeasuredSystem(use: (measured: MeasuredSystem) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-capacity-'));
  const postgres = await startPostgres({ dataDir, durable: true });
  const redis = await startRedis({ dataDir });
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_REDIS_URL = redis.url;
  process.env.TEST_TEMPLATE_DATABASE = 'capacity_template';
  try {
    const system = await startTestSystem({ env: { LOG_LEVEL: 'warn' } });
    try {
      const pids: Record<string, number[]> = { postgres: [postgres.pid], redis: [redis.pid] };
      for (const { name, pid } of system.running.processes) if (pid) (pids[name] ??= []).push(pid);
      const cpuMs = (): Record<string, number> => {
        const { user, system: kernel } = process.cpuUsage();
        return { ...cpuTimesMs(pids), client: (user + kernel) / 1_000 };
      };
      const operations = await realOperations(system);
      await use({ system, operations, cpuMs, settle: () => system.settle(600_000) });
    } finally {
      await system.stop();
    }
  } finally {
    await redis.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * The CPU of each operation by process, with all that it causes in the background.
 * @param count how often each operation is done
 */
export async function measureCosts(
  { operations, cpuMs, settle }: MeasuredSystem,
  count: number,
): Promise<Costs> {
  const costs: Costs = { cores: availableParallelism(), idleCpuMsPerSecond: {}, operations: {} };
  // Staff opens candidates that applied, so the order matters.
  const names: OperationName[] = ['visit', 'resume', 'application', 'staff'];
  for (const name of names) await repeat(operations[name], WARM_UP);
  await settle();
  const idleFrom = cpuMs();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  costs.idleCpuMsPerSecond = perUnit(idleFrom, cpuMs(), IDLE_MS / 1_000);
  for (const name of names) {
    const startedMs = performance.now();
    const before = cpuMs();
    await repeat(operations[name], count);
    await settle();
    const seconds = (performance.now() - startedMs) / 1_000;
    const used = perUnit(before, cpuMs(), 1);
    const idle = (process: string): number => (costs.idleCpuMsPerSecond[process] ?? 0) * seconds;
    costs.operations[name] = Object.fromEntries(
      Object.entries(used).map(([process, ms]) => [process, round(Math.max(0, ms - idle(process)) / count)]),
    );
    console.log(`${name}: ${count} in ${seconds.toFixed(1)} s`);
  }
  return costs;
}

async function repeat(work: () => Promise<void>, count: number): Promise<void> {
  let left = count;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

function perUnit(before: Record<string, number>, after: Record<string, number>, units: number) {
  return Object.fromEntries(
    Object.entries(after).map(([process, ms]) => [process, round((ms - (before[process] ?? 0)) / units)]),
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
