import type { EntityManager } from '@mikro-orm/postgresql';
import type { Outbox } from '@araucaria/messaging';
import type { Delivery } from '../deliveries/delivery.entity.js';

/** Publishes that the time of an interview was sent, if `delivery` states one and was sent. */
export function publishInvitationSent(outbox: Outbox, em: EntityManager, delivery: Delivery): void {
  const { interviewId, channel } = delivery;
  if (interviewId && delivery.wasSent && delivery.isInvitation)
    outbox.add(em, 'interview.invitation-sent', { interviewId, channel });
}
