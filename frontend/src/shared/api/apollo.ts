import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { onClearCaches } from './clear-caches';
import { fetchTimes } from './fetch-times';
import { publicQueryCache } from './public-query-cache';
import { reportUnauthorized, hasUnauthorizedError } from './unauthorized';

const recordResponses = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap((result) => {
      if (result.data && !result.errors && operation.operationName)
        fetchTimes.record(operation.operationName, operation.variables);
      if (hasUnauthorizedError(result.errors)) reportUnauthorized();
      // A member of staff who then opens a public page sees the change there.
      if (operation.operationType === OperationTypeNode.MUTATION) publicQueryCache.invalidate();
    }),
  ),
);

/** The Apollo Client of the staff area. Active queries older than `STALE_AFTER_MS` are refetched when the window gets the focus. */
export const apollo = new ApolloClient({
  link: ApolloLink.from([recordResponses, new HttpLink({ uri: '/graphql', credentials: 'include' })]),
  cache: new InMemoryCache({
    typePolicies: {
      Candidate: { fields: { history: { merge: false } } },
      CandidatePage: { fields: { pagination: { merge: false } } },
    },
  }),
  refetchEventManager: new RefetchEventManager({
    sources: { windowFocus: windowFocusSource },
    handlers: {
      windowFocus: ({ client }) =>
        client.refetchQueries({
          include: 'active',
          onQueryUpdated: ({ queryName, variables }) => fetchTimes.isStale(queryName ?? '', variables),
        }),
    },
  }),
});

onClearCaches(async () => {
  fetchTimes.clear();
  // The store is cleared at once. A failed refetch is shown by the component that reads the query.
  await apollo.resetStore().catch(() => undefined);
});
