import { spawn } from 'node:child_process';
import { guardChild } from './guard.mjs';
import { endProcess, identify } from './pids.mjs';
import { ROOT } from './paths.mjs';
import { ProcessLog } from './process-log.mjs';

/** Waits between restarts. A process that then stays up for 30 s begins anew with the first. */
const BACKOFF = [250, 500, 1_000, 2_000, 5_000];
const SETTLED_AFTER = 30_000;
/** How often it may fall over before it was ready once, until the start is given up. */
const START_ATTEMPTS = 3;

/**
 * @typedef {object} ProcessPlan
 * @property {string} name
 * @property {number} index 0 for the first replica
 * @property {string} entry JavaScript file
 * @property {string} healthUrl answers 200 when the process takes work
 * @property {string} logFile
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} supervise restart it when it dies
 * @property {(text: string) => void} say
 * @property {() => void} changed called when the pid changed
 */

/** One process of the system, across its restarts. */
export class ManagedProcess {
  #plan;
  #log;
  #child;
  #stopping = false;
  #failures = 0;
  #timer;
  /** Resolves with the exit of the present run. @type {Promise<{ code: number | null, signal: string | null }>} */
  exited = Promise.resolve({ code: null, signal: null });

  /** @param {ProcessPlan} plan */
  constructor(plan) {
    this.#plan = plan;
    this.name = plan.name;
    this.index = plan.index;
    this.label = plan.index ? `${plan.name}#${plan.index + 1}` : plan.name;
    this.logFile = plan.logFile;
    this.healthUrl = plan.healthUrl;
    this.#log = new ProcessLog(plan.logFile, (text) => plan.say(`[${this.label}] ${text}`));
  }

  /** @returns {number | undefined} of the present run */
  get pid() {
    return this.#child?.pid;
  }

  get isRunning() {
    return this.#child !== undefined;
  }

  /** Spawns it; `ready()` tells when it takes work. */
  start() {
    const { entry, env } = this.#plan;
    this.#stopping = false;
    clearTimeout(this.#timer);
    // detached: a Ctrl-C in the terminal goes to the launcher alone, which stops everything in order.
    const child = spawn(process.execPath, ['--enable-source-maps', entry], {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const startedAt = Date.now();
    child.stdout.on('data', (chunk) => this.#log.write(chunk));
    child.stderr.on('data', (chunk) => this.#log.write(chunk));
    child.once('error', (error) => this.#plan.say(`[${this.label}] ${error.message}`));
    this.exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        if (this.#child === child) this.#child = undefined;
        sweep(child.pid);
        this.#plan.changed();
        resolve({ code, signal });
        if (!this.#stopping) this.#died(signal ?? `code ${code}`, Date.now() - startedAt);
      });
    });
    guardChild(child, { signal: 'TERM', stage: 1 });
    this.#plan.changed();
  }

  /**
   * @param {string} how
   * @param {number} uptime
   */
  #died(how, uptime) {
    if (uptime > SETTLED_AFTER) this.#failures = 0;
    this.#failures++;
    if (!this.#plan.supervise) return;
    const pause = BACKOFF[Math.min(this.#failures, BACKOFF.length) - 1];
    this.#plan.say(`[${this.label}] died (${how}); starting it again in ${pause} ms`);
    this.#timer = setTimeout(() => this.start(), pause);
  }

  /**
   * Waits until the process takes work.
   * @param {AbortSignal} [aborted]
   * @param {number} [milliseconds] a first start compiles and migrates on a busy machine: two minutes are generous
   */
  async ready(aborted, milliseconds = 120_000) {
    const end = Date.now() + milliseconds;
    for (;;) {
      if (aborted?.aborted) throw new Error('stopped');
      if (await this.isReady()) {
        this.#failures = 0;
        return;
      }
      const given = this.#plan.supervise ? START_ATTEMPTS : 1;
      if (this.#stopping || this.#failures >= given || Date.now() > end) {
        throw this.startFailure(Date.now() > end ? `is not ready after ${milliseconds / 1_000} s` : 'died');
      }
      await new Promise((done) => setTimeout(done, 60));
    }
  }

  /**
   * @param {string} what happened to it
   * @returns {Error} names the process and its log, and ends with its last errors
   */
  startFailure(what) {
    return new Error(
      `${this.label} did not start: it ${what}. Its log is ${this.logFile}; it ends with\n${this.#log.tail}`,
    );
  }

  /** @returns {Promise<boolean>} */
  async isReady() {
    if (!this.#child) return false;
    try {
      const response = await fetch(this.healthUrl, { signal: AbortSignal.timeout(2_000) });
      await response.arrayBuffer();
      return response.status === 200;
    } catch {
      return false;
    }
  }

  /**
   * Sends a signal to the process; under supervision it comes back when that ends it.
   * @param {NodeJS.Signals} [signal]
   */
  kill(signal = 'SIGTERM') {
    return this.#child?.kill(signal) ?? false;
  }

  /**
   * Ends it for good: asks, and kills it when it has not left in time.
   * @param {number} [milliseconds]
   */
  async stop(milliseconds = 3_500) {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child?.pid) return;
    const gone = this.exited;
    await endProcess(identify(child.pid), [
      ['SIGTERM', milliseconds],
      ['SIGKILL', 1_000],
    ]);
    await gone;
  }

  /** Stops it, starts it again and waits until it takes work. */
  async restart() {
    await this.stop();
    this.#failures = 0;
    this.start();
    await this.ready();
  }

  close() {
    this.#log.close();
  }
}

/**
 * Ends what a dead process had started itself (a parser's sandbox, say): it led a process group.
 * @param {number | undefined} leader
 */
function sweep(leader) {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody left: the usual case.
  }
}
