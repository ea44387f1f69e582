import type {
  Channel,
  DeliveryKind,
  EventCatalogue,
  EventMessage,
  EventName,
  RecipientKind,
} from '@araucaria/contracts';
import type { Clock } from '@araucaria/platform';
import type { DeliveryDetails } from './delivery-details.js';

/** Recipients of a notification: the candidate, the referrer, the requester or the user of the event, or every user with a task. */
export type Audience =
  | Exclude<RecipientKind, 'staff'>
  | 'user'
  | 'each administrator'
  /** Who arranges the interview and who interviews; without one of them, who arranges all interviews. */
  | 'each organizer'
  | 'each interviewer'
  | 'each added interviewer'
  | 'each removed interviewer'
  | 'each payer'
  | 'each data protection officer';

/**
 * A function of an event's payload. Parameters of methods are bivariant in TypeScript, those of function types are not;
 * the method type allows one array with rules for different events. Each rule only gets payloads of its own event.
 */
type OfPayload<E extends EventName, T> = { call(payload: EventCatalogue[E]): T }['call'];
type DelayOf<E extends EventName> = { call(payload: EventCatalogue[E], clock: Clock): number }['call'];
type OfMessage<E extends EventName, T> = { call(message: EventMessage<E>): T }['call'];

/** One row of the notification table, built from left to right: event, filter, recipient, message. */
export class NotificationRule<E extends EventName = EventName> {
  audience: Audience = 'candidate';
  kind?: DeliveryKind;
  /** How long the message waits before it is sent, because staff may undo the decision, or have chosen a time. */
  delayMsOf: DelayOf<E> = () => 0;
  /** Whether the process that stores the message sends it as soon as it is committed, without an event in between. */
  isDirect = false;
  matches: OfPayload<E, boolean> = () => true;
  channelsOf: OfPayload<E, Channel[]> = () => ['email'];
  detailsOf: OfPayload<E, DeliveryDetails> = () => ({});
  /** Part of the idempotency key. */
  causeOf: OfMessage<E, string> = ({ id }) => id;

  constructor(readonly event: E) {}

  filter(matches: OfPayload<E, boolean>): this {
    return Object.assign(this, { matches });
  }

  notify(audience: Audience): this {
    return Object.assign(this, { audience });
  }

  with(kind: DeliveryKind): this {
    return Object.assign(this, { kind });
  }

  /** Without it, the message goes by e-mail. */
  via(channelsOf: OfPayload<E, Channel[]>): this {
    return Object.assign(this, { channelsOf });
  }

  delayedBy(delayMs: number): this {
    return this.delayedByPayload(() => delayMs);
  }

  delayedByPayload(delayMsOf: DelayOf<E>): this {
    return Object.assign(this, { delayMsOf });
  }

  /** For messages that are frequent and that no screen waits for. Only e-mails without a delay can be sent directly. */
  directly(): this {
    return Object.assign(this, { isDirect: true });
  }

  /** Stores these values with the delivery, for the time when the message is composed. */
  storing(detailsOf: OfPayload<E, DeliveryDetails>): this {
    return Object.assign(this, { detailsOf });
  }

  /** Sends one message for all events with the same cause. Without it, each event sends one. */
  oncePer(causeOf: OfPayload<E, string>): this {
    return Object.assign(this, { causeOf: ({ payload }: EventMessage<E>) => causeOf(payload) });
  }
}

export const on = <E extends EventName>(event: E): NotificationRule<E> => new NotificationRule(event);
