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

/** Publishes that a candidate got a message about the application, if `delivery` is one and was sent. */
export function publishCandidateNotified(outbox: Outbox, em: EntityManager, delivery: Delivery): void {
  const { candidateId, recipientKind, kind, sentAt } = delivery;
  if (recipientKind !== 'candidate' || candidateId == null || !sentAt || NO_RESPONSE.has(kind)) return;
  const isRejection = kind === 'candidate-rejected';
  outbox.add(em, 'candidate.notified', { candidateId, at: sentAt.toISOString(), isRejection });
}
