import autocannon, { type Request } from 'autocannon';
import { median } from './statistics.ts';

/** Connections of the load: enough to use two cores fully, few enough that waiting does not hide cost. */
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 1;

export interface Measured {
  /** Requests per second. */
  rate: number;
  p99Ms: number;
}

/** An address, or a request. */
export type Target = string | Request;

/**
 * Loads the targets alternately, so that other work of the machine affects all of them alike.
 * @returns medians over the rounds
 */
export async function loadAlternately<Name extends string>(
  targets: Record<Name, Target>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<Name, Measured>> {
  const entries = Object.entries(targets) as Array<[Name, Target]>;
  const runs = entries.map(([name, target]) => ({ name, target, results: [] as Measured[] }));
  for (const { target } of runs) await load(target, WARM_UP_SECONDS);
  for (let round = 1; round <= rounds; round++) {
    for (const { target, results } of runs) results.push(await load(target, seconds));
    const rates = runs.map(({ name, results }) => `${name} ${Math.round(results.at(-1)?.rate ?? 0)}/s`);
    console.log(`round ${round}: ${rates.join(', ')}`);
  }
  const medians = runs.map(({ name, results }): [Name, Measured] => [
    name,
    {
      rate: median(results.map(({ rate }) => rate)),
      p99Ms: median(results.map(({ p99Ms }) => p99Ms)),
    },
  ]);
  return Object.fromEntries(medians) as Record<Name, Measured>;
}

/** Prints one line for each target. */
export function printRates(results: Record<string, Measured>): void {
  for (const [name, { rate, p99Ms }] of Object.entries(results)) {
    console.log(`${name.padEnd(28)} ${String(Math.round(rate)).padStart(7)} requests/s   p99 ${p99Ms} ms`);
  }
}

async function load(target: Target, seconds: number): Promise<Measured> {
  const request = typeof target === 'string' ? { url: target } : target;
  const { requests, latency, non2xx, errors } = await autocannon({
    ...request,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (non2xx || errors) {
    throw new Error(`${request.url}: ${non2xx} answers were errors and ${errors} connections broke`);
  }
  return { rate: requests.average, p99Ms: latency.p99 };
}
