import type { ServiceName } from './domain/services.js';
import { query, type Contract, type RpcCall } from './rpc.js';

/** The last run of a cron job. Times and error are null before the first run. */
export interface CronRun {
  name: string;
  /** ISO 8601, UTC. */
  startedAt: string | null;
  /** null: still running, or interrupted. */
  finishedAt: string | null;
  /** Processed rows, by name. */
  counts: Record<string, number>;
  error: string | null;
}

export interface ServiceOperations {
  /** Unpublished events, and the age of the oldest in seconds; 0 without any. */
  outbox: { waiting: number; oldestSeconds: number };
  cronRuns: CronRun[];
}

type OperationsCalls = { operations: RpcCall<void, ServiceOperations> };

/** Shorter than the default: the caller asks all services at once and reports a silent one as unavailable. */
const OPERATIONS_TIMEOUT_MS = 2_000;

/** A call that every service implements through `libs/messaging`. */
export const OPERATIONS: RpcCall<void, ServiceOperations> = {
  ...query<void, ServiceOperations>(undefined, { timeoutMs: OPERATIONS_TIMEOUT_MS }),
  pattern: 'operations',
};

/** The contract with which a client calls {@link OPERATIONS} of one service. */
export function operationsContract(service: ServiceName): Contract<OperationsCalls> {
  return { service, calls: { operations: OPERATIONS }, operations: OPERATIONS };
}
