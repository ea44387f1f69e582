import { useEffect, useRef, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';

interface ConflictAlertProps {
  action?: ReactNode;
  children: ReactNode;
}

/**
 * What another user has saved since an edit was begun, above the form. It takes the focus, and so scrolls into view: the user has
 * pressed the button below, which replaces it the next time.
 */
export function ConflictAlert({ action, children }: ConflictAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} severity="warning" tabIndex={-1} action={action} sx={{ outline: 'none' }}>
      {children}
    </Alert>
  );
}
