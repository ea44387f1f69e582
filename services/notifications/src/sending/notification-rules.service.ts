import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventMessage, EventName } from '@araucaria/contracts';
import type { ReceivedEvent } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { DeliveriesService, type DeliveryRequest } from '../deliveries/deliveries.service.js';
import { DirectSendingService } from './direct-sending.service.js';
import type { NotificationRule } from '../deliveries/notification-rule.js';
import { NOTIFICATION_RULES } from '../rules/notification-rules.js';
import { RecipientsService, type EventSubjects } from '../deliveries/recipients.service.js';

/** Ids that payloads of different events may have. */
interface PayloadIds extends EventSubjects {
  interviewId?: string;
  revision?: number;
}

interface RequestedMessage {
  request: DeliveryRequest;
  /** Runs a function in the context of the event: its request id and its span. */
  inContext: <T>(work: () => T) => T;
}

/** Requests the deliveries that {@link NOTIFICATION_RULES} define for an event. */
@Injectable()
export class NotificationRulesService {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly recipients: RecipientsService,
    private readonly directSending: DirectSendingService,
    private readonly clock: Clock,
  ) {}

  async apply<E extends EventName>(em: EntityManager, message: EventMessage<E>): Promise<void> {
    await this.request(em, await this.messagesAbout(message));
  }

  /** Requests the messages about several events by one statement. */
  async applyAll<E extends EventName>(em: EntityManager, events: Array<ReceivedEvent<E>>): Promise<void> {
    const messages = await Promise.all(
      events.map((event) => event.inContext(() => this.messagesAbout(event.message))),
    );
    await this.request(em, messages.flat());
  }

  private async request(em: EntityManager, messages: RequestedMessage[]): Promise<void> {
    const ids = await this.deliveries.requestAll(
      em,
      messages.map(({ request }) => request),
    );
    for (const { request, inContext } of messages) {
      const id = ids.get(request.idempotencyKey);
      if (request.isDirect && id !== undefined) this.directSending.sendAfterCommit(em, id, inContext);
    }
  }

  private async messagesAbout<E extends EventName>(message: EventMessage<E>): Promise<RequestedMessage[]> {
    const { name, payload } = message;
    const rules = NOTIFICATION_RULES.filter((rule) => rule.event === name && rule.matches(payload));
    const requests = await Promise.all(rules.map((rule) => this.requestsOf(rule, message)));
    const inContext = AsyncLocalStorage.snapshot();
    return requests.flat().map((request) => ({ request, inContext }));
  }

  private async requestsOf(rule: NotificationRule, message: EventMessage): Promise<DeliveryRequest[]> {
    const { kind, audience } = rule;
    if (!kind) throw new Error(`a notification rule for ${rule.event} has no message kind`);
    const ids = message.payload as PayloadIds;
    const channels = rule.channelsOf(message.payload);
    if (!channels.length) return [];
    const recipients = await this.recipients.find(audience, ids);
    const delayMs = rule.delayMsOf(message.payload, this.clock);
    return recipients.flatMap((recipient) =>
      channels.map((channel) => ({
        idempotencyKey: idempotencyKey(rule.causeOf(message), kind, channel, recipient.userId),
        channel,
        kind,
        delayMs,
        isDirect: rule.isDirect && !this.directSending.isBusy,
        ...recipient,
        details: rule.detailsOf(message.payload),
        ...(ids.interviewId && { interview: { id: ids.interviewId, revision: ids.revision ?? 0 } }),
      })),
    );
  }
}

/** One cause leads to one message per kind, channel and recipient. */
const idempotencyKey = (cause: string, kind: string, channel: string, userId?: number | null) =>
  [cause, kind, ...(channel === 'email' ? [] : [channel]), ...(userId ? [`user-${userId}`] : [])].join(':');
