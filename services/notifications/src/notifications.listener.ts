import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { DeliveriesService } from './deliveries.service.js';
import { SendingService } from './sending.service.js';

@Injectable()
export class NotificationsListener {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly sending: SendingService,
  ) {}

  @OnEvent('candidate.applied')
  async onCandidateApplied(
    { candidateId }: EventCatalogue['candidate.applied'],
    em: EntityManager,
    { id }: EventMessage<'candidate.applied'>,
  ): Promise<void> {
    const kind = 'application-receipt';
    await this.deliveries.request(em, {
      idempotencyKey: `${id}:${kind}`,
      channel: 'email',
      kind,
      candidateId,
    });
  }

  @OnEvent('interview.scheduled')
  onInterviewScheduled(
    facts: EventCatalogue['interview.scheduled'],
    em: EntityManager,
    { id }: EventMessage<'interview.scheduled'>,
  ): Promise<void> {
    return this.deliveries.requestForInterview(em, id, 'interview-invitation', facts);
  }

  @OnEvent('interview.rescheduled')
  onInterviewRescheduled(
    facts: EventCatalogue['interview.rescheduled'],
    em: EntityManager,
    { id }: EventMessage<'interview.rescheduled'>,
  ): Promise<void> {
    return this.deliveries.requestForInterview(em, id, 'interview-rescheduled', facts);
  }

  @OnEvent('interview.cancelled')
  onInterviewCancelled(
    facts: EventCatalogue['interview.cancelled'],
    em: EntityManager,
    { id }: EventMessage<'interview.cancelled'>,
  ): Promise<void> {
    return this.deliveries.requestForInterview(em, id, 'interview-cancelled', facts);
  }

  @OnEvent('candidate.erased')
  onCandidateErased({ candidateId }: EventCatalogue['candidate.erased'], em: EntityManager): Promise<void> {
    return this.deliveries.forgetCandidate(em, candidateId);
  }

  @OnEvent('delivery.requested')
  async onDeliveryRequested(
    { deliveryId }: EventCatalogue['delivery.requested'],
    em: EntityManager,
  ): Promise<void> {
    await this.sending.send(em, deliveryId);
  }
}
