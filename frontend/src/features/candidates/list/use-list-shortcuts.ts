import type { RefObject } from 'react';
import { toasts } from '../../../shared/toasts/toast';
import type { CandidateRow } from '../candidates-queries';
import { statusActions, useShortcuts } from '../shortcuts/shortcuts';
import type { RowActs } from './list-props';
import { useRowFocus } from './use-row-focus';
import type { Selection } from '../bulk/use-selection';

interface List extends RowActs {
  rows: readonly CandidateRow[] | undefined;
  selection: Selection;
  enabled: boolean;
  onHelp: () => void;
  onBulk: () => void;
}

/** Keyboard shortcuts of the list. @returns ref of the element that contains the rows */
export function useListShortcuts(list: List): RefObject<HTMLDivElement | null> {
  const { rows, selection, enabled, onOpen, onHelp, onBulk, onStatus } = list;
  const focus = useRowFocus(rows);
  const onFocused = (action: (id: number) => void) => () => {
    const id = focus.focused();
    if (id) action(id);
  };
  useShortcuts(
    {
      '/': () => document.querySelector<HTMLInputElement>('[role=search] input[type=search]')?.focus(),
      j: () => focus.move(1),
      k: () => focus.move(-1),
      o: onFocused(onOpen),
      x: onFocused(selection.toggle),
      b: onBulk,
      c: onFocused((id) => onOpen(id, 'curriculo')),
      z: () => toasts.runAction(),
      '?': onHelp,
      ...statusActions((status) =>
        onFocused((id) => {
          const person = rows?.find((row) => row.id === id);
          if (person) onStatus?.(person, status);
        })(),
      ),
    },
    null,
    enabled,
  );
  return focus.list;
}
