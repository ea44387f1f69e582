import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True while the server renders and while its HTML is hydrated: what is rendered must be the same then. */
export const useIsServerHtml = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

/** Whether the component was hydrated from the server's HTML, in which a visitor may have changed fields before. Never changes. */
export function useWasHydrated(): boolean {
  const [wasHydrated] = useState(useIsServerHtml());
  return wasHydrated;
}
