import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toasts } from './toast';

const Toasts = lazy(() => import('./toasts'));

/** Brings the toasts with the first one: most visits see none. */
export function ToastHost() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.current, () => undefined);
  const [needed, setNeeded] = useState(false);
  if (current && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
