import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { unsavedChanges, type UnsavedForm } from './unsaved-changes';

interface UnsavedChangesGuard {
  /** For what closes the form itself (Cancel, Esc, a click outside): runs `leave` at once, or after the user agreed. */
  confirmLeave: (leave: () => void) => void;
  /** Call after saving, before the page is left or the dialog closed: nothing can be lost any more. */
  release: () => void;
}

/**
 * Guards a form that is `isDirty`. A link, Back, a reload, closing the tab and `confirmLeave` prompt the user first.
 * @param isBusy the form is being sent; it can be neither left nor given up
 * @param onDiscard called when the user gives the changes up; clears a stored draft
 */
export function useUnsavedChanges(
  isDirty: boolean,
  isBusy: boolean,
  onDiscard?: () => void,
): UnsavedChangesGuard {
  const latest = useRef({ isBusy, onDiscard });
  useLayoutEffect(() => {
    latest.current = { isBusy, onDiscard };
  });
  const [form] = useState<UnsavedForm>(() => ({
    discard: () => latest.current.onDiscard?.(),
    isBusy: () => latest.current.isBusy,
  }));
  useEffect(() => {
    if (!isDirty) return;
    unsavedChanges.add(form);
    return () => unsavedChanges.remove(form);
  }, [isDirty, form]);
  return useMemo(
    () => ({
      confirmLeave: (leave) => unsavedChanges.confirmLeave(leave, [form]),
      release: () => unsavedChanges.remove(form),
    }),
    [form],
  );
}
