import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface RestoredDraftNoticeProps {
  /** Label of the button that discards the draft. */
  discard?: string;
  onDiscard: () => void;
  children: ReactNode;
}

/** Says that a form was filled from a draft, and offers to discard it. */
export const RestoredDraftNotice = ({
  discard = 'Descartar rascunho',
  onDiscard,
  children,
}: RestoredDraftNoticeProps) => (
  <Alert
    severity="info"
    action={
      <Button color="inherit" onClick={onDiscard}>
        {discard}
      </Button>
    }
  >
    {children}
  </Alert>
);
