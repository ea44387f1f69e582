import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { RetentionService } from './retention.service.js';

@Injectable()
export class RetentionListener {
  constructor(private readonly retention: RetentionService) {}

  @OnEvent('retention.finished')
  onFinished(event: EventCatalogue['retention.finished'], em: EntityManager): Promise<void> {
    return this.retention.recordResult(em, event);
  }
}
