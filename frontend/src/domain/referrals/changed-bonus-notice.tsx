import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import { useBonusChange, type ShownState } from './use-bonus-change';

interface ChangedBonusNoticeProps {
  id: number;
  shown: ShownState;
  /** The user's own act is being saved. */
  busy: boolean;
}

/** In a dialog: another user has changed what it is about, before it was opened or, by a live event, while it is open. */
export function ChangedBonusNotice({ id, shown, busy }: ChangedBonusNoticeProps) {
  const text = useBonusChange({ id, shown, busy });
  return text ? <DialogNotice>{text}</DialogNotice> : null;
}

/** The first part of a dialog's content. It scrolls the content to its start: a phone may show only the end of it. */
export function DialogNotice({ children }: { children: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (alert.current?.parentElement) alert.current.parentElement.scrollTop = 0;
  }, [children]);
  return (
    <Alert ref={alert} severity="warning">
      {children}
    </Alert>
  );
}
