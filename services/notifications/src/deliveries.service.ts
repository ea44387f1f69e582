import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  Channel,
  DeliveryKind,
  DeliveryView,
  EventCatalogue,
  ListDeliveries,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError } from '@araucaria/platform';
import { Delivery, UNHEARD_AFTER } from './delivery.entity.js';
import type { InterviewMailKind } from './mails/interview-mail.js';

interface Request {
  /** Same cause, same key: the message is written down once. */
  idempotencyKey: string;
  channel: Channel;
  kind: DeliveryKind;
  candidateId: number;
  /** What the message is about, and in which of its revisions. */
  interview?: { id: string; revision: number };
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

  /** Writes a message down, to be sent after the transaction of `em` has committed. */
  async request(em: EntityManager, request: Request): Promise<void> {
    const { idempotencyKey, channel, kind, candidateId, interview } = request;
    const { nextAttemptAt, retryUntil } = Delivery.firstDates();
    const rows = await em.execute<Array<{ id: number }>>(
      `insert into delivery (idempotency_key, channel, kind, candidate_id, interview_id, interview_revision,
         next_attempt_at, retry_until)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (idempotency_key) do nothing returning id`,
      [
        idempotencyKey,
        channel,
        kind,
        candidateId,
        interview?.id ?? null,
        interview?.revision ?? null,
        nextAttemptAt,
        retryUntil,
      ],
    );
    for (const { id } of rows) this.outbox.add(em, 'delivery.requested', { deliveryId: id });
  }

  /** An e-mail about a change of an interview, when the candidate is to get one. */
  async requestForInterview(
    em: EntityManager,
    eventId: string,
    kind: InterviewMailKind,
    { interviewId, candidateId, revision, sendEmail }: EventCatalogue['interview.scheduled'],
  ): Promise<void> {
    if (!sendEmail) return;
    await this.request(em, {
      idempotencyKey: `${eventId}:${kind}`,
      channel: 'email',
      kind,
      candidateId,
      interview: { id: interviewId, revision },
    });
  }

  /** Asks for the tries whose time has come. Any number of replicas may do so. */
  async requestDue(): Promise<number> {
    return this.database.transaction(async (em) => {
      const rows = await em.execute<Array<{ id: number }>>(
        `update delivery set next_attempt_at = ? where id in (
           select id from delivery where state = 'pending' and next_attempt_at <= now()
           order by next_attempt_at limit ${DUE_BATCH} for update skip locked)
         returning id`,
        [new Date(Date.now() + UNHEARD_AFTER)],
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

  resend(id: number): Promise<DeliveryView> {
    return this.database.transaction(async (em) => {
      const delivery = await Delivery.lock(em, id);
      if (!delivery) throw new AppError('NOT_FOUND', 'Mensagem não encontrada.');
      const wasFailed = delivery.state === 'failed';
      delivery.reopen();
      if (wasFailed) this.outbox.add(em, 'delivery.requested', { deliveryId: id });
      return delivery.toView();
    });
  }

  async forgetCandidate(em: EntityManager, candidateId: number): Promise<void> {
    await em.nativeDelete(Delivery, { candidateId });
  }

  async clean(): Promise<{ deliveries: number }> {
    return { deliveries: await this.database.transaction((em) => em.nativeDelete(Delivery, {})) };
  }
}
