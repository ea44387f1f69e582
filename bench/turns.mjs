import autocannon from 'autocannon';

/** Connections of the load; enough to keep two cores busy, few enough that waiting does not hide cost. */
const CONNECTIONS = 16;

/**
 * Loads each target in turns, so that whatever else the machine does falls on all alike.
 * @param {Record<string, string | import('autocannon').Options>} targets name → address, or a request
 * @param {{ rounds: number, seconds: number }} options
 * @returns {Promise<Record<string, { rate: number, p99: number }>>} medians over the rounds: requests/s, and ms
 */
export async function inTurns(targets, { rounds, seconds }) {
  const runs = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (const target of Object.values(targets)) await load(target, 1);
  for (let round = 1; round <= rounds; round++) {
    for (const [name, target] of Object.entries(targets)) runs[name].push(await load(target, seconds));
    const line = Object.entries(runs).map(([name, list]) => `${name} ${Math.round(list.at(-1).rate)}/s`);
    console.log(`round ${round}: ${line.join(', ')}`);
  }
  return Object.fromEntries(
    Object.entries(runs).map(([name, list]) => [
      name,
      { rate: median(list.map(({ rate }) => rate)), p99: median(list.map(({ p99 }) => p99)) },
    ]),
  );
}

/** One line for each target. */
export function printRates(results) {
  for (const [name, { rate, p99 }] of Object.entries(results)) {
    console.log(`${name.padEnd(28)} ${String(Math.round(rate)).padStart(7)} requests/s   p99 ${p99} ms`);
  }
}

async function load(target, seconds) {
  const request = typeof target === 'string' ? { url: target } : target;
  const { requests, latency, non2xx, errors } = await autocannon({
    ...request,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (non2xx || errors) {
    throw new Error(`${request.url} answered ${non2xx} times with an error and broke ${errors} times`);
  }
  return { rate: requests.average, p99: latency.p99 };
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
