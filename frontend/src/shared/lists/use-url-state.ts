import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Changes some values. A change of anything but `page` returns to the first page. With `replace` the change adds no entry
 * to the history, which is the default for `search`. A change that depends on the present values is a function of them: the
 * second of two quick changes happens before the first is shown.
 */
export type SetUrlState<T> = (
  changes: Partial<T> | ((current: T) => Partial<T>),
  options?: { replace?: boolean },
) => void;

/**
 * State of a list (search, filters, order, page) in the query of the URL, so that it survives a reload, can be shared, and
 * is restored by Back. Values equal to their default are left out of the URL.
 * @param defaults a constant: a new object on each render would change the setter
 */
export function useUrlState<T extends Record<string, string>>(
  defaults: T,
): [state: T, setState: SetUrlState<T>] {
  const [params, setParams] = useSearchParams();
  const setState = useCallback<SetUrlState<T>>(
    (change, options) => {
      // From the current URL instead of the last render: the second of two changes in a row must keep the first.
      const next = new URLSearchParams(window.location.search);
      const changes = typeof change === 'function' ? change(stateIn(next, defaults)) : change;
      if (!('page' in changes)) next.delete('page');
      for (const [name, value] of Object.entries(changes))
        if (value === defaults[name]) next.delete(name);
        else next.set(name, value as string);
      setParams(next, { replace: options?.replace ?? 'search' in changes });
    },
    [setParams, defaults],
  );
  return [stateIn(params, defaults), setState];
}

const stateIn = <T extends Record<string, string>>(params: URLSearchParams, defaults: T): T =>
  Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, params.get(name) ?? value])) as T;

/** The page number in a URL parameter; 1 for any other text. */
export function pageNumber(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}

/** The id in a URL parameter; undefined for any other text. */
export function idIn(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_INT4 ? Number(text) : undefined;
}

/** The largest id of the database. */
const MAX_INT4 = 2_147_483_647;
