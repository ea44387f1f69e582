import { useCallback, useSyncExternalStore } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { publicAnswers, type Answer } from './public-answers';
import { nameOf, runOperation } from './run-operation';

const SKIPPED: Answer = { loading: false };
const onFocus = () => {
  if (document.visibilityState === 'visible') publicAnswers.refresh();
};
document.addEventListener('visibilitychange', onFocus);
addEventListener('focus', onFocus);

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
  const wanted = JSON.stringify(variables ?? {});
  const key = `${nameOf(operation)} ${wanted}`;
  const subscribe = useCallback(
    (listener: () => void) =>
      skip
        ? () => undefined
        : publicAnswers.subscribe(
            key,
            () => runOperation(operation, JSON.parse(wanted) as TVariables),
            listener,
          ),
    [operation, key, wanted, skip],
  );
  const answer = useSyncExternalStore(subscribe, () => (skip ? SKIPPED : publicAnswers.current(key)));
  return {
    ...answer,
    data: answer.data as TData | undefined,
    error: answer.error,
    refetch: () => publicAnswers.ask(key),
  };
}
