import { useState, useSyncExternalStore } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar from '@mui/material/Snackbar';
import { toasts } from './toast';
import { TOAST_DURATION, type Toast } from './toast-queue';
import { reserveToastSpace } from './toast-space';

const SEVERITY = { success: 'success', info: 'info', destructive: 'error' } as const;

/** Shows the queue, one toast at a time. */
export default function Toasts() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.current);
  // The leaving toast keeps its words while it fades out.
  const [shown, setShown] = useState<Toast>();
  if (current && current !== shown) setShown(current);
  const toast = current ?? shown;
  if (!toast) return null;
  const dismiss = () => toasts.dismiss(toast.id);
  return (
    <Snackbar
      key={toast.id}
      ref={reserveToastSpace}
      open={Boolean(current)}
      autoHideDuration={TOAST_DURATION}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') dismiss();
      }}
    >
      <Alert
        severity={SEVERITY[toast.tone]}
        variant="filled"
        role={toast.tone === 'destructive' ? 'alert' : 'status'}
        closeText="Fechar aviso"
        onClose={dismiss}
        sx={{ width: '100%', maxWidth: 420 }}
      >
        {toast.description ? <AlertTitle sx={{ mb: 0 }}>{toast.title}</AlertTitle> : toast.title}
        {toast.description}
      </Alert>
    </Snackbar>
  );
}
