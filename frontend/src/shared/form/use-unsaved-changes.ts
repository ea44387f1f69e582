import { useEffect, useMemo, useRef, useState } from 'react';
import { unsavedChanges, type UnsavedForm } from './unsaved-changes';

interface UnsavedChangesGuard {
  /** For what closes the form itself (Cancel, Esc, a click outside): runs it at once, or after the user agreed. */
  ask: (leave: () => void) => void;
  /** After saving, before the page is left or the dialog is closed: there is nothing to lose any more. */
  release: () => void;
}

/**
 * Asks before a form that is `isDirty` is left by a link, by Back, by a reload or by closing the tab, and, through `ask`,
 * before its dialog is closed. @param onDiscard the user gave the changes up; clears a stored draft
 */
export function useUnsavedChanges(isDirty: boolean, onDiscard?: () => void): UnsavedChangesGuard {
  const latest = useRef(onDiscard);
  useEffect(() => {
    latest.current = onDiscard;
  });
  const [form] = useState<UnsavedForm>(() => ({ discard: () => latest.current?.() }));
  useEffect(() => {
    if (!isDirty) return;
    unsavedChanges.add(form);
    return () => unsavedChanges.remove(form);
  }, [isDirty, form]);
  return useMemo(
    () => ({
      ask: (leave) => unsavedChanges.leave(leave, [form]),
      release: () => unsavedChanges.remove(form),
    }),
    [form],
  );
}
