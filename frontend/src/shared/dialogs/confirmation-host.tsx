import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';
import { confirmations } from './confirmations';

/** Renders the current confirmation; mounted once in the staff area. Another page answers it with no. */
export function ConfirmationHost() {
  const confirmation = useSyncExternalStore(confirmations.subscribe, confirmations.current);
  const { pathname } = useLocation();
  useLayoutEffect(() => confirmations.cancelAll, [pathname]);
  if (!confirmation) return null;
  const { text, resolve, ...dialog } = confirmation;
  return (
    <ConfirmDialog color="primary" {...dialog} onConfirm={() => resolve(true)} onClose={() => resolve(false)}>
      {text}
    </ConfirmDialog>
  );
}
