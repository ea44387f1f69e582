import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@araucaria/local/ports';

/**
 * Starts a program of baselines/ and waits until it listens.
 * @returns its address
 */
export async function startBaseline(
  name: 'same-bytes' | 'same-query' | 'load-balancer',
  env: Record<string, string>,
  onStop: (stop: () => unknown) => void,
): Promise<string> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL(`./baselines/${name}.ts`, import.meta.url)), {
    env: { ...process.env, ...env, PORT: String(port) },
  });
  onStop(() => child.kill());
  await once(child, 'message');
  return `http://127.0.0.1:${port}/`;
}
