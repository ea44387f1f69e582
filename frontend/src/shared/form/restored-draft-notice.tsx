import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface RestoredDraftNoticeProps {
  discard?: string;
  onDiscard: () => void;
  children: ReactNode;
}

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
