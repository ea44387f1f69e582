import { endProcess, identify } from './pids.mjs';

/** Pauses before each attempt to restart a server; the last one repeats. */
const RESTART_PAUSES_MS = [100, 500, 1_000, 2_000, 5_000];

/**
 * A server process, PostgreSQL or Redis, that is restarted when it dies.
 * @typedef {object} ServerPlan
 * @property {string} name shown to the user
 * @property {() => Promise<import('node:child_process').ChildProcess>} launch starts the server and resolves when it
 *   answers; rejects, leaving no process behind, when it does not
 * @property {(id: import('./pids.mjs').ProcessId) => void} started called with each new process
 * @property {(text: string) => void} [say] shows one line; without it a dead server stays dead
 */
export class SupervisedServer {
  #plan;
  #stopping = false;
  /** @type {import('./pids.mjs').ProcessId | undefined} */
  #id;
  /** Resolves when a restart in progress has ended. @type {Promise<void>} */
  #restart = Promise.resolve();
  #endPause = () => {};

  /** @param {ServerPlan} plan */
  constructor(plan) {
    this.#plan = plan;
  }

  /** @returns {number} process id of the present run */
  get pid() {
    return this.#id?.pid ?? 0;
  }

  /** Launches the server. Rejects when the first launch fails. */
  async start() {
    this.#watch(await this.#plan.launch());
  }

  /**
   * Ends the server for good.
   * @param {Array<[NodeJS.Signals, number]>} signals each with the milliseconds to wait for its effect
   * @returns {Promise<import('./pids.mjs').ProcessId | undefined>} the process that was ended
   */
  async stop(signals) {
    this.#stopping = true;
    this.#endPause();
    await this.#restart;
    if (this.#id) await endProcess(this.#id, signals);
    return this.#id;
  }

  /** @param {import('node:child_process').ChildProcess} child */
  #watch(child) {
    this.#id = identify(child.pid);
    this.#plan.started(this.#id);
    const died = (/** @type {number | null} */ code, /** @type {string | null} */ signal) => {
      if (!this.#stopping && this.#plan.say) this.#restart = this.#bringBack(signal ?? `code ${code}`);
    };
    // It may have died between its first answer and this line.
    if (child.exitCode !== null || child.signalCode !== null) died(child.exitCode, child.signalCode);
    else child.once('exit', died);
  }

  /** @param {string} cause */
  async #bringBack(cause) {
    const { name, launch, say = () => {} } = this.#plan;
    const diedAt = Date.now();
    say(`[${name}] died (${cause}); starting it again`);
    for (let attempt = 0; !this.#stopping; attempt++) {
      await this.#pause(RESTART_PAUSES_MS[Math.min(attempt, RESTART_PAUSES_MS.length - 1)]);
      if (this.#stopping) return;
      try {
        const child = await launch();
        say(`[${name}] answers again after ${((Date.now() - diedAt) / 1_000).toFixed(1)} s`);
        this.#watch(child);
        return;
      } catch (error) {
        say(`[${name}] did not start again: ${error.message.split('\n', 1)[0]}`);
      }
    }
  }

  /** @param {number} milliseconds */
  #pause(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }
}
