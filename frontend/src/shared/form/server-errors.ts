import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '../api/rest';

/** Shows errors of the server at their fields and focuses the first. @returns whether any belongs to a field of the form */
export function setServerErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError' | 'getValues'>,
  fields: readonly FieldError[],
): boolean {
  const own = fields.filter(({ field }) => field in form.getValues());
  own.forEach(({ field, message }, index) =>
    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return own.length > 0;
}
