import { useEffect, useRef, type RefObject } from 'react';

export interface RowFocus {
  list: RefObject<HTMLDivElement | null>;
  move: (step: 1 | -1) => void;
  /** Id of the candidate whose row has the focus. */
  focused: () => number | undefined;
}

const buttons = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-candidate]') ?? []),
];
const rowOf = (element: Element | null) => element?.closest('tr, li') ?? null;

/** Moves the focus from row to row, and keeps its place when the row under it leaves the list. */
export function useRowFocus(rows: readonly { id: number }[] | undefined): RowFocus {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  const current = () => {
    const row = rowOf(document.activeElement);
    return row ? buttons(list.current).findIndex((button) => rowOf(button) === row) : -1;
  };

  useEffect(() => {
    const note = () => {
      const at = current();
      if (at >= 0 || document.activeElement !== document.body) place.current = at;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const all = buttons(list.current);
    if (place.current < 0 || document.activeElement !== document.body || all.length === 0) return;
    all[Math.min(place.current, all.length - 1)]?.focus();
  }, [rows]);

  return {
    list,
    move: (step) => {
      const all = buttons(list.current);
      const at = current();
      const next =
        at < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(Math.max(at + step, 0), all.length - 1);
      all[next]?.focus();
    },
    focused: () => Number(buttons(list.current)[current()]?.dataset.candidate) || undefined,
  };
}
