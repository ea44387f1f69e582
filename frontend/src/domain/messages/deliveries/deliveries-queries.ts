import { graphql } from '../../../generated';
import type { DeliveriesQuery } from '../../../generated/graphql';

graphql(`
  fragment DeliveryState on Delivery {
    id
    to
    state
    attempts
    lastError
    nextAttemptAt
    sentAt
    deliveredAt
    readAt
    link
    recipientKind
    resendOf
  }
`);

export const DELIVERIES = graphql(`
  query Deliveries($candidateId: Int, $interviewId: ID) {
    deliveries(candidateId: $candidateId, interviewId: $interviewId) {
      channel
      kind
      subject
      createdAt
      ...DeliveryState
    }
  }
`);

export const RESEND = graphql(`
  mutation ResendDelivery($id: Int!, $formKey: ID) {
    resendDelivery(id: $id, formKey: $formKey) {
      ...DeliveryState
    }
  }
`);

export type Delivery = DeliveriesQuery['deliveries'][number];
