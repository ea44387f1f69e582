import { useId, type FormEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useUnsavedChanges } from '../form/use-unsaved-changes';

interface FormDialogProps {
  title: string;
  /** Label of the submit button, and its label while `busy`. */
  submit: string;
  submitting?: string;
  cancel?: string;
  busy?: boolean;
  disabled?: boolean;
  color?: ButtonProps['color'];
  /** The dialog opens with the focus on its submit button, because the values are ready to be sent. */
  startsAtSubmit?: boolean;
  /** The form has unsaved changes: closing asks for confirmation. False for choices that are made again in a moment. */
  isDirty: boolean;
  /** Called when the user gives the changes up; clears a stored draft. */
  onDiscard?: (() => void) | undefined;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** What the button beside the submit button decides. Default: it closes the dialog, as Esc does. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form in a dialog, which cannot be closed while `busy`. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    submit,
    submitting = submit,
    cancel = 'Cancelar',
    busy = false,
    disabled,
    color,
    startsAtSubmit = false,
    isDirty,
    onDiscard,
    onSubmit,
    onClose,
    onCancel,
    children,
  } = props;
  const id = useId();
  const unsaved = useUnsavedChanges(isDirty, busy, onDiscard);
  const close = () => unsaved.confirmLeave(onClose);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : close} aria-labelledby={id}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        {/* Space for the floating label of the first field. */}
        <DialogContent
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', '&&': { pt: 1 } }}
        >
          {children}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button color="inherit" disabled={busy} onClick={onCancel ?? close}>
            {cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={color}
            disabled={busy || disabled}
            autoFocus={startsAtSubmit}
          >
            {busy ? submitting : submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
