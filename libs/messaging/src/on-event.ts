import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage, EventName } from '@araucaria/contracts';
import { markMethod } from '@araucaria/platform';

/**
 * Handles one event. Changes through `em` commit together with the record that the event was processed; an error rolls
 * both back, and the event is retried. Other effects may happen more than once.
 */
export type EventHandler<E extends EventName> = (
  payload: EventCatalogue[E],
  em: EntityManager,
  message: EventMessage<E>,
) => Promise<void> | void;

/** An event of a group. */
export interface ReceivedEvent<E extends EventName = EventName> {
  message: EventMessage<E>;
  /** Runs `work` in a span of this event, and with the request id of the change that caused it. */
  inContext<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Handles events that arrived together, in one transaction that records all of them as processed. An error rolls back the
 * whole group; each event is then handled alone, in a group of one.
 */
export type EventGroupHandler<E extends EventName> = (
  events: Array<ReceivedEvent<E>>,
  em: EntityManager,
) => Promise<void>;

export const HANDLED_EVENT = Symbol('handled-event');

export type HandledEvent =
  | { event: EventName; kind: 'single' | 'grouped' }
  | { event: EventName; kind: 'group'; maxEvents: number; isGrouped: (payload: never) => boolean };

interface GroupOptions<E extends EventName> {
  maxEvents: number;
  /** Whether an event may share its group; one for which it is false is handled in a group of one. @default all */
  isGrouped?: (payload: EventCatalogue[E]) => boolean;
}

interface HandlerOptions {
  /**
   * The handler may run in one transaction with other events that arrived at the same time, which costs one commit for
   * all of them. Only for handlers that insert rows and lock none that other work waits for: a group holds its locks until
   * its last event. When one event of a group fails, each runs in a transaction of its own.
   * @default false
   */
  grouped?: boolean;
}

/** Makes the method the handler of the event. Its changes of the database take effect exactly once per event. */
export const OnEvent = <E extends EventName>(event: E, options?: HandlerOptions) =>
  OnEvents([event], options);

/** Makes the method the handler of each of the events, as {@link OnEvent} does for one. */
export function OnEvents<E extends EventName>(
  events: readonly E[],
  { grouped = false }: HandlerOptions = {},
) {
  const kind = grouped ? 'grouped' : 'single';
  return <M extends EventHandler<E>>(
    _target: object,
    _name: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => mark(descriptor.value, ...events.map((event) => ({ event, kind }) as const));
}

/**
 * Makes the method the handler of the event, as {@link OnEvent} does, for handlers that do the same work for many events
 * with fewer statements or calls.
 */
export function OnEventGroup<E extends EventName>(
  event: E,
  { maxEvents, isGrouped = () => true }: GroupOptions<E>,
) {
  return <M extends EventGroupHandler<E>>(
    _target: object,
    _name: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => mark(descriptor.value, { event, kind: 'group', maxEvents, isGrouped });
}

const mark = (method: unknown, ...handled: HandledEvent[]): void =>
  markMethod(HANDLED_EVENT, handled)(method);
