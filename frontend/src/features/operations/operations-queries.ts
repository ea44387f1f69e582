import { graphql } from '../../generated';
import type { OperationsQuery } from '../../generated/graphql';

export const OPERATIONS = graphql(`
  query Operations {
    operations {
      services {
        name
        up
        outbox {
          waiting
          oldestSeconds
        }
        cronRuns {
          name
          startedAt
          finishedAt
          error
          counts {
            name
            value
          }
        }
      }
      queues {
        name
        waiting
        active
        delayed
        failed
        workers
      }
      failedMessages {
        queue
        id
        name
        reason
        attempts
        failedAt
        payload {
          name
          value
        }
      }
      failedDeliveries {
        channel
        kind
        subject
        createdAt
        recipientKind
        resendOf
        ...DeliveryState
      }
    }
  }
`);

export const REPLAY = graphql(`
  mutation ReplayMessages($queue: String, $id: String) {
    replayMessages(queue: $queue, id: $id)
  }
`);

export type Operations = OperationsQuery['operations'];
export type Service = Operations['services'][number];
export type CronRun = NonNullable<Service['cronRuns']>[number];
export type QueueState = Operations['queues'][number];
export type FailedMessage = Operations['failedMessages'][number];
