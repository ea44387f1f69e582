import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../session/use-session';
import { randomId } from '../browser/random-id';
import { STAFF_DRAFT, draftStore } from './draft';

interface FormDraft<T, V> {
  /** Whether the form was opened with a stored draft. The screen says so and offers to discard it. */
  restored: boolean;
  /** The version that the restored draft was begun from; undefined without one. */
  from: V | undefined;
  /** The stored values over which the fields of the restored draft were typed. Another user may have changed them since. */
  replaces: Partial<T>;
  /** Of what the form creates: the same until it is stored, also after a reload. */
  formKey: string;
  /** Deletes the draft, after it was saved or discarded. */
  clear: () => void;
}

interface Draft<T, V> {
  values: Partial<T>;
  from?: V;
  replaces: Partial<T>;
  formKey?: string;
}

/**
 * Keeps the values of a staff form over a reload and an ended session, for this user and this tab. After a restored draft
 * `formState.isDirty` is true. Call it after `useDisplayedRecord`, which sets the stored values first.
 * @param name one per form and entity, for instance `vaga-101`
 * @param edited the fields of an edit: each is kept if it differs from its stored value, since another user may change the others
 *   meanwhile. Absent: the whole form is kept
 * @param version of the record that is edited: a draft keeps the one from which it was begun
 */
export function useFormDraft<T extends FieldValues, V = string>(
  form: UseFormReturn<T>,
  name: string,
  edited?: ReadonlyArray<keyof T & string>,
  version?: V,
): FormDraft<T, V> {
  const userId = useSession().user?.id;
  const [store] = useState(() => draftStore<Draft<T, V>>(`${STAFF_DRAFT}-${userId}-${name}`));
  const [draft, setDraft] = useState(() => store.load());
  const [formKey, setFormKey] = useState(() => draft?.formKey ?? randomId());
  const { reset, subscribe, getValues } = form;
  const save = useEffectEvent((values: T, dirty: Partial<Record<string, unknown>>, stored: Partial<T>) => {
    const kept = edited?.filter((field) => dirty[field]);
    const from = draft?.from ?? version;
    store.save({
      values: kept ? pick(values, kept) : values,
      replaces: { ...pick(stored as T, kept ?? []), ...draft?.replaces },
      ...(from !== undefined && { from }),
      formKey,
    });
  });
  useEffect(() => {
    const restored = store.load();
    if (restored) reset({ ...getValues(), ...restored.values }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty, dirtyFields = {}, defaultValues = {} }) =>
        isDirty ? save(values, dirtyFields, defaultValues as Partial<T>) : store.clear(),
    });
  }, [store, reset, subscribe, getValues]);
  const clear = useCallback(() => {
    store.clear();
    setDraft(null);
    setFormKey(randomId());
  }, [store]);
  return { restored: draft !== null, from: draft?.from, replaces: draft?.replaces ?? {}, formKey, clear };
}

const pick = <T extends FieldValues>(values: T, names: ReadonlyArray<keyof T & string>): Partial<T> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<T>;
