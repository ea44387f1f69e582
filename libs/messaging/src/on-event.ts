import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage, EventName } from '@araucaria/contracts';
import { markMethod } from './marked-methods.js';

/**
 * Handles one event. Changes through `em` commit together with the record that the event was processed; an error rolls
 * both back, and the event is retried. Other effects may happen more than once.
 */
export type EventHandler<E extends EventName> = (
  payload: EventCatalogue[E],
  em: EntityManager,
  message: EventMessage<E>,
) => Promise<void> | void;

export const HANDLED_EVENT = Symbol('handled-event');

interface HandlerOptions {
  /**
   * The handler may run in one transaction with other events that arrived at the same time, which costs one commit for
   * all of them. Only for handlers that insert rows and lock none that other work waits for: a group holds its locks until
   * its last event. When one event of a group fails, each runs in a transaction of its own.
   * @default false
   */
  grouped?: boolean;
}

export interface HandledEvent {
  event: EventName;
  grouped: boolean;
}

/** Makes the method the handler of the event. Its changes of the database take effect exactly once per event. */
export function OnEvent<E extends EventName>(event: E, { grouped = false }: HandlerOptions = {}) {
  return <M extends EventHandler<E>>(
    _target: object,
    _name: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    markMethod(HANDLED_EVENT, { event, grouped } satisfies HandledEvent)(descriptor.value);
  };
}
