import { useEffect, useRef } from 'react';

/** Moves the focus to the row of the candidate who was open last, when the list is shown again. */
export function useReturnToRow(opened: number | undefined): void {
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (opened === undefined && last.current !== undefined)
      document.querySelector<HTMLElement>(`[data-candidate="${last.current}"]`)?.focus();
    last.current = opened;
  }, [opened]);
}
