import { useState } from 'react';
import { useChangeId } from '../../shared/api/use-change-id';
import type { StatusChangeResult } from './change-status';

type Send = (changeIdOf: (contents: unknown) => string) => Promise<StatusChangeResult>;

interface DecisionEnd {
  onClose: () => void;
  /** After the change was stored. */
  onDecided?: (() => void) | undefined;
}

/**
 * Sends the decision of a dialog, which stays open until its outcome is known: one that failed keeps what was chosen, and sending it
 * again is the same change.
 */
export function useDecisionSending({ onClose, onDecided }: DecisionEnd) {
  const changeIdOf = useChangeId();
  const [busy, setBusy] = useState(false);
  const run = async (change: Send) => {
    setBusy(true);
    const result = await change(changeIdOf);
    setBusy(false);
    if (result === 'failed') return;
    onClose();
    if (result === 'changed') onDecided?.();
  };
  return { busy, send: (change: Send) => void run(change) };
}
