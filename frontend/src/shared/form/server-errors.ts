import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '../api/rest';

/** Shows what the server refused beside the fields, and moves the focus to the first. False: no field of the form. */
export function setServerErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError' | 'getValues'>,
  fields: readonly FieldError[],
): boolean {
  const known = fields.filter(({ field }) => field in form.getValues());
  known.forEach(({ field, message }, index) =>
    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
