import { spawn } from 'node:child_process';
import { guardChild } from './guard.mjs';
import { onStop } from './signals.mjs';

/** Somebody asked this process to stop while it was busy. */
export class Stopped extends Error {
  constructor() {
    super('Stopped');
  }
}

/**
 * Runs a program without showing its output and waits. A request to stop ends it with everything it has started.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>} output: the last 200,000 characters of both streams
 */
export function capture(command, args, { cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    // A process group of its own, to be signalled as a whole.
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    guardChild(child, { signal: 'TERM', stage: 1 });
    let output = '';
    let stopped = false;
    const collect = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-200_000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const tell = (/** @type {NodeJS.Signals} */ signal) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // Gone already.
      }
    };
    const stopListening = onStop(() => {
      if (stopped) return;
      stopped = true;
      tell('SIGTERM');
      // npm would tidy up for half a minute; whatever it leaves, the next start sees that it is not complete.
      setTimeout(() => tell('SIGKILL'), 3_000).unref();
    });
    child.once('error', (error) => {
      stopListening();
      reject(new Error(`${command} does not run: ${error.message}`));
    });
    child.once('close', (code) => {
      stopListening();
      if (stopped) reject(new Stopped());
      else resolve({ code: code ?? 1, output });
    });
  });
}
