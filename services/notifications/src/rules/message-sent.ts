import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryKind } from '@araucaria/contracts';
import type { Outbox } from '@araucaria/messaging';
import type { Delivery } from '../deliveries/delivery.entity.js';

/** Messages to candidates that do not concern the state of their application. */
const NO_RESPONSE: ReadonlySet<DeliveryKind> = new Set([
  'application-receipt',
  'application-draft',
  'area-link',
  'job-alerts',
]);

/** Publishes that the time of an interview was sent, and that a candidate got a message about the application, as far as it was. */
export function publishSent(outbox: Outbox, em: EntityManager, delivery: Delivery): void {
  const { candidateId, recipientKind, kind, sentAt, interviewId, channel } = delivery;
  if (interviewId && sentAt && delivery.isInvitation)
    outbox.add(em, 'interview.invitation-sent', { interviewId, channel });
  if (recipientKind !== 'candidate' || candidateId == null || !sentAt || NO_RESPONSE.has(kind)) return;
  const isRejection = kind === 'candidate-rejected';
  outbox.add(em, 'candidate.notified', { candidateId, at: sentAt.toISOString(), isRejection });
}
