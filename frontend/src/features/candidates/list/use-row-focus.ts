import { useEffect, useRef } from 'react';

const links = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-candidate]') ?? []),
];
const rowOf = (element: Element | null) => element?.closest('tr, li') ?? null;

/** Moves the focus from row to row. When the focused row leaves the list, the row now in its place takes the focus. */
export function useRowFocus(rows: readonly { id: number }[] | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const lastIndex = useRef(-1);
  const focusedIndex = () => {
    const row = rowOf(document.activeElement);
    return row ? links(list.current).findIndex((link) => rowOf(link) === row) : -1;
  };

  useEffect(() => {
    const remember = () => {
      const index = focusedIndex();
      if (index >= 0 || document.activeElement !== document.body) lastIndex.current = index;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const all = links(list.current);
    if (lastIndex.current < 0 || document.activeElement !== document.body || all.length === 0) return;
    all[Math.min(lastIndex.current, all.length - 1)]?.focus();
  }, [rows]);

  return {
    list,
    move: (step: 1 | -1) => {
      const all = links(list.current);
      const index = focusedIndex();
      const next =
        index < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(Math.max(index + step, 0), all.length - 1);
      all[next]?.focus();
    },
    /** Id of the candidate whose row has the focus; undefined if no row has it. */
    focused: () => Number(links(list.current)[focusedIndex()]?.dataset.candidate) || undefined,
  };
}
