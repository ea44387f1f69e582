import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { endProcess, identify, isRunning } from './pids.mjs';

/**
 * Which launcher uses a server's folder and which process serves it, kept in a small file beside the data, so that the
 * next start can tell a server left behind by a killed launcher from one that is in use.
 * @typedef {{ owner: import('./pids.mjs').ProcessId, server?: import('./pids.mjs').ProcessId, port?: number, password?: string }} Record
 */

/**
 * @param {string} file
 * @returns {Record | undefined}
 */
export function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {Record} record
 */
export function writeRecord(file, record) {
  // It holds a password: for this user alone. Renamed into place, so a crash never leaves half of it.
  writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Takes a folder over: refuses when another live launcher uses it, ends the server that a dead one left behind.
 * @param {string} file
 * @param {string} what for the message
 * @param {NodeJS.Signals} gentle
 * @param {import('./pids.mjs').ProcessId} [stray] a server known from elsewhere (postmaster.pid)
 * @returns {Promise<Record>} the new record, with the port and password of the earlier run
 */
export async function takeOver(file, what, gentle, stray) {
  const earlier = readRecord(file);
  const server = earlier?.server && isRunning(earlier.server) ? earlier.server : stray;
  if (server && isRunning(server)) {
    if (earlier && isRunning(earlier.owner)) {
      const who = earlier.owner.pid === process.pid ? 'by this process' : `by process ${earlier.owner.pid}`;
      throw new Error(`${what} is already in use ${who}`);
    }
    // The launcher's guard is probably stopping it at this moment; the first wait covers that.
    const gone = await endProcess(server, [
      [gentle, 8_000],
      ['SIGQUIT', 3_000],
      ['SIGKILL', 3_000],
    ]);
    if (!gone)
      throw new Error(`${what}: the server left by an earlier run (process ${server.pid}) does not stop`);
  }
  const record = { ...earlier, owner: identify(), server: undefined };
  writeRecord(file, record);
  return record;
}

/**
 * Notes that the server was stopped, unless another one has taken its place since.
 * @param {string} file
 * @param {import('./pids.mjs').ProcessId} server
 */
export function release(file, server) {
  const record = readRecord(file);
  if (record?.server?.pid === server.pid) writeRecord(file, { ...record, server: undefined });
}
