import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readState, replaceFile } from '../bootstrap/state-file.mjs';
import { endProcess, identify, isRunning, waitUntilGone, type ProcessId } from '../bootstrap/pids.mjs';

/** The time for the watchdog of a killed launcher to end its processes. */
const WATCHDOG_TIMEOUT_MS = 5_000;

/** Asks the launcher of a run to restart its processes one after the other. */
export const ROLLING_RESTART_SIGNAL = 'SIGUSR2';

/** How often it has done so. */
export interface RollingRestarts {
  done: number;
  failed: number;
}

/** Which launcher runs the product on a data folder, and its processes. */
export interface RunRecord {
  launcher: ProcessId;
  url?: string;
  processes: ProcessId[];
  rollingRestarts: RollingRestarts;
}

const fileOf = (dataDir: string): string => join(dataDir, 'run.json');
const read = (dataDir: string) => readState(fileOf(dataDir)) as RunRecord | undefined;

/** The run on this folder whose launcher is alive. */
export function currentRun(dataDir: string): RunRecord | undefined {
  const record = read(dataDir);
  return record && isRunning(record.launcher) ? record : undefined;
}

export interface ClaimedRun {
  update(what: { url: string; pids: number[]; rollingRestarts: RollingRestarts }): void;
  release(): void;
}

/**
 * Makes this process the launcher of the folder. Refuses when another live launcher runs on it. Ends the processes that
 * a killed launcher left behind.
 */
export async function claimRun(dataDir: string): Promise<ClaimedRun> {
  const current = currentRun(dataDir);
  if (current) {
    const where = current.url ? ` at ${current.url}` : '';
    throw new Error(
      `Already running${where} (process ${current.launcher.pid}). Stop it first, or give another DATA_DIR.`,
    );
  }
  for (const left of read(dataDir)?.processes ?? []) {
    if (await waitUntilGone(left, WATCHDOG_TIMEOUT_MS)) continue;
    await endProcess(left, [
      { signal: 'SIGTERM', timeoutMs: 2_000 },
      { signal: 'SIGKILL', timeoutMs: 1_000 },
    ]);
  }
  const empty: Partial<RunRecord> = { processes: [], rollingRestarts: { done: 0, failed: 0 } };
  const write = (record: Partial<RunRecord>): void =>
    replaceFile(fileOf(dataDir), JSON.stringify({ ...empty, ...record, launcher: identify() }));
  mkdirSync(dataDir, { recursive: true });
  write({});
  return {
    update: ({ pids, ...record }) => write({ ...record, processes: pids.map((pid) => identify(pid)) }),
    release: () => rmSync(fileOf(dataDir), { force: true }),
  };
}
