import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@araucaria/contracts';
import { AppError } from './app-error.js';

/** The context of a unit of work. Calls and queues carry it to other processes. */
export interface RequestContext {
  /** Part of every log line about the request, in all processes. */
  requestId: string;
  /** The id that the caller or a proxy gave the request: a text of a stranger, for log lines of the gateway only. */
  statedRequestId?: string | undefined;
  actor?: Actor | undefined;
  /** The address that the request came from: personal data, for the audit trail only. Queues do not carry it. */
  origin?: string | undefined;
  /** In a service: the token of the call that it is handling, which proves the actor to the next service. */
  token?: string | undefined;
  /** Epoch milliseconds after which the caller no longer waits for the reply. */
  deadline?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work`; it and all that it awaits see `context`. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The current context; a new one with a random request id where there is none (start-up). */
export function currentContext(): RequestContext {
  return storage.getStore() ?? { requestId: randomUUID() };
}

/** The acting user; undefined for anonymous visitors and for work of the system itself. */
export function currentActor(): Actor | undefined {
  return storage.getStore()?.actor;
}

/** The acting user. @throws {AppError} `UNAUTHENTICATED` without one */
export function actingUser(): Actor {
  const actor = currentActor();
  if (!actor) throw new AppError('UNAUTHENTICATED');
  return actor;
}

/** The address of the current request; null outside of one. */
export function currentOrigin(): string | null {
  return storage.getStore()?.origin ?? null;
}

/** The id that a caller gave the current request; undefined without one. */
export function currentStatedRequestId(): string | undefined {
  return storage.getStore()?.statedRequestId;
}

/** The id of the current request; null outside of one. */
export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null;
}
