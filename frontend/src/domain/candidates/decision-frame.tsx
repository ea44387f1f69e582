import { useEffect, useId, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useNarrow } from '../../shared/ui/use-narrow';

interface DecisionFrameProps {
  title: string;
  submit: string;
  color: ButtonProps['color'];
  /** What the decision sends is not shown yet, or it cannot be made. */
  disabled: boolean;
  /** The outcome of the decision is open: it can be neither left nor made again. */
  busy: boolean;
  /** Takes the room it gets instead of a dialog. */
  inPlace?: boolean | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Windows up to this width show a sheet from below. */
const SHEET_MAX_PX = 700;

const SHEET = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    m: 0,
    width: '100%',
    maxWidth: '100% !important',
    maxHeight: 'calc(100% - 24px) !important',
    borderRadius: '16px 16px 0 0',
  },
} as const;

/**
 * Asks for what belongs to a decision: in place, in a dialog, or on a phone in a sheet from below. The button that makes
 * the decision takes the focus once what it sends is shown, so that Enter makes it.
 */
export function DecisionFrame(props: DecisionFrameProps) {
  const { inPlace = false, busy, onClose } = props;
  const id = useId();
  const narrow = useNarrow(SHEET_MAX_PX);
  if (inPlace) return <DecisionForm {...props} id={id} />;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
      sx={narrow ? SHEET : undefined}
    >
      <DecisionForm {...props} id={id} />
    </Dialog>
  );
}

function DecisionForm(props: DecisionFrameProps & { id: string }) {
  const { id, title, submit, color, disabled, busy, onSubmit, onClose, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!disabled && document.activeElement === heading.current) button.current?.focus();
  }, [disabled]);
  useEffect(() => {
    if (!busy) return;
    const submitButton = button.current;
    // In place, Escape belongs to the dialog around it.
    const ignoreEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    document.addEventListener('keydown', ignoreEscape, true);
    return () => {
      document.removeEventListener('keydown', ignoreEscape, true);
      // The button lost the focus when it was disabled.
      submitButton?.focus();
    };
  }, [busy]);
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <Typography ref={heading} id={id} variant="h2" tabIndex={-1} sx={{ px: 2, pt: 2, pb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          display: 'grid',
          alignContent: 'start',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          px: 2,
          // Space for the floating label of the first field.
          py: 1,
        }}
      >
        {children}
      </Box>
      <Box
        sx={{
          flexShrink: 0,
          minHeight: 56,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1,
          px: 2,
          py: 0.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button color="inherit" disabled={busy} onClick={onClose}>
          Cancelar
        </Button>
        <Button ref={button} type="submit" variant="contained" color={color} disabled={disabled || busy}>
          {busy ? 'Enviando...' : submit}
        </Button>
      </Box>
    </Box>
  );
}
