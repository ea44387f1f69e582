import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client';
import { tap } from 'rxjs';
import { onClearCaches } from './clear-caches';
import { fetchTimes } from './fetch-times';
import { publicQueryCache } from './public-query-cache';
import { reportUnauthorized, hasUnauthorizedError } from './unauthorized';

const markAnswers = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap((result) => {
      if (result.data && !result.errors && operation.operationName)
        fetchTimes.record(operation.operationName, operation.variables);
      if (hasUnauthorizedError(result.errors)) reportUnauthorized();
      // What the staff changes, its own visits to the public pages must show.
      if (operation.operationType === 'mutation') publicQueryCache.invalidate();
    }),
  ),
);

/** The one client of the site. What is on screen is fetched again on focus when it is older than a minute. */
export const apollo = new ApolloClient({
  link: ApolloLink.from([markAnswers, new HttpLink({ uri: '/graphql', credentials: 'include' })]),
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
  // Forgotten at once; what cannot be fetched again says so itself where it is shown.
  await apollo.resetStore().catch(() => undefined);
});
