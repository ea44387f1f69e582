import { useLayoutEffect, useMemo, useState } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { fetchTimes } from './fetch-times';
import { operationName } from './run-operation';

interface Options<TVariables> {
  variables?: TVariables | undefined;
  skip?: boolean | undefined;
}

/**
 * Reads through Apollo's cache. A result younger than `STALE_AFTER_MS` is used as it is; an older one stays visible while
 * a new one is fetched. Never polls.
 */
export function useFreshQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { variables, skip = false }: Options<TVariables> = {},
) {
  const client = useApolloClient();
  const wanted = JSON.stringify({ variables: variables ?? {}, skip });
  // Apollo fetches while React renders. A change of the address is rendered in a transition, beside the page that is shown: on a slow
  // machine each response renders the shown page again, with the variables before, and the two would fetch in turns without end.
  const [requested, setRequested] = useState(wanted);
  // oxlint-disable-next-line react/set-state-in-effect -- only an effect knows that a render was committed
  useLayoutEffect(() => setRequested(wanted), [wanted]);
  const options = useMemo(
    () => JSON.parse(requested) as { variables: OperationVariables; skip: boolean },
    [requested],
  );
  const stale = useMemo(
    () => fetchTimes.isStale(operationName(document), options.variables),
    [document, options],
  );
  const result = useQuery<TData, OperationVariables>(document, {
    ...options,
    fetchPolicy: stale ? 'cache-and-network' : 'cache-first',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  if (requested === wanted) return result;
  // Never painted, because the effect renders again before. What the cache has already is shown, so that nothing is mounted anew.
  const cached = skip
    ? null
    : client.readQuery<TData, OperationVariables>({ query: document, ...(variables && { variables }) });
  return {
    ...result,
    data: cached ?? undefined,
    previousData: result.data ?? result.previousData,
    loading: !cached && !skip,
  };
}

/** As `useFreshQuery`, for a part of a list: while another part is read, the one before it is shown, but not after an error. */
export function usePageQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options: Options<TVariables>,
) {
  const query = useFreshQuery(document, options);
  return { ...query, data: query.data ?? (query.error ? undefined : query.previousData) };
}
