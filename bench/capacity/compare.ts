import { availableParallelism } from 'node:os';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { coresNeeded, toOperations, type Costs, type Rates } from './costs.ts';
import { describeRates, ratesOf, threadsOf } from './day.ts';
import { measureCosts, withMeasuredSystem, type MeasuredSystem } from './measure.ts';
import type { OperationName } from './operations.ts';
import { simulate } from './simulation.ts';

const GOAL = 0.25;
/** The part of the predicted capacity that the real system is offered. */
const OFFERED_SHARE = 0.6;
/** Operations of the mix that run at the same time when the real system is loaded fully. */
const FULL_LOAD_CONCURRENCY = 24;

/**
 * Measures the costs of each operation alone, predicts from them what a mix of all needs, and runs that mix on the real system of
 * this machine, whose cores the load shares.
 */
export async function compare({ count, seconds }: { count: number; seconds: number }): Promise<void> {
  await withMeasuredSystem(async (measured) => {
    const costs = await measureCosts(measured, count);
    // One action of staff for each application, because each changes a candidate that none has changed before.
    const mix = ratesOf({ applications: 3_600, visits: 36_000, peakShare: 1, staffActions: 1 });
    const cores = availableParallelism();
    const capacity = capacityOf(costs, mix, cores);
    await compareUse(measured, costs, scale(mix, capacity * OFFERED_SHARE), seconds);
    await compareCapacity(measured, mix, capacity, seconds);
  });
}

/** How many times the mix fits into the cores: all processes and the client together. */
function capacityOf(costs: Costs, mix: Rates, cores: number): number {
  const needed = Object.values(coresNeeded({ ...costs, idleCpuMsPerSecond: {} }, mix)).reduce(
    (a, b) => a + b,
    0,
  );
  const idle = Object.values(costs.idleCpuMsPerSecond).reduce((a, b) => a + b, 0) / 1_000;
  const byCores = (cores - idle) / needed;
  const threads = threadsOf(costs, {});
  const byThreads = Object.entries(coresNeeded({ ...costs, idleCpuMsPerSecond: {} }, mix)).map(
    ([process, used]) => (threads[process] ?? 1) / used,
  );
  return Math.min(byCores, ...byThreads);
}

async function compareUse(
  { operations, cpuMs, settle }: MeasuredSystem,
  costs: Costs,
  rates: Rates,
  seconds: number,
): Promise<void> {
  console.log(`\nOpen load of ${seconds} s: ${describeRates(rates)}`);
  const threads = threadsOf(costs, {});
  const deployment = { cores: availableParallelism(), threads };
  const predicted = simulate(toOperations(costs, rates, true), deployment, { durationMs: 600_000 });
  const needed = coresNeeded(costs, rates);

  const before = cpuMs();
  const startedMs = performance.now();
  const resumeTimesMs = await offer(operations, rates, seconds);
  await settle();
  const elapsedSeconds = (performance.now() - startedMs) / 1_000;
  const after = cpuMs();

  let [predictedSum, realSum] = [0, 0];
  for (const [process, cores] of Object.entries(needed)) {
    const idle = (costs.idleCpuMsPerSecond[process] ?? 0) / 1_000;
    // Arrivals end before the last background work does: the idle share counts for all of the time.
    const predictedSeconds = (cores - idle) * seconds + idle * elapsedSeconds;
    const realSeconds = ((after[process] ?? 0) - (before[process] ?? 0)) / 1_000;
    predictedSum += predictedSeconds;
    realSum += realSeconds;
    print(`CPU of ${process}`, predictedSeconds, realSeconds, 's');
  }
  print('CPU of all', predictedSum, realSum, 's');
  const meanMs = resumeTimesMs.reduce((sum, value) => sum + value, 0) / resumeTimesMs.length;
  print('mean time of a résumé', predicted.operations.resume?.meanMs ?? 0, meanMs, 'ms');
}

async function compareCapacity(
  { operations, settle }: MeasuredSystem,
  mix: Rates,
  capacity: number,
  seconds: number,
): Promise<void> {
  const names = Object.keys(mix) as OperationName[];
  const total = names.reduce((sum, name) => sum + mix[name], 0);
  const random = xoroshiro128plus(1);
  const pick = (): OperationName => {
    let left = uniformFloat64(random) * total;
    return names.find((name) => (left -= mix[name]) < 0) ?? 'visit';
  };
  const startedMs = performance.now();
  let done = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() - startedMs < seconds * 1_000) {
      await operations[pick()]();
      done++;
    }
  };
  await Promise.all(Array.from({ length: FULL_LOAD_CONCURRENCY }, worker));
  await settle();
  const elapsedSeconds = (performance.now() - startedMs) / 1_000;
  console.log(`\nFull load of ${seconds} s, background work included:`);
  print('operations per second', capacity * total, done / elapsedSeconds, '/s');
}

/** Starts operations at random times, as many as the rates say, whether or not earlier ones have ended. */
async function offer(
  operations: MeasuredSystem['operations'],
  rates: Rates,
  seconds: number,
): Promise<number[]> {
  const random = xoroshiro128plus(2);
  const resumeTimesMs: number[] = [];
  const running: Promise<void>[] = [];
  const endMs = performance.now() + seconds * 1_000;
  const source = async (name: OperationName): Promise<void> => {
    let atMs = performance.now();
    for (;;) {
      atMs += (-Math.log(1 - uniformFloat64(random)) * 1_000) / rates[name];
      if (atMs > endMs) return;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, atMs - performance.now())));
      const startedMs = performance.now();
      running.push(
        operations[name]().then(() => {
          if (name === 'resume') resumeTimesMs.push(performance.now() - startedMs);
        }),
      );
    }
  };
  await Promise.all((Object.keys(rates) as OperationName[]).map(source));
  await Promise.all(running);
  return resumeTimesMs;
}

const scale = (rates: Rates, factor: number): Rates =>
  Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, rate * factor])) as Rates;

function print(what: string, predicted: number, real: number, unit: string): void {
  const error = real / predicted - 1;
  const verdict = Math.abs(error) <= GOAL ? '' : `  (goal ±${GOAL * 100} %)`;
  console.log(
    `${what.padEnd(26)} predicted ${predicted.toFixed(2)} ${unit}, real ${real.toFixed(2)} ${unit}: ` +
      `${error >= 0 ? '+' : ''}${(error * 100).toFixed(0)} %${verdict}`,
  );
}
