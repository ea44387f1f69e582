import type { TestSystem } from '@araucaria/testing';

type Counts = Record<string, number>;

/** Calls that the gateway makes later, by a timer: of what staff have read in a test before, for example. */
const LATER_CALLS = ['users.recordAccesses'];

/** How often each of these services answers each of its calls during `work`. Nothing else may use the system meanwhile. */
export function rpcCallsOf(
  system: TestSystem,
  services: readonly string[],
  work: () => Promise<unknown>,
): Promise<Counts> {
  const urls = services.map((name) =>
    system.running.process(name).healthUrl.replace('/health/ready', '/metrics'),
  );
  const counts = () => Promise.all(urls.map((url) => countsOf(url, 'rpc_server_duration_seconds')));
  return difference(async () => Object.assign({}, ...(await counts())) as Counts, work);
}

/**
 * Expects that the gateway makes the same calls for each of these requests, so that known and unknown persons cause the same
 * work. Calls that services make to each other do not count.
 */
export async function expectSameCalls(
  system: TestSystem,
  requests: ReadonlyArray<() => Promise<unknown>>,
): Promise<void> {
  const calls: Counts[] = [];
  for (const request of requests)
    calls.push(
      await difference(() => countsOf(`${system.url}/metrics`, 'rpc_client_duration_seconds'), request),
    );
  expect(calls[0]).not.toEqual({});
  expect(calls).toEqual(calls.map(() => calls[0]));
}

/** Counts by call, without those that are made later; failed calls count apart. */
async function countsOf(url: string, metric: string): Promise<Counts> {
  const lines = (await (await fetch(url)).text()).matchAll(
    new RegExp(`^${metric}_count\\{call="([^"]+)",outcome="(\\w+)"\\} (\\d+)`, 'gm'),
  );
  return Object.fromEntries(
    [...lines]
      .filter(([, call = '']) => !LATER_CALLS.includes(call))
      .map(([, call = '', outcome = '', count]) => [
        outcome === 'ok' ? call : `${call} (${outcome})`,
        Number(count),
      ]),
  );
}

async function difference(counts: () => Promise<Counts>, work: () => Promise<unknown>): Promise<Counts> {
  const before = await counts();
  await work();
  const made = Object.entries(await counts()).map(
    ([call, count]) => [call, count - (before[call] ?? 0)] as const,
  );
  return Object.fromEntries(made.filter(([, count]) => count > 0));
}
