import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { subDays } from 'date-fns/subDays';
import {
  CandidatesClient,
  MAX_REPORTED_IDS,
  ReferralsClient,
  type EventCatalogue,
  type RetentionResult,
} from '@araucaria/contracts';
import { OnEvent, Outbox } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { MailDeletionsService } from '../deliveries/mail-deletions.service.js';

/** The part of a retention run that concerns messages: records of old ones are deleted, without quarantine. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly deletions: MailDeletionsService,
    private readonly candidates: CandidatesClient,
    private readonly referrals: ReferralsClient,
  ) {}

  @OnEvent('retention.requested')
  async run(
    { runId, dryRun, terms }: EventCatalogue['retention.requested'],
    em: EntityManager,
  ): Promise<void> {
    const term = terms.find(({ kind }) => kind === 'messages');
    const results = term ? [await this.runMessages(em, term.termDays, dryRun)] : [];
    this.outbox.add(em, 'retention.finished', { runId, service: 'notifications', results });
  }

  private async runMessages(em: EntityManager, termDays: number, dryRun: boolean): Promise<RetentionResult> {
    // An unavailable service fails the event, which is retried: without its holds nothing may be deleted.
    const heldCandidates = await this.candidates.heldApplications();
    const heldReferrals = await this.referrals.heldApplications();
    const ended = await em.execute<Array<{ id: number; isHeld: boolean; isKept: boolean }>>(
      `select id, coalesce(candidate_id = any(?::int[]), false)
           or coalesce(referral_application_id = any(?::int[]), false) as "isHeld",
         state = 'pending' as "isKept"
       from delivery where created_at < ? order by id ${dryRun ? '' : 'for update'}`,
      [`{${heldCandidates.join()}}`, `{${heldReferrals.join()}}`, subDays(this.clock.now(), termDays)],
    );
    const due = ended.filter(({ isHeld, isKept }) => !isHeld && !isKept).map(({ id }) => id);
    if (!dryRun && due.length)
      await this.deletions.deleteDeliveries(em, 'id = any(?::int[])', [`{${due.join()}}`]);
    return {
      kind: 'messages',
      due: due.length,
      dueIds: due.slice(0, MAX_REPORTED_IDS),
      expired: 0,
      expiredIds: [],
      held: ended.filter(({ isHeld, isKept }) => isHeld && !isKept).length,
      kept: ended.filter(({ isKept }) => isKept).length,
    };
  }
}
