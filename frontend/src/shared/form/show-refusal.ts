import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '../api/failure';
import { toast } from '../toasts/toast';
import { setServerErrors } from './server-errors';

/** Shows why a form was not saved: at the fields, and as a toast with the first error. */
export function showRefusal<T extends FieldValues>(
  form: UseFormReturn<T>,
  title: string,
  { fields, message }: Failure,
): void {
  setServerErrors(form, fields);
  toast.destructive(title, fields[0]?.message ?? message);
}
