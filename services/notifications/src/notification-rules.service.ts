import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventMessage, EventName } from '@araucaria/contracts';
import { DeliveriesService } from './deliveries.service.js';
import type { NotificationRule } from './notification-rule.js';
import { NOTIFICATION_RULES } from './notification-rules.js';
import { RecipientsService, type EventSubjects } from './recipients.service.js';

/** Ids that payloads of different events may have. */
interface PayloadIds extends EventSubjects {
  interviewId?: string;
  revision?: number;
}

/** Requests the deliveries that {@link NOTIFICATION_RULES} define for an event. */
@Injectable()
export class NotificationRulesService {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly recipients: RecipientsService,
  ) {}

  async apply<E extends EventName>(em: EntityManager, message: EventMessage<E>): Promise<void> {
    const { name, payload } = message;
    for (const rule of NOTIFICATION_RULES)
      if (rule.event === name && rule.matches(payload)) await this.requestDeliveries(em, rule, message);
  }

  private async requestDeliveries(
    em: EntityManager,
    rule: NotificationRule,
    message: EventMessage,
  ): Promise<void> {
    const { kind, audience, delayMs } = rule;
    if (!kind) throw new Error(`a notification rule for ${rule.event} has no message kind`);
    const ids = message.payload as PayloadIds;
    const channels = rule.channelsOf(message.payload);
    if (!channels.length) return;
    for (const recipient of await this.recipients.find(audience, ids))
      for (const channel of channels)
        await this.deliveries.request(em, {
          idempotencyKey: idempotencyKey(rule.causeOf(message), kind, channel, recipient.userId),
          channel,
          kind,
          delayMs,
          ...recipient,
          details: rule.detailsOf(message.payload),
          ...(ids.interviewId && { interview: { id: ids.interviewId, revision: ids.revision ?? 0 } }),
        });
  }
}

/** One cause leads to one message per kind, channel and recipient. */
const idempotencyKey = (cause: string, kind: string, channel: string, userId?: number) =>
  [cause, kind, ...(channel === 'email' ? [] : [channel]), ...(userId ? [`user-${userId}`] : [])].join(':');
