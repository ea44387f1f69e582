import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage, EventName } from '@araucaria/contracts';
import { markMethod } from './marked-methods.js';

/** What a handler does: its changes through `em` are stored together with the note that the event was heard. */
export type EventHandler<E extends EventName> = (
  payload: EventCatalogue[E],
  em: EntityManager,
  message: EventMessage<E>,
) => Promise<void> | void;

export const HANDLED_EVENT = Symbol('handled-event');

/** The method hears the event; its effect on the database happens exactly once for each event. */
export function OnEvent<E extends EventName>(event: E) {
  return <M extends EventHandler<E>>(
    _target: object,
    _name: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    markMethod(HANDLED_EVENT, event)(descriptor.value);
  };
}
