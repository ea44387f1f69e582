import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { erasedUsername, type EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { ErasureService } from './erasure.service.js';
import { QuarantineService } from './quarantine.service.js';

@Injectable()
export class PrivacyListener {
  constructor(
    private readonly erasure: ErasureService,
    private readonly quarantine: QuarantineService,
  ) {}

  @OnEvent('cleaning.requested')
  async onCleaningRequested(
    { runId, services }: EventCatalogue['cleaning.requested'],
    em: EntityManager,
  ): Promise<void> {
    if (services.includes('candidates')) await this.erasure.cleanBatch(em, runId, 0);
  }

  @OnEvent('cleaning.continued')
  onCleaningContinued(
    { runId, candidates }: EventCatalogue['cleaning.continued'],
    em: EntityManager,
  ): Promise<void> {
    return this.erasure.cleanBatch(em, runId, candidates);
  }

  @OnEvent('retention.requested')
  onRetentionRequested(event: EventCatalogue['retention.requested'], em: EntityManager): Promise<void> {
    return this.quarantine.run(em, event);
  }

  @OnEvent('retention.continued')
  onRetentionContinued(event: EventCatalogue['retention.continued'], em: EntityManager): Promise<void> {
    return this.quarantine.continueRun(em, event);
  }

  @OnEvent('user.removed')
  async onUserRemoved({ userId }: EventCatalogue['user.removed'], em: EntityManager): Promise<void> {
    for (const table of ['history_entry', 'resume_access', 'unanswered_closing'])
      await em.execute(`update ${table} set actor_name = ? where actor_id = ?`, [
        erasedUsername(userId),
        userId,
      ]);
  }
}
