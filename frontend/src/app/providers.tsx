import type { ReactNode } from 'react';
import { ToastHost } from '../shared/toasts/toast-host';
import { OfflineBanner } from '../shared/ui/offline-banner';

/** What surrounds every page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastHost />
      <OfflineBanner />
    </>
  );
}
