import { markMethod } from '@araucaria/platform';

/**
 * Called when the time that was set for `key` has passed. The call may be late or repeated, so the handler reads from the
 * database what is due. Returns the time of the next call for this key, or undefined.
 */
export type TimerHandler = (key: string) => Promise<Date | undefined>;

/** Processes all rows that are due. Returns counts by name, for the operations page. */
export type CronHandler = () => Promise<Record<string, number>>;

export interface CronJob {
  /** Unique in the service; identifies the job in Redis, in `cron_run` and on the operations page. */
  name: string;
  /** Cron expression of five fields, in the time zone `America/Sao_Paulo`. */
  pattern: string;
}

export const TIMER_HANDLER = Symbol('timer-handler');
export const CRON_JOB = Symbol('cron-job');

/** Marks the method that handles the timers of the service; each service has at most one. */
export function OnTimer() {
  return <M extends TimerHandler>(_target: object, _name: string | symbol, of: TypedPropertyDescriptor<M>) =>
    markMethod(TIMER_HANDLER, true)(of.value);
}

/**
 * Runs the method by `pattern`, when the service starts, and after Redis has lost its data. Runs of two replicas may
 * overlap, so the method must be idempotent.
 */
export function Cron(name: string, pattern: string) {
  return <M extends CronHandler>(_target: object, _name: string | symbol, of: TypedPropertyDescriptor<M>) =>
    markMethod(CRON_JOB, { name, pattern } satisfies CronJob)(of.value);
}
