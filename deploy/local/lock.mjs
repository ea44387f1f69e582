import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { identify, isRunning } from './pids.mjs';

/**
 * Does the work while no other launcher does it on the same file; waits for one that does. A lock whose holder died
 * is taken over.
 * @template T
 * @param {string} file
 * @param {string} what for the message, e.g. `another build`
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, what, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(file, JSON.stringify(identify()), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isRunning(holder)) {
      if (!waited) console.log(`Waiting for ${what} (process ${holder.pid}) …`);
      await new Promise((done) => setTimeout(done, 200));
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

/** @param {string} file */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
