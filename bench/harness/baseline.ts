import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@araucaria/local/ports';

export type BaselineName = 'same-bytes' | 'same-query' | 'application' | 'event-consumer' | 'nest-echo';

export interface RunningBaseline {
  /** `http://127.0.0.1:<port>/` */
  url: string;
  port: number;
  pid: number;
  /** Sends a message to the program and resolves with its answer. */
  ask(message: string): Promise<unknown>;
  stop(): void;
}

/** Starts a program of baselines/ in a process of its own and waits until it is ready. */
export async function startBaseline(
  name: BaselineName,
  env: Record<string, string>,
): Promise<RunningBaseline> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL(`../baselines/${name}.ts`, import.meta.url)), {
    env: { ...process.env, ...env, PORT: String(port) },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the baseline ${name} ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    pid: child.pid ?? 0,
    async ask(message) {
      const answer = once(child, 'message');
      child.send(message);
      return (await Promise.race([answer, ended]))[0] as unknown;
    },
    stop: () => child.kill(),
  };
}
