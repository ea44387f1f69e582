import { useState } from 'react';
import { reportFailure } from '../toasts/report-failure';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

interface ActDialogProps extends Omit<ConfirmDialogProps, 'busy' | 'onConfirm'> {
  /** Title of the toast about a failure. */
  failed: string;
  act: () => Promise<unknown>;
}

/** Asks the user to confirm an act, runs it, and closes, also after a failure. */
export function ActDialog({ failed, act, ...dialog }: ActDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await reportFailure(failed, act);
    dialog.onClose();
  };
  return <ConfirmDialog {...dialog} busy={busy} onConfirm={() => void confirm()} />;
}
