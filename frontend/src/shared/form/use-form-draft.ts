import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../session/use-session';
import { draftStore } from './draft';

interface FormDraft {
  /** Whether the form was opened with a stored draft. The screen says so and offers to discard it. */
  restored: boolean;
  /** Deletes the draft, after it was saved or discarded. */
  clear: () => void;
}

/**
 * Keeps the values of a staff form over a reload and an ended session, for this user and this tab. After a restored draft
 * `formState.isDirty` is true. @param name one per form and entity, for instance `vaga-101`
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
