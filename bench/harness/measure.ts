import { cpuTimesMs } from './cpu-times.ts';
import { median, quantile } from '../statistics.ts';

export interface Side {
  /** One operation; rejects if its result is wrong. @param index counts the operations of the side */
  operation: (index: number) => Promise<unknown>;
  /** Before each round, not measured: prepares so many operations. */
  prepare?: (operations: number) => Promise<unknown>;
  /** After each round: waits for work in the background. Its CPU counts, its time does not. */
  settle?: () => Promise<unknown>;
  /** Roots of the processes whose CPU counts, by name. */
  pids: () => Record<string, number[]>;
}

interface Load {
  rounds: number;
  /** A round ends after this time … */
  seconds: number;
  /** … or after so many operations. */
  maxOperations?: number;
  concurrency: number;
}

interface Round {
  ratePerSecond: number;
  p50Ms: number;
  cpuMs: Record<string, number>;
}

export interface Measured {
  /** Medians over the rounds. */
  ratePerSecond: number;
  p50Ms: number;
  /** Over the operations of all rounds. */
  p99Ms: number;
  /** CPU of an operation in ms by process, and the sum of all. */
  cpuMs: Record<string, number>;
  totalCpuMs: number;
  operations: number;
}

export interface Compared<Name extends string> {
  measured: Record<Name, Measured>;
  /** Each round of one side divided by the same round of the other one. */
  ratios: (of: 'rate' | 'p50', product: Name, baseline: Name) => number[];
}

/** Both sides once, until V8 has compiled what runs often. */
const WARM_UP_ROUNDS = 1;
const MIN_WARM_UP_SECONDS = 1.5;
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Measures the sides in turns, round by round, so that other work of the machine affects all of them alike. */
export async function measureAlternately<Name extends string>(
  sides: Record<Name, Side>,
  load: Load,
): Promise<Compared<Name>> {
  const runs = (Object.entries(sides) as Array<[Name, Side]>).map(([name, side]) => ({
    ...{ name, side, rounds: [] as Round[], latenciesMs: [] as number[], next: 0 },
  }));
  for (let round = -WARM_UP_ROUNDS; round < load.rounds; round++) {
    const isWarmUp = round < 0;
    for (const run of runs) {
      const seconds = isWarmUp ? Math.max(load.seconds, MIN_WARM_UP_SECONDS) : load.seconds;
      const { result, latenciesMs } = await measureRound(run.side, { ...load, seconds }, run.next);
      run.next += latenciesMs.length;
      if (isWarmUp) continue;
      run.rounds.push(result);
      for (const latencyMs of latenciesMs) run.latenciesMs.push(latencyMs);
    }
  }
  const roundsOf = (name: Name): Round[] => runs.find((run) => run.name === name)?.rounds ?? [];
  return {
    measured: Object.fromEntries(
      runs.map(({ name, rounds, latenciesMs }) => [name, summarise(rounds, latenciesMs)]),
    ) as Record<Name, Measured>,
    ratios: (of, product, baseline) =>
      roundsOf(product).map((round, index) => {
        const other = roundsOf(baseline)[index];
        if (!other) return Number.NaN;
        return of === 'rate' ? round.ratePerSecond / other.ratePerSecond : round.p50Ms / other.p50Ms;
      }),
  };
}

/** Runs a side without measuring it, so that its processes have compiled what runs often, as after some minutes of service. */
export async function warmUp(side: Side, load: Pick<Load, 'seconds' | 'concurrency'>): Promise<void> {
  await measureRound(side, load, 0);
}

async function measureRound(
  side: Side,
  { seconds, maxOperations = UNLIMITED, concurrency }: Omit<Load, 'rounds'>,
  first: number,
): Promise<{ result: Round; latenciesMs: number[] }> {
  await side.prepare?.(maxOperations);
  const latenciesMs: number[] = [];
  const before = cpuTimesMs(side.pids());
  const startedMs = performance.now();
  const endMs = startedMs + seconds * 1_000;
  let started = 0;
  const lane = async (): Promise<void> => {
    while (started < maxOperations && performance.now() < endMs) {
      const beganMs = performance.now();
      await side.operation(first + started++);
      latenciesMs.push(performance.now() - beganMs);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  const elapsedSeconds = (performance.now() - startedMs) / 1_000;
  await side.settle?.();
  const after = cpuTimesMs(side.pids());
  const count = latenciesMs.length;
  const cpuMs = Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, (value - (before[name] ?? 0)) / count]),
  );
  return {
    result: { ratePerSecond: count / elapsedSeconds, p50Ms: median(latenciesMs), cpuMs },
    latenciesMs,
  };
}

function summarise(rounds: Round[], latenciesMs: number[]): Measured {
  const names = Object.keys(rounds[0]?.cpuMs ?? {});
  const cpuMs = Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => round.cpuMs[name] ?? 0))]),
  );
  return {
    ratePerSecond: median(rounds.map(({ ratePerSecond }) => ratePerSecond)),
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    p99Ms: quantile(latenciesMs, 0.99),
    cpuMs,
    totalCpuMs: Object.values(cpuMs).reduce((sum, value) => sum + value, 0),
    operations: latenciesMs.length,
  };
}
