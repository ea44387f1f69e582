import type { QueryResultRow } from 'pg';
import type { RunningSystem } from '@araucaria/local/system';
import type { Mailbox } from '@araucaria/mailbox';
import { solveCaptcha } from '../captcha.js';
import { onTestFailure } from '../failure-artifacts.js';
import { Visitor } from '../visitor.js';
import { openWork, settle } from './open-work.js';
import { ADMIN_PASSWORD, startNewSystem, type TestSystemOptions } from './started-system.js';
import { writeSystemState } from './system-artifacts.js';
import { leaseSystem } from './system-pool.js';

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
  /** Waits until all events are published and handled and all due messages are sent; throws after `timeoutMs` (30 s). */
  settle(timeoutMs?: number): Promise<void>;
  /** Ends its use. Nothing that it stored remains. */
  stop(): Promise<void>;
}

/**
 * Starts the built product. Rejects when a process does not become ready.
 *
 * Without options a system may serve several files of tests, one after the other: each finds what a new one has. A file
 * that stops or restarts a process is the last one.
 */
export async function startTestSystem(options?: TestSystemOptions): Promise<TestSystem> {
  const lease = options ? undefined : await leaseSystem();
  const system = lease?.system ?? (await startNewSystem(options ?? {}));
  const { running, mailbox, dataDir, redisPrefix, rows } = system;
  const { url } = running;
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
    settle: (timeoutMs = 30_000) => settle(system, timeoutMs),
    stop: async () => {
      forgetFailures();
      await (lease ? lease.end() : system.stop());
    },
  };
}
