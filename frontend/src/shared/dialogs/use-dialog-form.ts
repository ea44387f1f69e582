import type { FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOf, type Failure } from '../api/failure';

interface DialogForm<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** Deleted after the form was sent, and when the user gives the changes up. */
  draft?: { clear: () => void };
  /** Sends the valid values, and reports the success. */
  send: (values: T) => Promise<unknown>;
  /** Reports a failure of `send`. The dialog stays open. */
  onFailure: (failure: Failure, values: T) => void | Promise<void>;
  onClose: () => void;
}

/** What a `FormDialog` needs of a form that is sent, and closed after its success. */
export function useDialogForm<T extends FieldValues>({
  form,
  draft,
  send,
  onFailure,
  onClose,
}: DialogForm<T>) {
  const { isSubmitting, isDirty } = form.formState;
  const submit = async (values: T) => {
    try {
      await send(values);
    } catch (error) {
      return onFailure(failureOf(error), values);
    }
    draft?.clear();
    onClose();
  };
  return {
    busy: isSubmitting,
    isDirty,
    onDiscard: draft?.clear,
    onSubmit: (event: FormEvent) => void form.handleSubmit(submit)(event),
    onClose,
  };
}
