import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Names one run of a process: a pid alone is soon given to somebody else.
 * @typedef {{ pid: number, started: string }} ProcessId
 */

/**
 * When the process with this pid began, or undefined if there is none (a zombie counts as none).
 * @param {number} pid
 * @returns {string | undefined}
 */
export function startedAt(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // "pid (name) state ppid …": the name may hold spaces and parentheses, so count from the last one.
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
 * Waits until the process is gone.
 * @param {ProcessId} id
 * @param {number} milliseconds
 * @returns {Promise<boolean>} false when it is still there
 */
export async function waitUntilGone(id, milliseconds) {
  const end = Date.now() + milliseconds;
  while (isRunning(id)) {
    if (Date.now() > end) return false;
    await new Promise((done) => setTimeout(done, 20));
  }
  return true;
}

/**
 * Sends each signal in turn, waiting in between, until the process is gone.
 * @param {ProcessId} id
 * @param {Array<[NodeJS.Signals, number]>} steps signal and the milliseconds it is given
 * @returns {Promise<boolean>}
 */
export async function endProcess(id, steps) {
  for (const [signal, milliseconds] of steps) {
    if (!isRunning(id)) return true;
    try {
      process.kill(id.pid, signal);
    } catch {
      return true;
    }
    if (await waitUntilGone(id, milliseconds)) return true;
  }
  return !isRunning(id);
}
