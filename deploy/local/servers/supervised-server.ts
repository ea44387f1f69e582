import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { endProcess, identify, type ProcessId, type StopStep } from '../bootstrap/pids.mjs';
import { stopWithLauncher } from '../bootstrap/stop-with-launcher.mjs';
import { messageOf } from '../errors.ts';
import { freePort, preferPort } from './ports.ts';
import { releaseServer, writeRecord, type ServerRecord } from './server-record.ts';

/** Delays before each attempt to restart a server; the last one repeats. */
const BACKOFF_MS = [100, 500, 1_000, 2_000, 5_000] as const;
/** Another program may take the free port before the server does. */
const START_ATTEMPTS = 3;
/** After a crash a server reads its log first and refuses clients until then. */
const READY_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 15;
const SHOWN_LOG_LINES = 12;

export interface ServerPlan {
  /** Shown to the user. */
  name: string;
  recordFile: string;
  /** As `takeOwnership` gave it, with the password of the server. */
  record: ServerRecord;
  logFile: string;
  /** Exactly this port. Without it the port of the last run if free, else any. */
  port: number | undefined;
  /** Program and arguments. Called before each start. */
  command: (port: number) => string[];
  spawnOptions: SpawnOptions;
  /** Rejects while the server does not answer. */
  probe: (port: number) => Promise<void>;
  /** The first one of `stopSteps`, for the watchdog of this process. */
  stopSignal: 'INT' | 'TERM';
  stopSteps: StopStep[];
  failedStartSteps: StopStep[];
  /** Shows one line. Without it a dead server stays dead. */
  log: ((text: string) => void) | undefined;
}

/** A server process, PostgreSQL or Redis: it is restarted when it dies, and ends with this process. */
export class SupervisedServer {
  port: number;
  readonly #plan: ServerPlan;
  #stopping = false;
  #id: ProcessId | undefined;
  /** Resolves when a restart in progress has ended. */
  #restarting: Promise<void> = Promise.resolve();
  #endDelay: () => void = () => undefined;

  private constructor(plan: ServerPlan, port: number) {
    this.#plan = plan;
    this.port = port;
  }

  /**
   * Starts the server, with another port if it does not start and none is required.
   * @throws {Error} with the end of its log
   */
  static async start(plan: ServerPlan): Promise<SupervisedServer> {
    const server = new SupervisedServer(plan, plan.port ?? (await preferPort(plan.record.port)));
    for (let attempt = 1; ; attempt++) {
      try {
        await server.#launch();
        return server;
      } catch (error) {
        const { name, logFile } = plan;
        if (plan.port || attempt === START_ATTEMPTS)
          throw new Error(`${name} did not start: ${messageOf(error)}\n${endOf(logFile)}`, { cause: error });
        server.port = await freePort();
      }
    }
  }

  get pid(): number {
    return this.#id?.pid ?? 0;
  }

  /** Ends the server without a restart. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#endDelay();
    await this.#restarting;
    if (!this.#id) return;
    await endProcess(this.#id, this.#plan.stopSteps);
    releaseServer(this.#plan.recordFile, this.#id);
  }

  async #launch(): Promise<void> {
    const { stopSignal, record, recordFile, failedStartSteps } = this.#plan;
    const child = this.#spawn();
    stopWithLauncher(child, { signal: stopSignal, stage: 2 });
    try {
      await this.#ready(child);
    } catch (error) {
      // Without a pid it was never spawned.
      if (child.pid) await endProcess(identify(child.pid), failedStartSteps);
      throw error;
    }
    this.#id = identify(child.pid);
    writeRecord(recordFile, { ...record, server: this.#id, port: this.port });
    const onExit = (code: number | null, cause: string | null): void => {
      if (!this.#stopping && this.#plan.log)
        this.#restarting = this.#restart(cause ?? `code ${code}`, this.#plan.log);
    };
    // The server may have died between its first answer and this line.
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else child.once('exit', onExit);
  }

  #spawn(): ChildProcess {
    const { logFile, command, spawnOptions } = this.#plan;
    const log = openSync(logFile, 'a', 0o600);
    try {
      const [program = '', ...args] = command(this.port);
      // detached: the terminal's Ctrl-C must not stop the server before the processes that use it.
      const child = spawn(program, args, {
        ...spawnOptions,
        detached: true,
        stdio: ['ignore', log, log],
      });
      child.unref();
      return child;
    } finally {
      closeSync(log);
    }
  }

  async #ready(child: ChildProcess): Promise<void> {
    const exit: { reason?: string } = {};
    child.once('exit', (code, signal) => (exit.reason = `the server exited with ${signal ?? code}`));
    child.once('error', (error) => (exit.reason = error.message));
    const deadline = Date.now() + READY_TIMEOUT_MS;
    for (;;) {
      const problem = await this.#plan.probe(this.port).then(
        () => undefined,
        (error: Error) => error,
      );
      // Another server may have answered: the one that holds the port which this server did not get.
      if (exit.reason) throw new Error(exit.reason);
      if (!problem) return;
      if (Date.now() > deadline) throw problem;
      await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
    }
  }

  async #restart(cause: string, log: (text: string) => void): Promise<void> {
    const { name } = this.#plan;
    const diedMs = Date.now();
    log(`[${name}] died (${cause}); starting it again`);
    for (let attempt = 0; !this.#stopping; attempt++) {
      await this.#delay(BACKOFF_MS[attempt] ?? BACKOFF_MS[BACKOFF_MS.length - 1]);
      if (this.#stopping) return;
      try {
        await this.#launch();
        log(`[${name}] answers again after ${((Date.now() - diedMs) / 1_000).toFixed(1)} s`);
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

const endOf = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-SHOWN_LOG_LINES).join('\n') : '';
