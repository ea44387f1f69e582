import { useRef, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { DayField, type DayProblem } from '../dates/day-field';
import type { Day } from '../dates/days';

interface DayInputProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  min?: Day | undefined;
  max?: Day | undefined;
  hint?: string;
  /** The error of an incomplete day, or of one outside `min` and `max`. It is shown at once. */
  problemText: (problem: DayProblem) => string;
}

/** A day of a form, empty or `YYYY-MM-DD`. */
export function DayInput<T extends FieldValues>({ control, name, problemText, ...look }: DayInputProps<T>) {
  const [problem, setProblem] = useState<DayProblem | null>(null);
  const latest = useRef(problem);
  const validate = () => (latest.current ? problemText(latest.current) : true);
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  return (
    <DayField
      {...look}
      id={name}
      value={field.value}
      onChange={field.onChange}
      focusRef={field.ref}
      onProblem={(next) => {
        latest.current = next;
        setProblem(next);
      }}
      // Errors of the server have no problem; a mended problem ends its error.
      error={problem ? problemText(problem) : serverError(fieldState.error)}
      // An error that appears when the field is left must not move the button that is being clicked.
      reservesErrorLine
    />
  );
}

const serverError = (error: { type: string; message?: string } | undefined): string | undefined =>
  error?.type === 'server' ? error.message : undefined;
