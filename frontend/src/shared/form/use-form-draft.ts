import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../session/use-session';
import { draftStore } from './draft';

interface FormDraft {
  /** The form was opened with what had been typed before: say so, and offer to start anew. */
  restored: boolean;
  /** The draft is done with: saved, or given up. */
  clear: () => void;
}

/**
 * Keeps what is typed into a form of the staff over a reload and an ended session, for this user and this tab. What is
 * restored counts as typed: `formState.isDirty` is true. @param name one per form and entity, for instance `vaga-101`
 */
export function useFormDraft<T extends FieldValues>(form: UseFormReturn<T>, name: string): FormDraft {
  const userId = useSession().user?.id;
  const [store] = useState(() => draftStore<T>(`rascunho-${userId}-${name}`));
  const [restored, setRestored] = useState(() => store.load() !== null);
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    const draft = store.load();
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? store.save(values) : store.clear()),
    });
  }, [store, reset, subscribe, getValues]);
  const clear = useCallback(() => {
    store.clear();
    setRestored(false);
  }, [store]);
  return { restored, clear };
}
