import { useMemo } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
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
  { variables, skip }: Options<TVariables> = {},
) {
  const serialized = JSON.stringify(variables ?? {});
  const stale = useMemo(
    () => fetchTimes.isStale(operationName(document), JSON.parse(serialized)),
    [document, serialized],
  );
  return useQuery<TData, OperationVariables>(document, {
    ...(variables && { variables }),
    ...(skip !== undefined && { skip }),
    fetchPolicy: stale ? 'cache-and-network' : 'cache-first',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
}
