import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import { toasts } from './toast';
import { ToastAlert } from './toast-alert';

const nothing = () => undefined;
const subscribeNever = () => () => undefined;

/**
 * The toast that is being shown, last in the document and above everything. It is part of the entry: it reports failures,
 * also of loading. Staff pages show it left, where their decisions are not; the room that it takes is kept free by the
 * theme (`toast-space.ts`).
 */
export function ToastHost() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, nothing);
  const region = useRef<HTMLDivElement>(null);
  // The server renders no document to put it into.
  const mounted = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  // An open dialog silences everything beside it; what is reported now is about what was done in it.
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
