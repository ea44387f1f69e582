import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  NotificationsRpc,
  type ByIds,
  type Channel,
  type DeliveryKind,
  type DeliveryView,
  type ListDeliveries,
  type SendOnce,
} from '@araucaria/contracts';
import { Database, oncePerForm } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Rpc } from '@araucaria/platform';
import type { DeliveryDetails } from './delivery-details.js';
import { Delivery, UNDELIVERED_AFTER_MS } from './delivery.entity.js';
import { Poller } from './poller.js';
import type { Recipient } from './recipients.service.js';

export interface DeliveryRequest extends Recipient {
  /** A second request with the same key is ignored. */
  idempotencyKey: string;
  channel: Channel;
  kind: DeliveryKind;
  /** How long the message waits before it is sent. @default 0 */
  delayMs?: number;
  details?: DeliveryDetails | null | undefined;
  /** The interview of the message, and the revision that it describes. */
  interview?: { id: string; revision: number };
  /** Id of the delivery that this one repeats. */
  resendOf?: number;
  /**
   * Whether the caller makes the first attempt after its commit, so that no event requests it. If the caller dies before, the
   * poller requests the attempt some seconds later.
   * @default false
   */
  isDirect?: boolean;
}

/** A message of {@link INSERT_DELIVERIES}. */
interface StoredDelivery {
  id: number;
  idempotency_key: string;
}

const COLUMNS = `idempotency_key, channel, kind, recipient_kind, candidate_id, referral_application_id, user_id,
  subject_request_id, interview_id, interview_revision, details, resend_of, waits_until, next_attempt_at, retry_until`;
/** Inserts rows that are given as JSON by columns. Returns those whose idempotency key is new. */
const INSERT_DELIVERIES = `
  insert into delivery (${COLUMNS}) select ${COLUMNS} from jsonb_populate_recordset(null::delivery, ?::jsonb)
  on conflict (idempotency_key) do nothing returning id, idempotency_key`;

const MAX_LISTED_ITEMS = 200;
/** Requests to resend a message within this time are clicks of the same decision; its e-mail may be sent between two of them. */
const SAME_REQUEST_MS = 10_000;
/** Attempts that one poll requests; the next poll follows a second later. */
const DUE_BATCH = 100;

/** Outgoing messages. Their rows are the truth; queues only trigger the sender. */
@Injectable()
export class DeliveriesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly poller = new Poller('due deliveries', () => this.requestDue());

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  onApplicationBootstrap(): void {
    this.poller.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.poller.stop();
  }

  /** As {@link requestAll}, for one message. */
  async request(em: EntityManager, request: DeliveryRequest): Promise<number | undefined> {
    return (await this.requestAll(em, [request])).get(request.idempotencyKey);
  }

  /**
   * Stores messages that are sent after the transaction of `em` has committed.
   * @returns their ids, by idempotency key; without those whose idempotency key exists already
   */
  async requestAll(em: EntityManager, requests: readonly DeliveryRequest[]): Promise<Map<string, number>> {
    if (!requests.length) return new Map();
    const rows = await em.execute<StoredDelivery[]>(INSERT_DELIVERIES, [JSON.stringify(requests.map(toRow))]);
    const ids = new Map(rows.map(({ id, idempotency_key: key }) => [key, id]));
    for (const { idempotencyKey, channel, delayMs, isDirect } of requests) {
      const deliveryId = ids.get(idempotencyKey);
      // The poller finds a delayed message by its date.
      if (deliveryId !== undefined && !delayMs && !isDirect)
        this.outbox.add(em, 'delivery.requested', { deliveryId, channel });
    }
    return ids;
  }

  /** Requests the attempts that are due; any number of replicas may do so at the same time. */
  private async requestDue(): Promise<void> {
    await this.database.transaction(async (em) => {
      const rows = await em.execute<Array<{ id: number; channel: Channel }>>(
        `update delivery set next_attempt_at = ? where id in (
           select id from delivery where state = 'pending' and next_attempt_at <= now()
           order by next_attempt_at limit ? for update skip locked)
         returning id, channel`,
        [new Date(Date.now() + UNDELIVERED_AFTER_MS), DUE_BATCH],
      );
      for (const { id: deliveryId, channel } of rows)
        this.outbox.add(em, 'delivery.requested', { deliveryId, channel });
    });
  }

  @Rpc(NotificationsRpc.deliveries)
  async list({ candidateId, interviewId, state }: ListDeliveries): Promise<DeliveryView[]> {
    const deliveries = await this.database.read((em) =>
      em.find(
        Delivery,
        {
          isHidden: false,
          // Staff see nothing about a person who has not confirmed a request.
          recipientKind: { $ne: 'requester' },
          ...(candidateId !== undefined && { candidateId }),
          ...(interviewId !== undefined && { interviewId }),
          ...(state !== undefined && { state }),
        },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MAX_LISTED_ITEMS },
      ),
    );
    return deliveries.map((delivery) => delivery.toView());
  }

  @Rpc(NotificationsRpc.deliveriesOf)
  async listByCandidates({ ids: candidateIds }: ByIds): Promise<DeliveryView[]> {
    const deliveries = await this.database.read((em) =>
      em.find(
        Delivery,
        // Messages to staff about the candidate are not theirs.
        { candidateId: { $in: candidateIds }, isHidden: false, recipientKind: { $ne: 'staff' } },
        { orderBy: { createdAt: 'desc', id: 'desc' } },
      ),
    );
    return deliveries.map((delivery) => delivery.toView());
  }

  /** Retries an unsent message for another day. A message that was sent is repeated as a new delivery. */
  @Rpc(NotificationsRpc.resend)
  resend(form: SendOnce): Promise<DeliveryView> {
    return this.database.transaction(async (em) => {
      const create = () => this.resendNow(em, form.id);
      const find = (id: string) => em.findOne(Delivery, Number(id));
      return (await oncePerForm(em, { kind: 'resend', form, create, find })).toView();
    });
  }

  private async resendNow(em: EntityManager, id: number): Promise<Delivery> {
    const delivery = await Delivery.lock(em, id);
    if (!delivery) throw notFound();
    if (delivery.wasSent) return this.requestResend(em, delivery);
    if (delivery.state === 'pending') return delivery;
    delivery.reopen();
    this.outbox.add(em, 'delivery.requested', { deliveryId: id, channel: delivery.channel });
    return delivery;
  }

  /** A double click is one request: at most one resend of a message is pending, or was requested seconds ago. */
  private async requestResend(em: EntityManager, original: Delivery): Promise<Delivery> {
    const { id, interviewId, interviewRevision } = original;
    const resends = await em.find(Delivery, { resendOf: id });
    const isSameRequest = ({ state, wasSent, createdAt }: Delivery): boolean =>
      state === 'pending' || (wasSent && createdAt.getTime() > Date.now() - SAME_REQUEST_MS);
    const requested = resends.find(isSameRequest);
    if (requested) return requested;
    const resendId = await this.request(em, {
      idempotencyKey: `resend:${id}:${resends.length + 1}`,
      channel: original.channel,
      kind: original.kind,
      recipientKind: original.recipientKind,
      candidateId: original.candidateId,
      referralApplicationId: original.referralApplicationId,
      userId: original.userId,
      subjectRequestId: original.subjectRequestId,
      details: original.details,
      resendOf: id,
      ...(interviewId && { interview: { id: interviewId, revision: interviewRevision ?? 0 } }),
    });
    return em.findOneOrFail(Delivery, resendId as number);
  }
}

function toRow(request: DeliveryRequest): object {
  const { delayMs = 0, details, interview, isDirect } = request;
  const { nextAttemptAt, retryUntil } = Delivery.firstDates(delayMs, { isDirect });
  return {
    idempotency_key: request.idempotencyKey,
    channel: request.channel,
    kind: request.kind,
    recipient_kind: request.recipientKind,
    candidate_id: request.candidateId,
    referral_application_id: request.referralApplicationId,
    user_id: request.userId,
    subject_request_id: request.subjectRequestId,
    interview_id: interview?.id,
    interview_revision: interview?.revision,
    details: details ?? {},
    resend_of: request.resendOf,
    waits_until: delayMs ? nextAttemptAt : null,
    next_attempt_at: nextAttemptAt,
    retry_until: retryUntil,
  };
}

const notFound = () => new AppError('NOT_FOUND', 'Mensagem não encontrada.');
