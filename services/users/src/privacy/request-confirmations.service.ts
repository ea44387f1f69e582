import { Injectable } from '@nestjs/common';
import {
  MAX_UNCONFIRMED_REQUESTS,
  UsersRpc,
  type ById,
  type ByLinkToken,
  type ConfirmedSubjectRequest,
  type IssuedRequestConfirmation,
  type SubmitSubjectRequest,
} from '@araucaria/contracts';
import { Database, hasTokenSql, issueToken, linkGone } from '@araucaria/database';
import { Cron, Outbox } from '@araucaria/messaging';
import { AppError, Clock, hashOfToken, Rpc } from '@araucaria/platform';
import { AuditService } from '../audit/audit.service.js';
import { SubjectRequest } from './subject-request.entity.js';

/**
 * Requests of the public form until a link to the stated address confirms them. The links follow decision 027: a token is
 * made when its e-mail is sent, and only its SHA-256 is stored.
 */
@Injectable()
export class RequestConfirmationsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audits: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Has no effect, and reports none, while the address has {@link MAX_UNCONFIRMED_REQUESTS} unconfirmed requests. */
  @Rpc(UsersRpc.submitSubjectRequest)
  async submit(input: SubmitSubjectRequest): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (em) => {
      // Of simultaneous requests of one address, each counts the ones before it.
      await em.execute(`select pg_advisory_xact_lock(hashtextextended('subject-request:' || lower(?), 0))`, [
        input.email,
      ]);
      const [waiting] = await em.execute<Array<{ requests: number }>>(
        `select count(*)::int as requests from subject_request
         where state = 'unconfirmed' and lower(email) = lower(?) and expires_at > ?`,
        [input.email, now],
      );
      if ((waiting?.requests ?? 0) >= MAX_UNCONFIRMED_REQUESTS) return;
      const columns = SubjectRequest.submitted(input, { now, today: this.clock.today() });
      const request = em.create(SubjectRequest, columns, { persist: true });
      await em.flush();
      this.outbox.add(em, 'subject-request.submitted', { requestId: request.id });
    });
  }

  /** @throws {AppError} `LINK_GONE` with the `state` of the link unless the request awaits its confirmation */
  @Rpc(UsersRpc.issueRequestConfirmation)
  issue({ id }: ById): Promise<IssuedRequestConfirmation> {
    return this.database.transaction(async (em) => {
      await em.execute('select 1 from subject_request where id = ? for update', [id]);
      const request = await em.findOne(SubjectRequest, { id });
      if (!request?.awaitsConfirmationAt(this.clock.now()))
        throw linkGone(request?.emailConfirmedAt ? 'used' : 'expired');
      return {
        kind: request.kind,
        token: await issueToken(em, 'subject_request', id),
        email: request.email ?? '',
        expiresAt: request.expiresAt?.toISOString() ?? '',
      };
    });
  }

  /**
   * Opens the request, which starts its deadline. Until the link expires a repetition returns the same, because the first
   * response may be lost.
   * @throws {AppError} `LINK_GONE` for an expired or unknown link
   */
  @Rpc(UsersRpc.confirmSubjectRequest)
  confirm({ token }: ByLinkToken): Promise<ConfirmedSubjectRequest> {
    return this.database.transaction(async (em) => {
      const [found] = await em.execute<Array<{ id: number }>>(
        `select id from subject_request where ${hasTokenSql('?')} for update`,
        [hashOfToken(token)],
      );
      const request = found && (await em.findOne(SubjectRequest, { id: found.id }));
      const now = this.clock.now();
      if (!request?.expiresAt || request.expiresAt <= now) throw new AppError('LINK_GONE');
      if (request.awaitsConfirmationAt(now)) {
        request.confirm({ now, today: this.clock.today() });
        this.outbox.add(em, 'subject-request.confirmed', { requestId: request.id });
        await this.audits.add(em, {
          action: 'subject-request.confirmed',
          subject: 'subject-request',
          subjectId: request.id,
          details: { kind: request.kind, channel: request.channel },
        });
      }
      return { id: request.id, kind: request.kind, dueOn: request.dueOn };
    });
  }

  /** Deletes requests that were not confirmed in time, and the token hashes of expired links. */
  @Cron('subject-request-confirmations', '50 3 * * *')
  async purge(): Promise<Record<string, number>> {
    const now = this.clock.now();
    return this.database.transaction(async (em) => {
      const deleted = await em.execute<Array<{ id: number }>>(
        `delete from subject_request where state = 'unconfirmed' and expires_at <= ? returning id`,
        [now],
      );
      await em.execute(
        `update subject_request set token_hashes = '{}', expires_at = null
         where state <> 'unconfirmed' and expires_at <= ?`,
        [now],
      );
      const requestIds = deleted.map(({ id }) => id);
      if (requestIds.length) this.outbox.add(em, 'subject-request.cleared', { requestIds });
      return { requests: requestIds.length };
    });
  }
}
