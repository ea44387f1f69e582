import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../bootstrap/paths.mjs';
import { endProcess, identify } from '../bootstrap/pids.mjs';
import { stopWithLauncher } from '../bootstrap/stop-with-launcher.mjs';
import { ProcessLog } from './process-log.ts';

/** V8 begins with a heap for new objects that it collects dozens of times during a start: a seventh of the start's processor time. */
const NODE_FLAGS = ['--enable-source-maps', '--min-semi-space-size=16'];

/** Delays before restarts; the last one repeats. */
const BACKOFF_MS = [250, 500, 1_000, 2_000, 5_000] as const;
/** A process that ran this long begins again with the first delay. */
const STABLE_AFTER_MS = 30_000;
/** How often a process may die before it was ready once. Then the start fails. */
const START_ATTEMPTS = 3;
/** A first start compiles and migrates, on a busy machine too. */
const READY_TIMEOUT_MS = 120_000;
const HEALTH_TIMEOUT_MS = 2_000;
const POLL_INTERVAL_MS = 60;
const STOP_TIMEOUT_MS = 3_500;
/** A restart leaves a process the time to finish its work, e.g. a résumé that is read (7 s), and its delay before that. */
const RESTART_STOP_TIMEOUT_MS = 15_000;
const KILL_TIMEOUT_MS = 1_000;

export interface ProcessPlan {
  name: string;
  /** 0 for the first replica. */
  index: number;
  entry: string;
  /** Answers 200 when the process accepts work. */
  healthUrl: string;
  logFile: string;
  env: NodeJS.ProcessEnv;
  supervise: boolean;
  log: (text: string) => void;
  onChange: () => void;
}

interface ProcessExit {
  code: number | null;
  signal: string | null;
}

/** One process of the system, across its restarts. */
export class ManagedProcess {
  readonly name: string;
  readonly index: number;
  readonly label: string;
  readonly logFile: string;
  readonly healthUrl: string;
  /** Resolves with the exit of the present run. */
  exited: Promise<ProcessExit> = Promise.resolve({ code: null, signal: null });

  readonly #plan: ProcessPlan;
  /** Program and variables of the first start. */
  readonly #first: Pick<ProcessPlan, 'entry' | 'env'>;
  readonly #log: ProcessLog;
  #child: ChildProcess | undefined;
  #stopping = false;
  #failures = 0;
  #restartTimer: NodeJS.Timeout | undefined;

  constructor(plan: ProcessPlan) {
    this.#plan = plan;
    this.#first = { entry: plan.entry, env: { ...plan.env } };
    this.name = plan.name;
    this.index = plan.index;
    this.label = plan.index ? `${plan.name}#${plan.index + 1}` : plan.name;
    this.logFile = plan.logFile;
    this.healthUrl = plan.healthUrl;
    this.#log = new ProcessLog(plan.logFile, (text) => plan.log(`[${this.label}] ${text}`));
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Spawns the process. `ready()` resolves when it accepts work. */
  start(): void {
    const { entry, env, log, onChange } = this.#plan;
    this.#stopping = false;
    clearTimeout(this.#restartTimer);
    // detached: Ctrl-C in the terminal reaches only the launcher, which stops everything in order.
    const child = spawn(process.execPath, [...NODE_FLAGS, entry], {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const startedMs = Date.now();
    child.stdout.on('data', (chunk: Buffer) => this.#log.write(chunk));
    child.stderr.on('data', (chunk: Buffer) => this.#log.write(chunk));
    child.once('error', (error) => log(`[${this.label}] ${error.message}`));
    this.exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        if (this.#child === child) this.#child = undefined;
        killGroup(child.pid);
        onChange();
        resolve({ code, signal });
        if (!this.#stopping) this.#restartLater(signal ?? `code ${code}`, Date.now() - startedMs);
      });
    });
    stopWithLauncher(child, { signal: 'TERM', stage: 1 });
    onChange();
  }

  #restartLater(cause: string, uptimeMs: number): void {
    if (uptimeMs > STABLE_AFTER_MS) this.#failures = 0;
    this.#failures++;
    if (!this.#plan.supervise) return;
    const delayMs = BACKOFF_MS[this.#failures - 1] ?? BACKOFF_MS[BACKOFF_MS.length - 1];
    this.#plan.log(`[${this.label}] died (${cause}); starting it again in ${delayMs} ms`);
    this.#restartTimer = setTimeout(() => this.start(), delayMs);
  }

  async ready(signal?: AbortSignal, timeoutMs = READY_TIMEOUT_MS): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      if (signal?.aborted) throw new Error('stopped');
      if (await this.isReady()) {
        this.#failures = 0;
        return;
      }
      const attempts = this.#plan.supervise ? START_ATTEMPTS : 1;
      const late = Date.now() > deadline;
      if (this.#stopping || this.#failures >= attempts || late) {
        throw this.startFailure(late ? `is not ready after ${timeoutMs / 1_000} s` : 'died');
      }
      await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
    }
  }

  /**
   * An error that names the process and its log, and ends with its last errors.
   * @param what the predicate of a sentence about the process
   */
  startFailure(what: string): Error {
    return new Error(
      `${this.label} did not start: it ${what}. Its log is ${this.logFile}; it ends with\n${this.#log.tail}`,
    );
  }

  async isReady(): Promise<boolean> {
    if (!this.#child) return false;
    try {
      const response = await fetch(this.healthUrl, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
      await response.arrayBuffer();
      return response.status === 200;
    } catch {
      return false;
    }
  }

  /** Sends a signal to the process. A supervised process that ends by it is restarted. */
  kill(signal: NodeJS.Signals = 'SIGTERM'): boolean {
    return this.#child?.kill(signal) ?? false;
  }

  /**
   * Ends the process without a restart, and kills it after the timeout.
   * @param signal SIGTERM leaves a gateway the time to be noticed by a load balancer, SIGINT does not
   */
  async stop(timeoutMs = STOP_TIMEOUT_MS, signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restartTimer);
    const child = this.#child;
    if (!child?.pid) return;
    const { exited } = this;
    await endProcess(identify(child.pid), [
      { signal, timeoutMs },
      { signal: 'SIGKILL', timeoutMs: KILL_TIMEOUT_MS },
    ]);
    await exited;
  }

  /**
   * Lets the process finish its work, starts it again and waits until it accepts work.
   * @param options for this and later runs: another program, e.g. that of another release, and changed variables
   */
  async restart({ entry, env }: { entry?: string; env?: NodeJS.ProcessEnv } = {}): Promise<void> {
    await this.stop(RESTART_STOP_TIMEOUT_MS);
    if (entry) this.#plan.entry = entry;
    Object.assign(this.#plan.env, env);
    this.#failures = 0;
    this.start();
    await this.ready();
  }

  /** Starts it again with the program and the variables of its first start, and these in addition, and waits until it accepts work. */
  async renew(env?: NodeJS.ProcessEnv): Promise<void> {
    this.#plan.entry = this.#first.entry;
    this.#plan.env = { ...this.#first.env, ...env };
    await this.restart();
  }

  close(): void {
    this.#log.close();
  }
}

/** Ends what a dead process had started, such as the parser's sandbox: the process led a process group. */
function killGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // No process of the group runs: the usual case.
  }
}
