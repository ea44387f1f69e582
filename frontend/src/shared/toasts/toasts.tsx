import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { toasts } from './toast';
import { ToastAlert } from './toast-alert';
import type { ShownToast } from './toast-queue';
import { reserveToastSpace } from './toast-space';

/** The toast that is being shown. */
export default function Toasts() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.current);
  // The leaving toast keeps its words while it fades out.
  const [shown, setShown] = useState<ShownToast>();
  if (current && current !== shown) setShown(current);
  const toast = current ?? shown;
  const region = useRef<HTMLDivElement>(null);
  // An open dialog silences everything beside it; what is told now is about what was done in it.
  useEffect(() => region.current?.removeAttribute('aria-hidden'), [current]);
  return (
    <Portal>
      <div ref={region} aria-live="polite">
        {toast && (
          <Snackbar
            key={toast.id}
            ref={reserveToastSpace}
            open={Boolean(current)}
            autoHideDuration={toast.duration}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') toasts.dismiss(toast.id);
            }}
          >
            <ToastAlert toast={toast} />
          </Snackbar>
        )}
      </div>
    </Portal>
  );
}
