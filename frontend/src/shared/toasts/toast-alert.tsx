import Box from '@mui/material/Box';
import Close from '@mui/icons-material/Close';
import { Alert, AlertTitle } from '../ui/alert';
import { Button, IconButton } from '../ui/button';
import { toasts } from './toast';
import type { ShownToast } from './toast-queue';
import { reserveToastSpace } from './toast-space';
import { usePausableTimeout } from './use-pausable-timeout';

const SEVERITY = { success: 'success', info: 'info', destructive: 'error' } as const;

/** A toast with its action and a close button. */
export function ToastAlert({ toast }: { toast: ShownToast }) {
  const { id, tone, title, description, action, durationMs } = toast;
  const pauseHandlers = usePausableTimeout(durationMs, () => toasts.dismiss(id));
  return (
    <Alert
      {...pauseHandlers}
      ref={reserveToastSpace}
      data-toast=""
      severity={SEVERITY[tone]}
      variant="filled"
      role={tone === 'destructive' ? 'alert' : 'status'}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
          {action && (
            <Button color="inherit" size="small" onClick={() => toasts.runAction()}>
              {action.text}
            </Button>
          )}
          <IconButton aria-label="Fechar aviso" onClick={() => toasts.dismiss(id)}>
            <Close />
          </IconButton>
        </Box>
      }
      sx={{
        maxWidth: { sm: 420 },
        alignItems: 'center',
        overflowWrap: 'anywhere',
        boxShadow: 6,
        animation: 'toast-in 0.15s ease-out',
        '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
        '& > div + div': { pt: 0 },
        // In the dark scheme the background is light and needs dark text.
        'html[data-scheme="dark"] &': { bgcolor: `${SEVERITY[tone]}.main`, color: '#0b1510' },
      }}
    >
      {description ? <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle> : title}
      {description}
    </Alert>
  );
}
