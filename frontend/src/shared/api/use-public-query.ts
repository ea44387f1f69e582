import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { QueryCacheContext } from './query-cache-context';
import type { Answer } from './public-query-cache';
import { answerKey, runOperation } from './run-operation';

const SKIPPED: Answer = { loading: false };
interface PublicQuery<TData> {
  data: TData | undefined;
  error: unknown;
  loading: boolean;
  refetch: () => Promise<void>;
}

interface Options<TVariables> {
  variables?: TVariables;
  skip?: boolean;
}

/** Reads for a visitor's page what is current for a minute. Screens of the staff use `useFreshQuery`. */
export function usePublicQuery<TData, TVariables>(
  operation: TypedDocumentNode<TData, TVariables>,
  { variables, skip = false }: Options<TVariables> = {},
): PublicQuery<TData> {
  const answers = useContext(QueryCacheContext);
  const wanted = JSON.stringify(variables ?? {});
  const key = answerKey(operation, variables);
  const subscribe = useCallback(
    (listener: () => void) =>
      skip
        ? () => undefined
        : answers.subscribe(key, () => runOperation(operation, JSON.parse(wanted) as TVariables), listener),
    [answers, operation, key, wanted, skip],
  );
  const current = () => (skip ? SKIPPED : answers.current(key));
  const answer = useSyncExternalStore(subscribe, current, current);
  return {
    ...answer,
    data: answer.data as TData | undefined,
    error: answer.error,
    refetch: () => answers.ask(key),
  };
}
