import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { messageOf } from '../errors.ts';
import { freePort } from './ports.ts';
import type { SupervisedServer } from './supervised-server.ts';

/** Another program may take the free port before the server does. */
const START_ATTEMPTS = 3;
const SHOWN_LOG_LINES = 12;

interface FirstStart {
  /** Shown to the user. */
  name: string;
  logFile: string;
  /** The server gets another port for the next attempt; undefined: its port is required. */
  setPort: ((port: number) => void) | undefined;
}

/** Starts the server, with another port if it does not start. @throws {Error} with the end of its log */
export async function startFirst(
  server: SupervisedServer,
  { name, logFile, setPort }: FirstStart,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await server.start();
      return;
    } catch (error) {
      if (!setPort || attempt === START_ATTEMPTS)
        throw new Error(`${name} did not start: ${messageOf(error)}\n${endOf(logFile)}`, { cause: error });
      setPort(await freePort());
    }
  }
}

/** Why the process has ended, once it has. */
export function watchExit(child: ChildProcess): { reason?: string } {
  const exit: { reason?: string } = {};
  child.once('exit', (code, signal) => (exit.reason = `the server exited with ${signal ?? code}`));
  child.once('error', (error) => (exit.reason = error.message));
  return exit;
}

const endOf = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-SHOWN_LOG_LINES).join('\n') : '';
