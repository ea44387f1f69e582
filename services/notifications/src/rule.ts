import type {
  Channel,
  DeliveryKind,
  EventCatalogue,
  EventMessage,
  EventName,
  RecipientKind,
} from '@araucaria/contracts';
import type { DeliveryDetails } from './delivery.entity.js';

/** Who is to hear of an event: the candidate or the referrer that it is about, or every administrator. */
export type Audience = Exclude<RecipientKind, 'staff'> | 'each administrator';

/** Written as a method, so that a list may hold rules of different events: each is only asked about its own. */
type Of<E extends EventName, T> = { ask(facts: EventCatalogue[E]): T }['ask'];

/** One line of the table of messages, read from left to right: event, condition, recipient, letter. */
export class Rule<E extends EventName = EventName> {
  audience: Audience = 'candidate';
  kind?: DeliveryKind;
  /** Milliseconds for which somebody may still think better of it. */
  delay = 0;
  applies: Of<E, boolean> = () => true;
  channels: Of<E, Channel[]> = () => ['email'];
  facts: Of<E, DeliveryDetails> = () => ({});
  cause: { ask(message: EventMessage<E>): string }['ask'] = ({ id }) => id;

  constructor(readonly event: E) {}

  and(applies: Of<E, boolean>): this {
    return Object.assign(this, { applies });
  }

  tell(audience: Audience): this {
    return Object.assign(this, { audience });
  }

  with(kind: DeliveryKind): this {
    return Object.assign(this, { kind });
  }

  by(channels: Of<E, Channel[]>): this {
    return Object.assign(this, { channels });
  }

  after(delay: number): this {
    return Object.assign(this, { delay });
  }

  keeping(facts: Of<E, DeliveryDetails>): this {
    return Object.assign(this, { facts });
  }

  /** One message for all events of the same cause; without it, each event is one. */
  onceFor(cause: Of<E, string>): this {
    return Object.assign(this, { cause: ({ payload }: EventMessage<E>) => cause(payload) });
  }
}

export const when = <E extends EventName>(event: E): Rule<E> => new Rule(event);
