import { query, rpcContract, type Contract, type RpcCall, type ServiceName } from './rpc.js';

/** The last run of a cron job; times and error are null before the first. */
export interface CronRun {
  name: string;
  /** ISO 8601, UTC. */
  startedAt: string | null;
  /** null: it runs, or broke off. */
  finishedAt: string | null;
  /** What it found to do, by name. */
  counts: Record<string, number>;
  error: string | null;
}

/** What a service says of its own running. */
export interface ServiceOperations {
  /** Events that wait to be told, and for how long the oldest has; seconds, 0 when none waits. */
  outbox: { waiting: number; oldestSeconds: number };
  cronRuns: CronRun[];
}

type OperationsCalls = { operations: RpcCall<void, ServiceOperations> };

/** Shorter than the default: the caller asks all services at once and reports a silent one as unavailable. */
const OPERATIONS_TIMEOUT_MS = 2_000;

/** The same for every service: `libs/messaging` answers it. */
export const OPERATIONS: RpcCall<void, ServiceOperations> = {
  ...query<void, ServiceOperations>(undefined, { timeoutMs: OPERATIONS_TIMEOUT_MS }),
  pattern: 'operations',
};

/** {@link OPERATIONS} of one service, to be called. */
export function operationsContract(service: ServiceName): Contract<OperationsCalls> {
  const contract = rpcContract(service, { operations: OPERATIONS });
  return Object.assign(contract, { calls: { operations: OPERATIONS }, operations: OPERATIONS });
}
