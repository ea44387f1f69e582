import type { ChildProcess } from 'node:child_process';
import { endProcess, identify, type ProcessId, type StopStep } from '../bootstrap/pids.mjs';
import { messageOf } from '../errors.ts';

/** Delays before each attempt to restart a server; the last one repeats. */
const BACKOFF_MS = [100, 500, 1_000, 2_000, 5_000] as const;

export interface ServerPlan {
  /** Shown to the user. */
  name: string;
  /** Starts the server and resolves when it answers. Rejects, leaving no process behind, when it does not. */
  launch: () => Promise<ChildProcess>;
  /** Called with each new process. */
  onStart: (id: ProcessId) => void;
  /** Shows one line. Without it a dead server stays dead. */
  log?: ((text: string) => void) | undefined;
}

/** A server process, PostgreSQL or Redis, that is restarted when it dies. */
export class SupervisedServer {
  readonly #plan: ServerPlan;
  #stopping = false;
  #id: ProcessId | undefined;
  /** Resolves when a restart in progress has ended. */
  #restarting: Promise<void> = Promise.resolve();
  #endDelay: () => void = () => undefined;

  constructor(plan: ServerPlan) {
    this.#plan = plan;
  }

  /** The process id of the present run. */
  get pid(): number {
    return this.#id?.pid ?? 0;
  }

  /** Launches the server. Rejects when the first launch fails. */
  async start(): Promise<void> {
    this.#watch(await this.#plan.launch());
  }

  /**
   * Ends the server without a restart.
   * @returns the process that was ended
   */
  async stop(steps: StopStep[]): Promise<ProcessId | undefined> {
    this.#stopping = true;
    this.#endDelay();
    await this.#restarting;
    if (this.#id) await endProcess(this.#id, steps);
    return this.#id;
  }

  #watch(child: ChildProcess): void {
    this.#id = identify(child.pid);
    this.#plan.onStart(this.#id);
    const onExit = (code: number | null, signal: string | null): void => {
      const { log } = this.#plan;
      if (!this.#stopping && log) this.#restarting = this.#restart(signal ?? `code ${code}`, log);
    };
    // The server may have died between its first answer and this line.
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else child.once('exit', onExit);
  }

  async #restart(cause: string, log: (text: string) => void): Promise<void> {
    const { name, launch } = this.#plan;
    const diedMs = Date.now();
    log(`[${name}] died (${cause}); starting it again`);
    for (let attempt = 0; !this.#stopping; attempt++) {
      await this.#delay(BACKOFF_MS[attempt] ?? BACKOFF_MS[BACKOFF_MS.length - 1]);
      if (this.#stopping) return;
      try {
        const child = await launch();
        log(`[${name}] answers again after ${((Date.now() - diedMs) / 1_000).toFixed(1)} s`);
        this.#watch(child);
        return;
      } catch (error) {
        log(`[${name}] did not start again: ${messageOf(error).split('\n', 1)[0]}`);
      }
    }
  }

  #delay(delayMs: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, delayMs);
      this.#endDelay = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
