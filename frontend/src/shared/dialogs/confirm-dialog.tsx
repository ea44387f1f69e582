import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Shown below the text, for instance a checkbox. */
  extra?: ReactNode;
  confirm: string;
  cancel?: string | undefined;
  /** Label of the confirm button while `busy`. */
  confirming?: string;
  busy?: boolean;
  /** What the user confirms is not shown yet. */
  disabled?: boolean;
  color?: ButtonProps['color'];
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    extra,
    confirm,
    cancel = 'Cancelar',
    confirming = confirm,
    busy = false,
    disabled = false,
    color = 'error',
    onConfirm,
    onClose,
  } = props;
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={busy ? undefined : onClose}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
    >
      <DialogTitle id={`${id}-titulo`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-texto`} component="div">
          {children}
        </DialogContentText>
        {extra && <Box sx={{ mt: 2 }}>{extra}</Box>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="contained" color={color} disabled={busy || disabled} onClick={onConfirm}>
          {busy ? confirming : confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
