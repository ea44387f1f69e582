import type { QueryResultRow } from 'pg';
import type { RunningSystem } from '@araucaria/local/system';
import type { Mailbox } from '@araucaria/mailbox';
import { solveCaptcha } from '../captcha.js';
import { onTestFailure } from '../failure-artifacts.js';
import { Visitor } from '../visitor.js';
import { openWork, settle } from './open-work.js';
import { ADMIN_PASSWORD, startNewSystem, type TestSystemOptions } from './started-system.js';
import { writeSystemState } from './system-artifacts.js';
import { leaseSystem, type SharedSystem } from './system-pool.js';

export { ADMIN_PASSWORD };

/** The built product with its own database, key prefix in Redis and mailbox. */
export interface TestSystem {
  /** Base URL of the first gateway. */
  url: string;
  running: RunningSystem;
  mailbox: Mailbox;
  dataDir: string;
  /** `REDIS_PREFIX` of its processes. */
  redisPrefix: string;
  /** Rows of the database. Tables need their schema name. */
  rows<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
  /** A visitor without a session. */
  visitor(): Visitor;
  /** A visitor who is logged in as the first administrator. */
  admin(): Promise<Visitor>;
  /** A solved CAPTCHA, for `recaptchaToken`. */
  captcha(): Promise<string>;
  /** Waits until all events are published and handled and all due messages are sent; throws after `timeoutMs` (60 s). */
  settle(timeoutMs?: number): Promise<void>;
  /** Ends its use. Nothing that it stored remains. */
  stop(): Promise<void>;
}

/**
 * Starts the built product. Rejects when a process does not become ready.
 *
 * @param which the options of a system of this file alone, or the name of one that serves several files, one after the
 *   other: each finds what a new one has
 * @param gatewayEnv variables of the gateway of a system that serves several files; it is restarted with them, and without them for the
 *   next file, which takes a second instead of a start of everything
 */
export async function startTestSystem(
  which: TestSystemOptions | SharedSystem = 'usual',
  gatewayEnv?: Record<string, string>,
): Promise<TestSystem> {
  const lease = typeof which === 'string' ? await leaseSystem(which, gatewayEnv) : undefined;
  const system = lease?.system ?? (await startNewSystem(which as TestSystemOptions));
  const { running, mailbox, dataDir, redisPrefix, rows } = system;
  const { url } = running;
  if (gatewayEnv && !lease) await running.process('gateway').restart({ env: gatewayEnv });
  const forgetFailures = onTestFailure((folder) => {
    lease?.spoil();
    return writeSystemState(folder, {
      name: redisPrefix,
      dataDir,
      mailbox,
      openWork: () => openWork(system),
    });
  });
  return {
    url,
    running,
    mailbox,
    dataDir,
    redisPrefix,
    rows,
    visitor: () => new Visitor(url),
    captcha: () => solveCaptcha(url),
    admin: async () => {
      const visitor = new Visitor(url);
      const { status, body } = await visitor.login('admin', ADMIN_PASSWORD);
      if (status !== 200)
        throw new Error(`the administrator could not log in: ${status} ${JSON.stringify(body)}`);
      return visitor;
    },
    settle: (timeoutMs = 60_000) => settle(system, timeoutMs),
    stop: async () => {
      forgetFailures();
      await (lease ? lease.end() : system.stop());
    },
  };
}
