import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { onStop } from './signals.mjs';
import { stopWithLauncher } from './stop-with-launcher.mjs';

/** The end of a captured output that is kept, in characters. */
const MAX_OUTPUT_CHARACTERS = 200_000;
/** npm would clean up for half a minute. The next start detects an incomplete installation. */
const KILL_AFTER_MS = 3_000;

/** A request to stop ended the work of this process. */
export class Stopped extends Error {
  constructor() {
    super('Stopped');
  }
}

/**
 * Runs a program without showing its output and waits. A request to stop ends it with everything it has started.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, lowPriority?: boolean }} options lowPriority: only with what other programs leave of the processor
 * @returns {Promise<{ code: number, output: string }>} output: the last 200,000 characters of both streams
 */
export function capture(command, args, { cwd, env = process.env, lowPriority = false }) {
  return new Promise((resolve, reject) => {
    // A process group of its own, to be signalled as a whole.
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    stopWithLauncher(child, { signal: 'TERM', stage: 1 });
    // What it starts inherits it.
    if (lowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    let stopped = false;
    const collect = (/** @type {Buffer} */ chunk) =>
      (output = (output + chunk.toString('utf8')).slice(-MAX_OUTPUT_CHARACTERS));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const signalGroup = (/** @type {NodeJS.Signals} */ signal) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // It has exited already.
      }
    };
    const stopListening = onStop(() => {
      if (stopped) return;
      stopped = true;
      signalGroup('SIGTERM');
      setTimeout(() => signalGroup('SIGKILL'), KILL_AFTER_MS).unref();
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
