import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Changes some values of the view. Anything but the page begins at the first page again. What is replaced, 'back' passes
 * over; a search is, unless said.
 */
export type SetUrlState<T> = (change: Partial<T>, options?: { replace?: boolean }) => void;

/**
 * What a list shows, held by the address of the page: it can be reloaded, sent to a colleague, and 'back' returns to it.
 * A value like its default is left out. `defaults` must be a constant.
 */
export function useUrlState<T extends Record<string, string>>(
  defaults: T,
): [view: T, change: SetUrlState<T>] {
  const [address, setAddress] = useSearchParams();
  const view = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, address.get(name) ?? value]),
  ) as T;
  const change = useCallback(
    (changed: Partial<T>, { replace = 'search' in changed }: { replace?: boolean } = {}) =>
      setAddress(
        () => {
          // The bar, not the last render: of two changes in a row the second must not take back the first.
          const next = new URLSearchParams(window.location.search);
          if (!('page' in changed)) next.delete('page');
          for (const [name, value] of Object.entries(changed))
            if (value === defaults[name]) next.delete(name);
            else next.set(name, value as string);
          return next;
        },
        { replace },
      ),
    [setAddress, defaults],
  );
  return [view, change];
}

/** The page number that an address names, 1 for anything else. */
export function pageNumber(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}
