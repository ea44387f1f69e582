import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_INTERVAL_MS = 20;

/**
 * Identifies one run of a process. A pid alone is reused for another process.
 * @typedef {{ pid: number, started: string }} ProcessId
 *
 * @typedef {{ signal: NodeJS.Signals, timeoutMs: number }} StopStep a signal, and the time that the process has to exit
 */

/**
 * When the process with this pid started, or undefined if there is none. A zombie counts as none.
 * @param {number} pid
 * @returns {string | undefined}
 */
function startedAt(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // "pid (name) state ppid …": the name may contain spaces and parentheses, so count from the last one.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {number} [pid]
 * @returns {ProcessId}
 */
export function identify(pid = process.pid) {
  return { pid, started: startedAt(pid) ?? '' };
}

/**
 * @param {ProcessId | undefined} id
 * @returns {boolean}
 */
export function isRunning(id) {
  return id !== undefined && startedAt(id.pid) === id.started;
}

/**
 * Waits until the process has exited.
 * @param {ProcessId} id
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} false if it still runs after that time
 */
export async function waitUntilGone(id, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(id)) {
    if (Date.now() > deadline) return false;
    await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
  }
  return true;
}

/**
 * Sends the signals in turn until the process has exited.
 * @param {ProcessId} id
 * @param {StopStep[]} steps
 * @returns {Promise<boolean>} false if it still runs after the last step
 */
export async function endProcess(id, steps) {
  for (const { signal, timeoutMs } of steps) {
    if (!isRunning(id)) return true;
    try {
      process.kill(id.pid, signal);
    } catch {
      return true;
    }
    if (await waitUntilGone(id, timeoutMs)) return true;
  }
  return !isRunning(id);
}
