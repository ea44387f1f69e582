import { HOUR_MS } from '@araucaria/contracts/domain';
import { simulate, type Operation } from '../simulation.ts';

const operation = (arrivalsPerSecond: number, ...stages: [string, number][]): Operation => ({
  name: 'visit',
  arrivalsPerSecond,
  stages: stages.map(([process, cpuMs]) => ({ process, cpuMs })),
});
const relativeError = (value: number | undefined, expected: number) => Math.abs((value ?? 0) / expected - 1);

describe('the simulation of capacity', () => {
  it('has the mean time that queueing theory gives for one server with constant service times', () => {
    const [serviceMs, use] = [10, 0.7];
    const { operations, threadUse } = simulate(
      [operation(use * (1_000 / serviceMs), ['gateway', serviceMs])],
      { cores: 4, threads: { gateway: 1 } },
      { durationMs: HOUR_MS },
    );
    // Pollaczek and Khinchine: waiting = use × service time / (2 × (1 − use)).
    const expectedMs = serviceMs + (use * serviceMs) / (2 * (1 - use));
    expect(relativeError(operations.visit?.meanMs, expectedMs)).toBeLessThan(0.03);
    expect(relativeError(threadUse.gateway, use)).toBeLessThan(0.02);
  });

  it('has an unfinished rest that grows when a process has less capacity than its work needs', () => {
    const overloaded = (durationMs: number) =>
      simulate([operation(20, ['parser', 100])], { cores: 4, threads: { parser: 1 } }, { durationMs });
    expect(relativeError(overloaded(60_000).unfinished, 600)).toBeLessThan(0.15);
    expect(relativeError(overloaded(120_000).unfinished, 1_200)).toBeLessThan(0.15);
    const twice = simulate(
      [operation(20, ['parser', 100])],
      { cores: 4, threads: { parser: 3 } },
      { durationMs: 60_000 },
    );
    expect(twice.unfinished).toBeLessThan(20);
  });

  it('is limited by the cores that the processes share', () => {
    const load = [operation(30, ['gateway', 30], ['postgres', 30])];
    const threads = { gateway: 8, postgres: 8 };
    const { coreUse, unfinished } = simulate(load, { cores: 1, threads }, { durationMs: 60_000 });
    expect(relativeError(coreUse, 1)).toBeLessThan(0.01);
    // 30 arrive each second, and a core has time for 17 of 60 ms.
    expect(unfinished).toBeGreaterThan(600);
    const enough = simulate(load, { cores: 4, threads }, { durationMs: 60_000 });
    expect(enough.unfinished).toBeLessThan(10);
  });

  it('gives short work of one process its turn beside long work of another on the same core', () => {
    const parse = { name: 'parse', arrivalsPerSecond: 0.5, stages: [{ process: 'parser', cpuMs: 1_000 }] };
    const { operations } = simulate(
      [operation(10, ['gateway', 2]), parse],
      { cores: 1, threads: { gateway: 1, parser: 1 } },
      { durationMs: 600_000 },
    );
    expect(operations.visit?.p95Ms).toBeLessThan(30);
  });

  it('gives the same result for the same seed', () => {
    const run = (seed: number) =>
      simulate(
        [operation(5, ['gateway', 20])],
        { cores: 1, threads: { gateway: 1 } },
        { durationMs: 60_000, seed },
      );
    expect(run(7)).toEqual(run(7));
    expect(run(7)).not.toEqual(run(8));
  });

  it('refuses an operation of a process that the deployment does not have', () => {
    const run = () =>
      simulate([operation(5, ['unknown', 20])], { cores: 1, threads: {} }, { durationMs: 60_000 });
    expect(run).toThrow('unknown');
  });
});
