import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@araucaria/contracts';

/** What every piece of work carries with it, across processes and queues. */
export interface RequestContext {
  /** Found in the logs of every process that the request touched. */
  requestId: string;
  actor?: Actor;
  /** Epoch milliseconds after which nobody waits for the answer. */
  deadline?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The context of the work under way; a new one when there is none (start-up, timers). */
export function currentContext(): RequestContext {
  return storage.getStore() ?? { requestId: randomUUID() };
}

/** Who acts; undefined for anonymous visitors and for the system itself. */
export function currentActor(): Actor | undefined {
  return storage.getStore()?.actor;
}

/** The request that the work belongs to, if it belongs to one. */
export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null;
}
