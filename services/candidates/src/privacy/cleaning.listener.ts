import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { ErasureService } from './erasure.service.js';

@Injectable()
export class CleaningListener {
  constructor(private readonly erasure: ErasureService) {}

  @OnEvent('cleaning.requested')
  async onRequested(
    { runId, services }: EventCatalogue['cleaning.requested'],
    em: EntityManager,
  ): Promise<void> {
    if (services.includes('candidates')) await this.erasure.cleanBatch(em, runId, 0);
  }

  @OnEvent('cleaning.continued')
  onContinued({ runId, candidates }: EventCatalogue['cleaning.continued'], em: EntityManager): Promise<void> {
    return this.erasure.cleanBatch(em, runId, candidates);
  }
}
