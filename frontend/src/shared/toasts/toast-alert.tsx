import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import { toasts } from './toast';
import type { ShownToast } from './toast-queue';

const SEVERITY = { success: 'success', info: 'info', destructive: 'error' } as const;

/** What a toast says, with what can be done about it; `ref` and `style` are those of its transition. */
export function ToastAlert({
  toast,
  ...transition
}: { toast: ShownToast } & Pick<AlertProps, 'ref' | 'style'>) {
  const { tone, title, description, action } = toast;
  return (
    <Alert
      {...transition}
      severity={SEVERITY[tone]}
      variant="filled"
      role={tone === 'destructive' ? 'alert' : 'status'}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          {action && (
            <Button color="inherit" size="small" onClick={() => toasts.act()}>
              {action.text}
            </Button>
          )}
          <IconButton color="inherit" aria-label="Fechar aviso" onClick={() => toasts.dismiss(toast.id)}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      }
      sx={[
        { width: '100%', maxWidth: 420, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } },
        // The dark scheme's colours are light ones: only dark words stand out from them.
        (theme) => theme.applyStyles('dark', { bgcolor: `${SEVERITY[tone]}.main`, color: '#0b1510' }),
      ]}
    >
      {description ? <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle> : title}
      {description}
    </Alert>
  );
}
