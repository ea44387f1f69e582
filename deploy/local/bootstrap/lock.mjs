import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { identify, isRunning } from './pids.mjs';
import { readState } from './state-file.mjs';

const POLL_INTERVAL_MS = 200;

/**
 * Runs the work while this process holds the lock file. Waits for another holder; takes the lock of a dead one.
 * @template T
 * @param {string} file
 * @param {string} what shown while waiting, e.g. `another build`
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, what, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = false; !createExclusively(file); waited = true) {
    const holder = readState(file);
    if (isRunning(holder)) {
      if (!waited) console.log(`Waiting for ${what} (process ${holder.pid}) …`);
      await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
    } else {
      rmSync(file, { force: true });
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * The file appears with its content: an empty one would look like that of a dead holder.
 * @param {string} file
 * @returns {boolean} false if it exists already
 */
function createExclusively(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(identify()));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
