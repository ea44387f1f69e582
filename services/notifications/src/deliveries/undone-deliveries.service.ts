import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotificationsRpc, type ByIds, type EventCatalogue, type EventMessage } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { OnEvent, Outbox } from '@araucaria/messaging';
import { Rpc } from '@araucaria/platform';
import { MailDeletionsService } from './mail-deletions.service.js';
import { INTERVIEW_CHANGED } from './outdated-message-error.js';

/** Cancels, hides and deletes messages that an event makes untrue, or whose person is erased. */
@Injectable()
export class UndoneDeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly deletions: MailDeletionsService,
  ) {}

  /**
   * The undo of a rejection restored the interview within the undo window, before its cancellation was sent. Messages about this
   * revision that came due meanwhile are valid again.
   */
  @OnEvent('interview.restored')
  async onInterviewRestored(
    { interviewId, revision }: EventCatalogue['interview.restored'],
    em: EntityManager,
  ): Promise<void> {
    await em.execute(
      `update delivery set state = 'cancelled', next_attempt_at = null, last_error = ?
       where interview_id = ? and kind in ('interview-cancelled', 'staff-interview-cancelled') and state = 'pending'
         and interview_revision > ?`,
      ['O cancelamento foi desfeito.', interviewId, revision],
    );
    await em.execute(
      `update delivery set state = 'pending', next_attempt_at = now(), last_error = null
       where interview_id = ? and interview_revision = ? and state = 'cancelled' and last_error = ?`,
      [interviewId, revision, INTERVIEW_CHANGED],
    );
  }

  /** Repeated changes have the same revision: messages about an undone one must not become valid again. */
  @OnEvent('interview.change-undone')
  async onInterviewChangeUndone(
    { interviewId, revision, removed }: EventCatalogue['interview.change-undone'],
    em: EntityManager,
  ): Promise<void> {
    await em.execute(
      `update delivery set state = 'cancelled', next_attempt_at = null, last_error = ?
       where interview_id = ? and state = 'pending' and (? or interview_revision > ?)`,
      ['A mudança da entrevista foi desfeita.', interviewId, removed, revision],
    );
  }

  /** Messages about a candidate in quarantine are not listed. Events may arrive late: the latest one decides. */
  @OnEvent('candidate.quarantine-changed')
  async onQuarantineChanged(
    { candidateId, quarantined }: EventCatalogue['candidate.quarantine-changed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'candidate.quarantine-changed'>,
  ): Promise<void> {
    await em.execute(
      `update delivery set is_hidden = ?, hidden_as_of = ?
       where candidate_id = ? and (hidden_as_of is null or hidden_as_of <= ?)`,
      [quarantined, occurredAt, candidateId, occurredAt],
    );
  }

  @OnEvent('candidate.erased')
  async onCandidateErased(
    { candidateId }: EventCatalogue['candidate.erased'],
    em: EntityManager,
  ): Promise<void> {
    await this.deletions.deleteDeliveries(em, 'candidate_id = ?', [candidateId]);
    await this.deletions.requestNaming(em, 'candidate', [candidateId]);
  }

  @OnEvent('user.removed')
  async onUserRemoved({ userId }: EventCatalogue['user.removed'], em: EntityManager): Promise<void> {
    await this.deletions.deleteDeliveries(em, 'user_id = ?', [userId]);
    await this.deletions.requestNaming(em, 'user', [userId]);
  }

  /** Deletes messages to the senders of these requests about personal data. */
  @OnEvent('subject-request.cleared')
  async onSubjectRequestsCleared(
    { requestIds }: EventCatalogue['subject-request.cleared'],
    em: EntityManager,
  ): Promise<void> {
    await this.deletions.deleteDeliveries(em, 'subject_request_id = any(?::int[])', [
      `{${requestIds.join()}}`,
    ]);
  }

  @OnEvent('referrer.erased')
  async onReferrerErased(
    { referralApplicationIds }: EventCatalogue['referrer.erased'],
    em: EntityManager,
  ): Promise<void> {
    await this.deleteByReferralApplications(em, referralApplicationIds);
  }

  /** Deletes messages to the referrers of these applications. @returns how many */
  @Rpc(NotificationsRpc.eraseReferrer)
  eraseReferrer({ ids }: ByIds): Promise<{ deliveries: number }> {
    return this.database.transaction(async (em) => ({
      deliveries: await this.deleteByReferralApplications(em, ids),
    }));
  }

  /** Removes every message; templates stay. */
  @OnEvent('cleaning.requested')
  async clean({ runId, services }: EventCatalogue['cleaning.requested'], em: EntityManager): Promise<void> {
    if (!services.includes('notifications')) return;
    const deliveries = await this.deletions.deleteDeliveries(em, 'true');
    this.outbox.add(em, 'cleaning.finished', { runId, service: 'notifications', counts: { deliveries } });
  }

  private async deleteByReferralApplications(em: EntityManager, ids: number[]): Promise<number> {
    await this.deletions.requestNaming(em, 'referral-application', ids);
    return this.deletions.deleteDeliveries(
      em,
      `recipient_kind = 'referrer' and referral_application_id = any(?::int[])`,
      [`{${ids.join()}}`],
    );
  }
}
