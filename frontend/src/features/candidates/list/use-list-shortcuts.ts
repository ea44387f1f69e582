import type { RefObject } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { changeStatus } from '../../../shared/candidates/change-status';
import { usePermission } from '../../../shared/session/use-permission';
import { toasts } from '../../../shared/toasts/toast';
import type { CandidateRow } from '../candidates-queries';
import { statusActions, useShortcuts } from '../shortcuts/shortcuts';
import { useRowFocus } from './use-row-focus';
import type { Selection } from '../bulk/use-selection';

interface List {
  rows: readonly CandidateRow[] | undefined;
  selection: Selection;
  enabled: boolean;
  onOpen: (id: number, section?: string) => void;
  onHelp: () => void;
  onBulk: () => void;
  /** A rejection asks for its reason first. */
  onReject: (candidate: CandidateRow) => void;
}

/** Keyboard shortcuts of the list. @returns ref of the element that contains the rows */
export function useListShortcuts(list: List): RefObject<HTMLDivElement | null> {
  const { rows, selection, enabled, onOpen, onHelp, onBulk, onReject } = list;
  const client = useApolloClient();
  const mayDecide = usePermission('candidates.decide');
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
          if (!person || !mayDecide) return;
          if (status === 'rejected') {
            // Again for a candidate who was rejected without an e-mail.
            if (person.status !== status || person.waitingSince) onReject(person);
          } else void changeStatus(client, person, status);
        })(),
      ),
    },
    null,
    enabled,
  );
  return focus.list;
}
