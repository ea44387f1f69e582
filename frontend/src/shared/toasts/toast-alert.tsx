import { Alert, AlertTitle } from '../ui/alert';
import { Button, IconButton } from '../ui/button';
import { classes } from '../ui/classes';
import { Close } from '../../generated/plain-icons';
import css from './toast-alert.module.css';
import { toasts } from './toast';
import type { ShownToast } from './toast-queue';
import { reserveToastSpace } from './toast-space';
import { usePausableTimeout } from './use-pausable-timeout';

const SEVERITY = { success: 'success', info: 'info', destructive: 'error' } as const;

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
        <div className={css.actions}>
          {action && (
            <Button color="inherit" size="small" onClick={() => toasts.runAction()}>
              {action.text}
            </Button>
          )}
          <IconButton aria-label="Fechar aviso" onClick={() => toasts.dismiss(id)}>
            <Close />
          </IconButton>
        </div>
      }
      className={classes(css.toast, css[SEVERITY[tone]])}
    >
      {description ? <AlertTitle>{title}</AlertTitle> : title}
      {description}
    </Alert>
  );
}
