import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { ReferrerQuarantineService } from './referrer-quarantine.service.js';

@Injectable()
export class RetentionListener {
  constructor(private readonly quarantine: ReferrerQuarantineService) {}

  @OnEvent('retention.requested')
  onRequested(event: EventCatalogue['retention.requested'], em: EntityManager): Promise<void> {
    return this.quarantine.run(em, event);
  }
}
