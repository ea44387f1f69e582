import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIsServerHtml } from '../ui/use-hydration';
import { toasts } from './toast';
import { ToastAlert } from './toast-alert';
import css from './toast-host.module.css';

const nothing = () => undefined;

/**
 * Renders the current toast at the end of the document, above everything. Part of the entry chunk, because toasts report
 * failed loading too. Staff pages show it on the left, away from their buttons. The theme keeps its space free
 * (`toast-space.ts`).
 */
export function ToastHost() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, nothing);
  const region = useRef<HTMLDivElement>(null);
  // The server has no document for the portal.
  const isServerHtml = useIsServerHtml();
  // An open MUI dialog hides its siblings from assistive technology; the toast reports what happened in the dialog.
  useEffect(() => region.current?.removeAttribute('aria-hidden'), [toast]);
  if (isServerHtml) return null;
  return createPortal(
    <div ref={region} aria-live="polite" className={css.region}>
      {toast && <ToastAlert key={toast.id} toast={toast} />}
    </div>,
    document.body,
  );
}
