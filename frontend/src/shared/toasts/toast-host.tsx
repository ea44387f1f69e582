import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toasts } from './toast';

const Toasts = lazy(() => import('./toasts'));

/** Brings the toasts with the first one: most visits see none. */
export function ToastHost() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.current, () => undefined);
  const [needed, setNeeded] = useState(false);
  if (current && !needed) setNeeded(true);
  if (!needed) return null;
  // Beside the page: behind an open dialog all of the page is silent for those who hear it.
  return createPortal(
    <Suspense>
      <Toasts />
    </Suspense>,
    document.body,
  );
}
