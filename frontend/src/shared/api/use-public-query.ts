import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { QueryCacheContext } from './query-cache-context';
import type { QueryResult } from './public-query-cache';
import { queryKey, runOperation } from './run-operation';

const SKIPPED: QueryResult = { loading: false };

interface PublicQuery<TData> extends QueryResult {
  data: TData | undefined;
  refetch: () => Promise<void>;
}

interface Options<TVariables> {
  variables?: TVariables;
  skip?: boolean;
}

/** Reads through the cache of the public pages, which keeps a result for a minute. Staff pages use `useFreshQuery`. */
export function usePublicQuery<TData, TVariables>(
  operation: TypedDocumentNode<TData, TVariables>,
  { variables, skip = false }: Options<TVariables> = {},
): PublicQuery<TData> {
  const cache = useContext(QueryCacheContext);
  const serialized = JSON.stringify(variables ?? {});
  const key = queryKey(operation, variables);
  const subscribe = useCallback(
    (listener: () => void) =>
      skip
        ? () => undefined
        : cache.subscribe(key, () => runOperation(operation, JSON.parse(serialized) as TVariables), listener),
    [cache, operation, key, serialized, skip],
  );
  const read = () => (skip ? SKIPPED : cache.read(key));
  const result = useSyncExternalStore(subscribe, read, read);
  const refetch = useCallback(() => cache.refetch(key), [cache, key]);
  return { ...result, data: result.data as TData | undefined, refetch };
}
