import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventMessage, EventName } from '@araucaria/contracts';
import { DeliveriesService } from './deliveries.service.js';
import { MESSAGES } from './messages.js';
import { Recipients, type Concerned } from './recipients.service.js';
import type { Rule } from './rule.js';

/** What an event may say of the interview that it is about. */
interface Facts extends Concerned {
  interviewId?: string;
  revision?: number;
}

/** Turns an event into the messages that the table asks for. */
@Injectable()
export class Requests {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly recipients: Recipients,
  ) {}

  async from<E extends EventName>(em: EntityManager, message: EventMessage<E>): Promise<void> {
    const { name, payload } = message;
    for (const rule of MESSAGES)
      if (rule.event === name && rule.applies(payload)) await this.request(em, rule, message);
  }

  private async request(em: EntityManager, rule: Rule, message: EventMessage): Promise<void> {
    const { kind, audience, delay } = rule;
    if (!kind) throw new Error(`a rule of ${rule.event} names no letter`);
    const facts = message.payload as Facts;
    const channels = rule.channels(message.payload);
    if (!channels.length) return;
    for (const recipient of await this.recipients.of(audience, facts))
      for (const channel of channels)
        await this.deliveries.request(em, {
          idempotencyKey: keyOf(rule.cause(message), kind, channel, recipient.userId),
          channel,
          kind,
          delay,
          ...recipient,
          facts: rule.facts(message.payload),
          ...(facts.interviewId && { interview: { id: facts.interviewId, revision: facts.revision ?? 0 } }),
        });
  }
}

/** Same cause, kind, way and reader: same message. */
const keyOf = (cause: string, kind: string, channel: string, userId?: number) =>
  [cause, kind, ...(channel === 'email' ? [] : [channel]), ...(userId ? [`user-${userId}`] : [])].join(':');
