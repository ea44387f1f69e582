import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../session/use-session';
import { STAFF_DRAFT, draftStore } from './draft';

interface FormDraft {
  /** Whether the form was opened with a stored draft. The screen says so and offers to discard it. */
  restored: boolean;
  /** Deletes the draft, after it was saved or discarded. */
  clear: () => void;
}

/**
 * Keeps the values of a staff form over a reload and an ended session, for this user and this tab. After a restored draft
 * `formState.isDirty` is true. Call it after `useDisplayedRecord`, which sets the stored values first.
 * @param name one per form and entity, for instance `vaga-101`
 * @param edited the fields of an edit: each is kept if it differs from its stored value, since another user may change the others
 *   meanwhile. Absent: the whole form is kept
 */
export function useFormDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  edited?: ReadonlyArray<keyof T & string>,
): FormDraft {
  const userId = useSession().user?.id;
  const [store] = useState(() => draftStore<Partial<T>>(`${STAFF_DRAFT}-${userId}-${name}`));
  const [restored, setRestored] = useState(() => store.load() !== null);
  const kept = useRef(edited);
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    const draft = store.load();
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty, dirtyFields = {} }) => {
        if (isDirty) store.save(kept.current ? pick(values, kept.current, dirtyFields) : values);
        else store.clear();
      },
    });
  }, [store, reset, subscribe, getValues]);
  const clear = useCallback(() => {
    store.clear();
    setRestored(false);
  }, [store]);
  return { restored, clear };
}

const pick = <T extends FieldValues>(
  values: T,
  names: ReadonlyArray<keyof T & string>,
  dirtyFields: Partial<Record<string, unknown>>,
): Partial<T> =>
  Object.fromEntries(
    names.filter((name) => dirtyFields[name]).map((name) => [name, values[name]]),
  ) as Partial<T>;
