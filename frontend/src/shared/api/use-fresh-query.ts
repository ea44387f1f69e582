import { useMemo } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { fetchTimes } from './fetch-times';
import { operationName } from './run-operation';

interface Options<TVariables> {
  variables?: TVariables;
  skip?: boolean;
}

/**
 * Reads through the cache: an answer of the last minute is taken as it is, an older one is shown while a new one
 * is fetched. Nothing polls.
 */
export function useFreshQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { variables, skip }: Options<TVariables> = {},
) {
  const wanted = JSON.stringify(variables ?? {});
  const stale = useMemo(
    () => fetchTimes.isStale(operationName(document), JSON.parse(wanted)),
    [document, wanted],
  );
  return useQuery<TData, OperationVariables>(document as TypedDocumentNode<TData, OperationVariables>, {
    variables,
    skip,
    fetchPolicy: stale ? 'cache-and-network' : 'cache-first',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
}
