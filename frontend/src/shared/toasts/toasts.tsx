import { useState, useSyncExternalStore } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Close from '@mui/icons-material/Close';
import { toasts } from './toast';
import type { ShownToast } from './toast-queue';

const SEVERITY = { success: 'success', info: 'info', destructive: 'error' } as const;

/** Shows the queue, one toast at a time. */
export default function Toasts() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.current);
  // The leaving toast keeps its words while it fades out.
  const [shown, setShown] = useState<ShownToast>();
  if (current && current !== shown) setShown(current);
  const toast = current ?? shown;
  if (!toast) return null;
  const dismiss = () => toasts.dismiss(toast.id);
  return (
    <Snackbar
      key={toast.id}
      open={Boolean(current)}
      autoHideDuration={toast.duration}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') dismiss();
      }}
    >
      <Alert
        severity={SEVERITY[toast.tone]}
        variant="filled"
        role={toast.tone === 'destructive' ? 'alert' : 'status'}
        action={
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            {toast.action && (
              <Button color="inherit" size="small" onClick={() => toasts.act()}>
                {toast.action.text}
              </Button>
            )}
            <IconButton color="inherit" aria-label="Fechar aviso" onClick={dismiss}>
              <Close fontSize="small" />
            </IconButton>
          </Box>
        }
        sx={[
          { width: '100%', maxWidth: 420 },
          // The dark scheme's colours are light ones: only dark words stand out from them.
          (theme) => theme.applyStyles('dark', { bgcolor: `${SEVERITY[toast.tone]}.main`, color: '#0b1510' }),
        ]}
      >
        {toast.description ? <AlertTitle sx={{ mb: 0 }}>{toast.title}</AlertTitle> : toast.title}
        {toast.description}
      </Alert>
    </Snackbar>
  );
}
