import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');
/** Shared with the processes of the product: to compile the program takes a third of the time of its start. */
export const COMPILED = join(ROOT, '.data', 'cache', 'compiled');

export interface Outcome {
  code: number;
  output: string;
}

/** @throws {Error} with the output of a program that failed */
export function expectSuccess({ code, output }: Outcome): void {
  if (code !== 0) throw new Error(`exit code ${code}:\n${output}`);
}

/** Runs the program of `npm run backup` with this environment. */
export function runBackup(args: string[], env: Record<string, string>): Promise<Outcome> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['deploy/backup/main.ts', ...args],
      {
        cwd: ROOT,
        env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...env },
        maxBuffer: 10_000_000,
      },
      (error, stdout, stderr) =>
        done({
          code: typeof error?.code === 'number' ? error.code : error ? -1 : 0,
          output: stdout + stderr,
        }),
    );
  });
}
