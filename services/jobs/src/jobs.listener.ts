import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { erasedUsername, type EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { JobChange } from './job-change.entity.js';
import { JobsService } from './jobs.service.js';

@Injectable()
export class JobsListener {
  constructor(private readonly jobs: JobsService) {}

  @OnEvent('cleaning.requested')
  async onCleaningRequested(
    { runId, services }: EventCatalogue['cleaning.requested'],
    em: EntityManager,
  ): Promise<void> {
    if (services.includes('jobs')) await this.jobs.clean(em, runId);
  }

  @OnEvent('user.removed')
  async onUserRemoved({ userId }: EventCatalogue['user.removed'], em: EntityManager): Promise<void> {
    await em.nativeUpdate(JobChange, { actorId: userId }, { actorName: erasedUsername(userId) });
  }
}
