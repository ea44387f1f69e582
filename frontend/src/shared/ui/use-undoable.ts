import { useEffect, useState } from 'react';
import type { UndoOffer } from '@araucaria/contracts/domain';

/** The undo that the server offers, until its time has passed. */
export function useUndoable<T extends UndoOffer>(undo: T | null | undefined): T | null {
  const [endedAt, setEndedAt] = useState<string>();
  const until = undo?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => setEndedAt(until), Math.max(Date.parse(until) - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [until]);
  return until === endedAt ? null : (undo ?? null);
}
