import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { AuditService } from './audit.service.js';

@Injectable()
export class AuditListener {
  constructor(private readonly audits: AuditService) {}

  // Entries wait for each other at the head of the chain: several of them cost one commit.
  @OnEvent('audit.recorded', { grouped: true })
  onRecorded(
    record: EventCatalogue['audit.recorded'],
    em: EntityManager,
    { occurredAt, requestId }: EventMessage<'audit.recorded'>,
  ): Promise<void> {
    return this.audits.add(em, { ...record, requestId, occurredAt: new Date(occurredAt) });
  }
}
