import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * The record on which the user bases a decision: the newest one until the form is edited, then the one shown at that
 * moment. Its values are sent as `from`, so that the server refuses the change if another user changed the record meanwhile.
 * An unedited form follows the newest record. @param valuesOf constant
 */
export function useDisplayedRecord<R, T extends FieldValues>(
  newest: R,
  { formState: { isDirty }, reset }: UseFormReturn<T>,
  valuesOf: (record: R) => DefaultValues<T>,
): R {
  const [displayed, setDisplayed] = useState(newest);
  const follows = !isDirty && displayed !== newest;
  if (follows) setDisplayed(newest);
  useEffect(() => reset(valuesOf(displayed)), [displayed, reset, valuesOf]);
  return follows ? newest : displayed;
}
