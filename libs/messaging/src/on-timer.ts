import { markMethod } from './marked-methods.js';

/**
 * Called when the time that was set for `key` has come, or later. It looks at the row, which is the truth, and answers
 * when it wants to be called again for this key, if at all.
 */
export type WakeHandler = (key: string) => Promise<Date | undefined>;

/** Looks for everything that was missed. @returns how much of what was found, for operators */
export type SweepHandler = () => Promise<Record<string, number>>;

export interface SweepPlan {
  name: string;
  /** Five fields as cron writes them, on the company's clock. */
  pattern: string;
}

export const WAKE = Symbol('wake');
export const SWEEP = Symbol('sweep');

/** The one method of a service that its timers call. */
export function OnWake() {
  return <M extends WakeHandler>(_target: object, _name: string | symbol, of: TypedPropertyDescriptor<M>) =>
    markMethod(WAKE, true)(of.value);
}

/**
 * The method runs regularly, and when the service starts or Redis has lost its memory. It runs in one replica at a time,
 * or almost: what it does must be safe to be done twice at once.
 */
export function Sweep(name: string, pattern: string) {
  return <M extends SweepHandler>(_target: object, _name: string | symbol, of: TypedPropertyDescriptor<M>) =>
    markMethod(SWEEP, { name, pattern } satisfies SweepPlan)(of.value);
}
