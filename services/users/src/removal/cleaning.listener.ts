import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { CleaningService } from './cleaning.service.js';

@Injectable()
export class CleaningListener {
  constructor(private readonly cleanings: CleaningService) {}

  @OnEvent('cleaning.finished')
  onFinished(event: EventCatalogue['cleaning.finished'], em: EntityManager): Promise<void> {
    return this.cleanings.recordResult(em, event);
  }
}
