import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import { toasts } from './toast';
import type { ShownToast } from './toast-queue';
import { reserveToastSpace } from './toast-space';
import { usePausableTimeout } from './use-pausable-timeout';

const SEVERITY = { success: 'success', info: 'info', destructive: 'error' } as const;

/** What a toast says, with what can be done about it. */
export function ToastAlert({ toast }: { toast: ShownToast }) {
  const { id, tone, title, description, action, duration } = toast;
  const whileUsed = usePausableTimeout(duration, () => toasts.dismiss(id));
  return (
    <Alert
      {...whileUsed}
      ref={reserveToastSpace}
      data-toast=""
      severity={SEVERITY[tone]}
      variant="filled"
      role={tone === 'destructive' ? 'alert' : 'status'}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
          {action && (
            <Button color="inherit" size="small" onClick={() => toasts.act()}>
              {action.text}
            </Button>
          )}
          <IconButton color="inherit" aria-label="Fechar aviso" onClick={() => toasts.dismiss(id)}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      }
      sx={[
        {
          maxWidth: { sm: 420 },
          alignItems: 'center',
          overflowWrap: 'anywhere',
          boxShadow: 6,
          animation: 'toast-in 0.15s ease-out',
          '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
          '& .MuiAlert-action': { pt: 0 },
        },
        // The dark scheme's colours are light ones: only dark words stand out from them.
        (theme) => theme.applyStyles('dark', { bgcolor: `${SEVERITY[tone]}.main`, color: '#0b1510' }),
      ]}
    >
      {description ? <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle> : title}
      {description}
    </Alert>
  );
}
