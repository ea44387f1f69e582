import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { QuarantineService } from './quarantine.service.js';

@Injectable()
export class RetentionListener {
  constructor(private readonly quarantine: QuarantineService) {}

  @OnEvent('retention.requested')
  onRequested(event: EventCatalogue['retention.requested'], em: EntityManager): Promise<void> {
    return this.quarantine.run(em, event);
  }

  @OnEvent('retention.continued')
  onContinued(event: EventCatalogue['retention.continued'], em: EntityManager): Promise<void> {
    return this.quarantine.continueRun(em, event);
  }
}
