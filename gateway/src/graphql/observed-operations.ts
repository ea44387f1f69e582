import type { ApolloServerPlugin } from '@apollo/server';
import type { Metrics } from '@araucaria/platform';
import type { GraphqlContext } from './graphql-context.js';

/** Of an operation that is not one of the site: a client chooses its name, which could be anything. */
const OTHER = 'other';

export class OperationMeter {
  constructor(
    private readonly siteOperations: ReadonlySet<string>,
    private readonly metrics: Pick<Metrics, 'graphqlDurationSeconds'>,
  ) {}

  /** The name of an operation of the site; that of all others is one. */
  nameOf(operationName: string | null | undefined): string {
    return operationName && this.siteOperations.has(operationName) ? operationName : OTHER;
  }

  start(): (operation: string, hasFailed: boolean) => void {
    const stopTimer = this.metrics.graphqlDurationSeconds.startTimer();
    return (operation, hasFailed) => void stopTimer({ operation, outcome: hasFailed ? 'error' : 'ok' });
  }
}

/** Measures the operations that Apollo handles, and names the spans of their requests. */
export function observedOperations(meter: OperationMeter): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async ({ contextValue }) => {
      const stop = meter.start();
      let operation = meter.nameOf(undefined);
      return {
        didResolveOperation: async ({ operationName }) => {
          operation = meter.nameOf(operationName);
          contextValue.request.operationName = operation;
        },
        willSendResponse: async ({ response: { body } }) =>
          stop(operation, body.kind === 'single' && Boolean(body.singleResult.errors?.length)),
      };
    },
  };
}
