import { readFileSync } from 'node:fs';
import type { OperationName } from './operations.ts';
import type { Operation } from './simulation.ts';

/** Measured CPU, in ms, of one core of the machine that measured it. */
export interface Costs {
  /** Of that machine. */
  cores: number;
  /** What each process uses without any load, for each second. */
  idleCpuMsPerSecond: Record<string, number>;
  /** CPU of an operation by process, with its work in the background. */
  operations: Partial<Record<OperationName, Record<string, number>>>;
}

export const COSTS_FILE = new URL('./costs.json', import.meta.url);

export const readCosts = (): Costs => JSON.parse(readFileSync(COSTS_FILE, 'utf8')) as Costs;

/** How often each operation happens in a second. */
export type Rates = Record<OperationName, number>;

/** The order in which an operation passes the processes. */
const PATH = [
  'client',
  'gateway',
  'jobs',
  'users',
  'candidates',
  'resume-parser',
  'redis',
  'postgres',
  'interviews',
  'referrals',
  'notifications',
];

/**
 * The operations as the simulation takes them.
 * @param withClient whether the program that sends the load shares the cores, as in a measurement on one machine
 */
export function toOperations(costs: Costs, rates: Rates, withClient: boolean): Operation[] {
  return Object.entries(rates).map(([name, arrivalsPerSecond]) => {
    const cpuMs = costs.operations[name as OperationName] ?? {};
    return {
      name,
      arrivalsPerSecond,
      stages: PATH.filter((process) => (cpuMs[process] ?? 0) > 0 && (withClient || process !== 'client')).map(
        (process) => ({ process, cpuMs: cpuMs[process] ?? 0 }),
      ),
    };
  });
}

/** CPU by process that the operations need, in cores. */
export function coresNeeded(costs: Costs, rates: Rates): Record<string, number> {
  const cores: Record<string, number> = {};
  for (const process of PATH) {
    const work = Object.entries(rates).map(
      ([name, rate]) => rate * (costs.operations[name as OperationName]?.[process] ?? 0),
    );
    cores[process] =
      (work.reduce((sum, ms) => sum + ms, 0) + (costs.idleCpuMsPerSecond[process] ?? 0)) / 1_000;
  }
  return cores;
}
