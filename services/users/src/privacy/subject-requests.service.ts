import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import {
  SUBJECT_REQUEST_REMINDER_DAYS,
  UsersRpc,
  type ById,
  type CloseSubjectRequest,
  type RegisterSubjectRequest,
  type SubjectRequestView,
} from '@araucaria/contracts';
import { Database, oncePerForm } from '@araucaria/database';
import { Cron, Outbox } from '@araucaria/messaging';
import { AppError, Clock, currentActor, Rpc } from '@araucaria/platform';
import { AuditService } from '../audit/audit.service.js';
import { SubjectRequest } from './subject-request.entity.js';

/** Cron jobs also run when a process starts, which may be at night. */
const DIGEST_HOUR = 8;
const MAX_LISTED_REQUESTS = 500;
/** An answered erasure keeps its personal data for this time, for questions about the answer. */
const ERASURE_RETENTION = '30 days';
/** Answers of other requests are the proof of the answer (LGPD, art. 6, X). */
const ANSWER_RETENTION = '5 years';

/** Unconfirmed requests belong to `RequestConfirmationsService`. */
const CONFIRMED = { state: { $ne: 'unconfirmed' as const } };

/** Requests of people about their data, each with a deadline. */
@Injectable()
export class SubjectRequestsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audits: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Open ones by deadline, then closed ones, latest first. */
  @Rpc(UsersRpc.subjectRequests)
  async list(): Promise<SubjectRequestView[]> {
    const requests = await this.database.read((em) =>
      em.find(SubjectRequest, CONFIRMED, {
        orderBy: { closedAt: 'desc nulls first', dueOn: 'asc', id: 'asc' },
        limit: MAX_LISTED_REQUESTS,
      }),
    );
    return requests.map((request) => request.toView());
  }

  /** @throws {AppError} `NOT_FOUND` */
  @Rpc(UsersRpc.subjectRequest)
  async byId({ id }: ById): Promise<SubjectRequestView> {
    const request = await this.database.read((em) => em.findOne(SubjectRequest, { id, ...CONFIRMED }));
    if (!request) throw notFound();
    return request.toView();
  }

  /** @throws {AppError} `VALIDATION_FAILED` for a receipt in the future */
  @Rpc(UsersRpc.registerSubjectRequest)
  register(input: RegisterSubjectRequest): Promise<SubjectRequestView> {
    if (input.receivedOn > this.clock.today())
      throw AppError.invalid([{ field: 'receivedOn', message: 'A data não pode estar no futuro' }]);
    return this.database.transaction(async (em) => {
      const create = async () => {
        const columns = SubjectRequest.received(input, currentActor()?.id ?? null);
        const request = em.create(SubjectRequest, columns, { persist: true });
        await em.flush();
        await this.audits.add(em, {
          action: 'subject-request.registered',
          subject: 'subject-request',
          subjectId: request.id,
          details: { kind: input.kind, channel: input.channel },
        });
        return request;
      };
      const find = (id: string) => em.findOne(SubjectRequest, { id: Number(id), ...CONFIRMED });
      return (await oncePerForm(em, { kind: 'subject-request', form: input, create, find })).toView();
    });
  }

  /**
   * The same answer of the same user again changes nothing: its first response was lost.
   * @throws {AppError} `NOT_FOUND`; `CHANGED_MEANWHILE` for a request that is closed otherwise
   */
  @Rpc(UsersRpc.closeSubjectRequest)
  close({ id, state, answer }: CloseSubjectRequest): Promise<SubjectRequestView> {
    return this.database.transaction(async (em) => {
      const request = await em.findOne(
        SubjectRequest,
        { id, ...CONFIRMED },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!request) throw notFound();
      const closedBy = currentActor()?.id ?? null;
      if (request.wasClosed(state, answer, closedBy)) return request.toView();
      request.close(state, answer, { id: closedBy, at: this.clock.now() });
      await this.audits.add(em, {
        action: 'subject-request.closed',
        subject: 'subject-request',
        subjectId: id,
        details: { state },
      });
      return request.toView();
    });
  }

  /**
   * Announces open requests whose deadline is near. Before the hour of the digest nothing is announced; a repeated call of one
   * day leads to one e-mail.
   */
  @Cron('subject-request-deadlines', `0 ${DIGEST_HOUR} * * *`)
  async announceDeadlines(): Promise<Record<string, number>> {
    if (this.clock.hour() < DIGEST_HOUR) return { requests: 0 };
    return this.database.transaction(async (em) => {
      const [due] = await em.execute<Array<{ requests: number }>>(
        `select count(*)::int as requests from subject_request where state = 'open' and due_on <= ?::date + ?::int`,
        [this.clock.today(), SUBJECT_REQUEST_REMINDER_DAYS],
      );
      const requests = due?.requests ?? 0;
      if (requests) this.outbox.add(em, 'subject-request.digest-due', { date: this.clock.today() });
      return { requests };
    });
  }

  /** Removes the personal data of requests that were answered long enough ago; kind and dates stay. */
  @Cron('subject-requests', '45 3 * * *')
  async removePersonalData(): Promise<Record<string, number>> {
    return this.database.transaction(async (em) => {
      const cleared = await em.execute<Array<{ id: number }>>(
        `update subject_request set name = null, email = null, details = null, answer = null
         where email is not null and closed_at < ?::timestamptz -
           case when kind = 'erasure' and state = 'fulfilled' then interval '${ERASURE_RETENTION}'
                else interval '${ANSWER_RETENTION}' end
         returning id`,
        [this.clock.now()],
      );
      const requestIds = cleared.map(({ id }) => id);
      if (requestIds.length) this.outbox.add(em, 'subject-request.cleared', { requestIds });
      return { requests: requestIds.length };
    });
  }
}

const notFound = () => new AppError('NOT_FOUND', 'Pedido não encontrado.');
