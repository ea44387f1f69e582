import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Channel, DeliveryKind, DeliveryView, ListDeliveries } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError } from '@araucaria/platform';
import { Delivery, UNDELIVERED_AFTER_MS, type DeliveryDetails } from './delivery.entity.js';
import type { Recipient } from './recipients.service.js';

interface Request extends Recipient {
  /** Same cause, same key: the message is written down once. */
  idempotencyKey: string;
  channel: Channel;
  kind: DeliveryKind;
  /** Milliseconds that it waits. @default 0 */
  delay?: number;
  facts?: DeliveryDetails;
  /** What the message is about, and in which of its revisions. */
  interview?: { id: string; revision: number };
  /** The message that it sends once more. */
  resendOf?: number;
}

const LIST_LIMIT = 200;
/** Tries that one look asks for; the next look is a second later. */
const DUE_BATCH = 100;

/** The messages that are to be sent and were sent: their rows are the truth, queues only wake the sender. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Writes a message down, to be sent after the transaction of `em` has committed.
   * @returns its id; undefined when it had been written down before
   */
  async request(em: EntityManager, request: Request): Promise<number | undefined> {
    const { delay = 0, facts = {}, interview } = request;
    const { nextAttemptAt, retryUntil } = Delivery.firstDates(delay);
    const columns = {
      idempotency_key: request.idempotencyKey,
      channel: request.channel,
      kind: request.kind,
      recipient_kind: request.recipientKind,
      candidate_id: request.candidateId ?? null,
      referral_application_id: request.referralApplicationId ?? null,
      user_id: request.userId ?? null,
      interview_id: interview?.id ?? null,
      interview_revision: interview?.revision ?? null,
      facts: JSON.stringify(facts),
      resend_of: request.resendOf ?? null,
      waits_until: delay ? nextAttemptAt : null,
      next_attempt_at: nextAttemptAt,
      retry_until: retryUntil,
    };
    const names = Object.keys(columns);
    const [row] = await em.execute<Array<{ id: number }>>(
      `insert into delivery (${names.join()}) values (${names.map(() => '?').join()})
       on conflict (idempotency_key) do nothing returning id`,
      Object.values(columns),
    );
    // One that waits is found by its date.
    if (row && !delay) this.outbox.add(em, 'delivery.requested', { deliveryId: row.id });
    return row?.id;
  }

  /** Asks for the tries whose time has come. Any number of replicas may do so. */
  async requestDue(): Promise<number> {
    return this.database.transaction(async (em) => {
      const rows = await em.execute<Array<{ id: number }>>(
        `update delivery set next_attempt_at = ? where id in (
           select id from delivery where state = 'pending' and next_attempt_at <= now()
           order by next_attempt_at limit ${DUE_BATCH} for update skip locked)
         returning id`,
        [new Date(Date.now() + UNDELIVERED_AFTER_MS)],
      );
      for (const { id } of rows) this.outbox.add(em, 'delivery.requested', { deliveryId: id });
      return rows.length;
    });
  }

  async list({ candidateId, interviewId, state }: ListDeliveries): Promise<DeliveryView[]> {
    const deliveries = await this.database.read((em) =>
      em.find(
        Delivery,
        { candidateId, interviewId, state },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIST_LIMIT },
      ),
    );
    return deliveries.map((delivery) => delivery.toView());
  }

  async ofCandidates(candidateIds: number[]): Promise<DeliveryView[]> {
    const deliveries = await this.database.read((em) =>
      em.find(
        Delivery,
        { candidateId: { $in: candidateIds } },
        { orderBy: { createdAt: 'desc', id: 'desc' } },
      ),
    );
    return deliveries.map((delivery) => delivery.toView());
  }

  /** Another day of tries for what did not go out; what did goes a second time, as a message that names the first. */
  resend(id: number): Promise<DeliveryView> {
    return this.database.transaction(async (em) => {
      const delivery = await Delivery.lock(em, id);
      if (!delivery) throw notFound();
      if (delivery.wentOut) return this.sendAgain(em, delivery);
      if (delivery.state === 'pending') return delivery.toView();
      delivery.reopen();
      this.outbox.add(em, 'delivery.requested', { deliveryId: id });
      return delivery.toView();
    });
  }

  /** Pressed twice, it is asked for once: until the second one has gone out, there is no third. */
  private async sendAgain(em: EntityManager, first: Delivery): Promise<DeliveryView> {
    const { id, channel, kind, recipientKind, candidateId, referralApplicationId, userId } = first;
    const resends = await em.find(Delivery, { resendOf: id });
    const waiting = resends.find(({ state }) => state === 'pending');
    if (waiting) return waiting.toView();
    const { interviewId, interviewRevision } = first;
    const again = await this.request(em, {
      idempotencyKey: `resend:${id}:${resends.length + 1}`,
      channel,
      kind,
      recipientKind,
      candidateId: candidateId ?? undefined,
      referralApplicationId: referralApplicationId ?? undefined,
      userId: userId ?? undefined,
      facts: first.facts ?? undefined,
      resendOf: id,
      ...(interviewId && { interview: { id: interviewId, revision: interviewRevision ?? 0 } }),
    });
    return (await em.findOneOrFail(Delivery, again as number)).toView();
  }

  /** The cancellation that still waits for the undo window to end is not sent. */
  async dropCancellation(em: EntityManager, interviewId: string): Promise<void> {
    await em.execute(
      `update delivery set state = 'cancelled', next_attempt_at = null, last_error = ?
       where interview_id = ? and kind = 'interview-cancelled' and state = 'pending'`,
      ['O cancelamento foi desfeito.', interviewId],
    );
  }

  async forgetCandidate(em: EntityManager, candidateId: number): Promise<void> {
    await em.nativeDelete(Delivery, { candidateId });
  }

  async forgetUser(em: EntityManager, userId: number): Promise<void> {
    await em.nativeDelete(Delivery, { userId });
  }

  async eraseReferrer(referralApplicationIds: number[]): Promise<{ deliveries: number }> {
    const deliveries = await this.database.transaction((em) =>
      em.nativeDelete(Delivery, {
        recipientKind: 'referrer',
        referralApplicationId: { $in: referralApplicationIds },
      }),
    );
    return { deliveries };
  }

  async clean(): Promise<{ deliveries: number }> {
    return { deliveries: await this.database.transaction((em) => em.nativeDelete(Delivery, {})) };
  }
}

const notFound = () => new AppError('NOT_FOUND', 'Mensagem não encontrada.');
