import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import { toasts } from './toast';
import { ToastAlert } from './toast-alert';

const nothing = () => undefined;
const subscribeNever = () => () => undefined;

/**
 * Renders the current toast at the end of the document, above everything. Part of the entry chunk, because toasts report
 * failed loading too. Staff pages show it on the left, away from their buttons. The theme keeps its space free
 * (`toast-space.ts`).
 */
export function ToastHost() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, nothing);
  const region = useRef<HTMLDivElement>(null);
  // The server has no document for the portal.
  const mounted = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  // An open MUI dialog hides its siblings from assistive technology; the toast reports what happened in the dialog.
  useEffect(() => region.current?.removeAttribute('aria-hidden'), [toast]);
  if (!mounted) return null;
  return createPortal(
    <Box
      ref={region}
      aria-live="polite"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: { xs: 8, sm: 24 },
        left: { xs: 8, sm: 'var(--toast-left, auto)' },
        right: { xs: 8, sm: 'var(--toast-right, 24px)' },
        displayPrint: 'none',
      }}
    >
      {toast && <ToastAlert key={toast.id} toast={toast} />}
    </Box>,
    document.body,
  );
}
