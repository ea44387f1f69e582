import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component was hydrated from the server's HTML, in which a visitor may have changed fields before. Never changes. */
export function useWasHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasHydrated] = useState(isHydrating);
  return wasHydrated;
}
