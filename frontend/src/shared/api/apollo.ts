import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type FieldReadFunction,
  type ObservableQuery,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { concatMap, from, of, tap } from 'rxjs';
import { onClearCaches } from './clear-caches';
import { fetchTimes } from './fetch-times';
import { offerAnother } from './form-keys';
import { confirmFactor, needsFreshFactor } from './fresh-factor';
import { publicQueryCache } from './public-query-cache';
import { repeatUnanswered } from './repeat-unanswered';
import { shareReads } from './reads-under-way';
import { changedBy, staleAfter, type Aggregate } from './stale-queries';
import { traceHeaders } from './traceparent';
import { hasUnauthorizedError, reportUnauthorized } from './unauthorized';

const recordResponses = new ApolloLink((operation, forward) => {
  const { changes } = fetchTimes;
  return forward(operation).pipe(
    tap((result) => {
      if (result.data && !result.errors && operation.operationName)
        fetchTimes.record(operation.operationName, operation.variables, changes);
      if (hasUnauthorizedError(result.errors)) reportUnauthorized();
      // A member of staff who then opens a public page sees the change there.
      if (operation.operationType === OperationTypeNode.MUTATION) publicQueryCache.invalidate();
    }),
  );
});

const sendTrace = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, ...traceHeaders() },
  }));
  return forward(operation);
});

/** Repeats an operation once if it needs a recent second factor and the user then confirms it. */
const repeatWithFreshFactor = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    concatMap((result) =>
      result.errors?.some(({ extensions }) => needsFreshFactor(extensions?.code))
        ? from(confirmFactor()).pipe(concatMap((confirmed) => (confirmed ? forward(operation) : of(result))))
        : of(result),
    ),
  ),
);

/** An interview that a page has brought opens at once: it is read by its id, before the response. */
const findInterview: FieldReadFunction = (existing: unknown, { args, toReference, canRead }) => {
  if (existing !== undefined) return existing;
  const stored = toReference({ __typename: 'Interview', id: String(args?.id) });
  return canRead(stored) ? stored : undefined;
};

/**
 * The Apollo Client of the staff area. A successful mutation refetches the queries on the screen that it makes stale
 * (`stale-queries.ts`); the others are fetched when they are shown. When the window gets the focus, active queries older
 * than `STALE_AFTER_MS` are refetched.
 */
export const apollo = new ApolloClient({
  // `shareReads` takes its place.
  queryDeduplication: false,
  link: ApolloLink.from([
    shareReads(),
    recordResponses,
    offerAnother,
    repeatWithFreshFactor,
    repeatUnanswered,
    sendTrace,
    new HttpLink({ uri: '/graphql', credentials: 'include' }),
  ]),
  cache: new InMemoryCache({
    typePolicies: {
      BonusPage: { fields: { pagination: { merge: false } } },
      Candidate: { fields: { history: { merge: false } } },
      CandidatePage: { fields: { pagination: { merge: false } } },
      InterviewPage: { fields: { pagination: { merge: false } } },
      Query: { fields: { interview: { read: findInterview } } },
    },
  }),
  defaultOptions: {
    mutate: {
      refetchQueries: ({ data }) => {
        // A refused mutation has no data and has changed nothing.
        const changed = Object.keys((data ?? {}) as object).flatMap(changedBy);
        if (changed.length > 0) fetchTimes.clear();
        return queriesShowing(changed);
      },
    },
  },
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

/** The documents of the active queries that show one of these aggregates. */
export const queriesShowing = (aggregates: Iterable<Aggregate>): DocumentNode[] =>
  activeQueriesShowing(aggregates).map(({ query }) => query);

/** The active queries that show one of these aggregates; a document may have several, with other variables. */
export function activeQueriesShowing(aggregates: Iterable<Aggregate>): ObservableQuery[] {
  const stale: ReadonlySet<string> = staleAfter(aggregates);
  return [...apollo.getObservableQueries('active')].filter(({ query }) =>
    rootFields(query).some((field) => stale.has(field)),
  );
}

const rootFields = (document: DocumentNode): string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? field.name.value : [],
        )
      : [],
  );

onClearCaches(async () => {
  fetchTimes.clear();
  // The store is cleared at once. A failed refetch is shown by the component that reads the query.
  await apollo.resetStore().catch(() => undefined);
});
