import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { DeliveriesService } from '../deliveries/deliveries.service.js';
import { RetentionService } from './retention.service.js';

@Injectable()
export class RetentionListener {
  constructor(
    private readonly retention: RetentionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent('retention.requested')
  onRequested(event: EventCatalogue['retention.requested'], em: EntityManager): Promise<void> {
    return this.retention.run(em, event);
  }

  @OnEvent('candidate.quarantine-changed')
  onQuarantineChanged(
    { candidateId, quarantined }: EventCatalogue['candidate.quarantine-changed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'candidate.quarantine-changed'>,
  ): Promise<void> {
    return this.deliveries.hideByCandidate(em, candidateId, { hidden: quarantined, asOf: occurredAt });
  }

  @OnEvent('referrer.erased')
  async onReferrerErased(
    { referralApplicationIds }: EventCatalogue['referrer.erased'],
    em: EntityManager,
  ): Promise<void> {
    await this.deliveries.deleteByReferralApplications(em, referralApplicationIds);
  }
}
