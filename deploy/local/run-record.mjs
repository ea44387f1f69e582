import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, identify, isRunning, waitUntilGone } from './pids.mjs';

/**
 * Which launcher runs the product on a data folder, and its processes.
 * @typedef {object} RunRecord
 * @property {import('./pids.mjs').ProcessId} launcher
 * @property {string} [url]
 * @property {import('./pids.mjs').ProcessId[]} processes
 */

/** @param {string} dataDir */
const fileOf = (dataDir) => join(dataDir, 'run.json');

/**
 * The run on this folder whose launcher lives.
 * @param {string} dataDir
 * @returns {RunRecord | undefined}
 */
export function currentRun(dataDir) {
  const record = read(dataDir);
  return record && isRunning(record.launcher) ? record : undefined;
}

/**
 * Makes this process the launcher of the folder. Refuses when another one is at work; ends the processes that a killed
 * one left (its guard is about to, so they are given a moment first).
 * @param {string} dataDir
 * @returns {Promise<{ update(what: { url: string, processes: number[] }): void, release(): void }>}
 */
export async function claimRun(dataDir) {
  const current = currentRun(dataDir);
  if (current) {
    const where = current.url ? ` at ${current.url}` : '';
    throw new Error(
      `Already running${where} (process ${current.launcher.pid}). Stop it first, or give another DATA_DIR.`,
    );
  }
  for (const left of read(dataDir)?.processes ?? []) {
    if (!(await waitUntilGone(left, 5_000)))
      await endProcess(left, [
        ['SIGTERM', 2_000],
        ['SIGKILL', 1_000],
      ]);
  }
  /** @param {Partial<RunRecord>} record */
  const write = (record) => {
    const file = fileOf(dataDir);
    writeFileSync(`${file}.new`, JSON.stringify({ processes: [], ...record, launcher: identify() }));
    renameSync(`${file}.new`, file);
  };
  mkdirSync(dataDir, { recursive: true });
  write({});
  return {
    update: ({ url, processes }) => write({ url, processes: processes.map((pid) => identify(pid)) }),
    release: () => rmSync(fileOf(dataDir), { force: true }),
  };
}

/**
 * @param {string} dataDir
 * @returns {RunRecord | undefined}
 */
function read(dataDir) {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}
