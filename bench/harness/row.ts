import type { Limit, Values } from './limits.ts';
import type { Measured } from './measure.ts';

export interface RowDefinition {
  /** Used on the command line and as the key of the history. */
  name: string;
  title: string;
  /** What it is compared with; `–` if it is judged by itself. */
  baseline: string;
  line: readonly Limit[];
  goal: readonly Limit[];
}

/** The result of a row, as it is kept in `bench/results`. */
export interface RowResult extends RowDefinition {
  product?: Measured;
  comparison?: Measured;
  /** Product divided by baseline over the rounds: the median, and the lowest and highest round. */
  ratio?: { of: 'rate' | 'p50'; median: number; lowest: number; highest: number };
  /** What line and goal are judged by. */
  values: Values;
  isLineMet: boolean;
  isGoalMet: boolean;
  /** Why it could not be measured: a response was wrong. Line and goal are missed then. */
  failure?: string;
}

/** Rows that share the same processes. */
export interface RowGroup {
  rows: readonly RowDefinition[];
  /** Measures the rows whose names are given, and reports each as soon as it is done. */
  run(bench: Bench, names: ReadonlySet<string>): Promise<void>;
}

export interface BenchOptions {
  /** Rounds of each side after the warm-up. */
  rounds: number;
  /** Length of a round of one side. */
  seconds: number;
  /** Candidates of the largest database. */
  candidates: number;
  seed: number;
}

export interface Bench {
  options: BenchOptions;
  servers: import('./servers.ts').Servers;
  /** Judges the values of a row and keeps its result. */
  report(row: RowDefinition, outcome: Omit<RowResult, keyof RowDefinition | 'isLineMet' | 'isGoalMet'>): void;
  /** Runs the measurement of one row. A wrong response makes the row failed, and the next one is measured. */
  attempt(row: RowDefinition, measure: () => Promise<void>): Promise<void>;
}
