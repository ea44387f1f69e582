import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventName } from '@araucaria/contracts';
import { OnEvent, OnEventGroup, OnEvents, type EventHandler, type ReceivedEvent } from '@araucaria/messaging';
import { BonusDigestComposer } from '../composers/bonus-digest.composer.js';
import { MAX_SMTP_CONNECTIONS } from '../deliveries/mailer.service.js';
import { NOTIFICATION_RULES } from '../rules/notification-rules.js';
import { NotificationRulesService } from './notification-rules.service.js';
import { SendingService } from './sending.service.js';

/** Applications whose receipts are stored together. */
const MAX_APPLICATIONS = 30;
/** Digests of job alerts that are stored together. */
const MAX_DIGESTS = 100;

type EventArgs<E extends EventName> = Parameters<EventHandler<E>>;

/** Events that name the recipient of their messages: their handler only inserts rows, so that they are grouped. */
const GROUPED = [
  'candidate.link-requested',
  'candidate.status-changed',
  'candidate.hiring-step-changed',
  'interview.reminder-due',
] as const;
/** Events with a method of their own below. */
const WITH_METHOD: readonly EventName[] = [
  'candidate.applied',
  'candidate.job-digest-due',
  'bonus.digest-due',
  ...GROUPED,
];
const OTHERS = [...new Set(NOTIFICATION_RULES.map(({ event }) => event))].filter(
  (event) => !WITH_METHOD.includes(event),
);

/** Requests the messages of `notification-rules.ts`, and sends those whose attempt is requested. */
@Injectable()
export class NotificationsListener {
  constructor(
    private readonly rules: NotificationRulesService,
    private readonly sending: SendingService,
    private readonly digests: BonusDigestComposer,
  ) {}

  @OnEvents(OTHERS)
  onEvent(...[, em, message]: EventArgs<EventName>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvents(GROUPED, { grouped: true })
  onGroupedEvent(...[, em, message]: EventArgs<(typeof GROUPED)[number]>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEventGroup('candidate.applied', { maxEvents: MAX_APPLICATIONS })
  onApplied(events: Array<ReceivedEvent<'candidate.applied'>>, em: EntityManager): Promise<void> {
    return this.rules.applyAll(em, events);
  }

  @OnEventGroup('candidate.job-digest-due', { maxEvents: MAX_DIGESTS })
  onJobDigestDue(events: Array<ReceivedEvent<'candidate.job-digest-due'>>, em: EntityManager): Promise<void> {
    return this.rules.applyAll(em, events);
  }

  @OnEvent('bonus.digest-due')
  async onDigestDue(...[{ date }, em, message]: EventArgs<'bonus.digest-due'>): Promise<void> {
    if (await this.digests.hasContent(date)) await this.rules.apply(em, message);
  }

  // Mail programs show one of two e-mails with the same Message-ID. A WhatsApp message that is sent twice is shown twice.
  @OnEventGroup('delivery.requested', {
    maxEvents: 2 * MAX_SMTP_CONNECTIONS,
    isGrouped: ({ channel }) => channel === 'email',
  })
  onDeliveriesRequested(
    events: Array<ReceivedEvent<'delivery.requested'>>,
    em: EntityManager,
  ): Promise<void> {
    const [first] = events;
    if (first?.message.payload.channel === 'whatsapp') return this.sending.sendOnce(em, first);
    return this.sending.sendAll(em, events);
  }
}
