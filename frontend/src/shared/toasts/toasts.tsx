import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
<<<<<<< HEAD
=======
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
>>>>>>> main
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
<<<<<<< HEAD
            ref={reserveToastSpace}
            open={Boolean(current)}
            autoHideDuration={toast.duration}
=======
            open={Boolean(current)}
            autoHideDuration={TOAST_DURATION}
>>>>>>> main
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') toasts.dismiss(toast.id);
            }}
          >
<<<<<<< HEAD
            <ToastAlert toast={toast} />
=======
            <Alert
              severity={SEVERITY[toast.tone]}
              variant="filled"
              role={toast.tone === 'destructive' ? 'alert' : 'status'}
              closeText="Fechar aviso"
              onClose={() => toasts.dismiss(toast.id)}
              sx={{ width: '100%', maxWidth: 420 }}
            >
              {toast.description ? <AlertTitle sx={{ mb: 0 }}>{toast.title}</AlertTitle> : toast.title}
              {toast.description}
            </Alert>
>>>>>>> main
          </Snackbar>
        )}
      </div>
    </Portal>
  );
}
