import type { ApolloServerPlugin } from '@apollo/server';
import type { Metrics } from '@araucaria/platform';
import type { GraphqlContext } from './graphql-context.js';

/** Of an operation that is not one of the site: a client chooses its name, which could be anything. */
const OTHER = 'other';

/**
 * Measures operations by name, and names the span of the request.
 * @param siteOperations names of the operations of the site
 */
export function observedOperations(
  siteOperations: ReadonlySet<string>,
  { graphqlDurationSeconds }: Metrics,
): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async ({ contextValue }) => {
      const stopTimer = graphqlDurationSeconds.startTimer();
      let operation = OTHER;
      return {
        didResolveOperation: async ({ operationName }) => {
          if (operationName && siteOperations.has(operationName)) operation = operationName;
          contextValue.request.operationName = operation;
        },
        willSendResponse: async ({ response: { body } }) => {
          const failed = body.kind === 'single' && Boolean(body.singleResult.errors?.length);
          stopTimer({ operation, outcome: failed ? 'error' : 'ok' });
        },
      };
    },
  };
}
