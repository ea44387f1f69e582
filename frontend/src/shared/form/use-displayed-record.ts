import { useState } from 'react';

/**
 * The record on which the user bases a decision: the newest one until the form is touched, then the one shown at that
 * moment. Its values are sent as `from`, so that the server refuses the change if another user changed the record meanwhile.
 */
export function useDisplayedRecord<T>(newest: T, isTouched: boolean): T {
  const [displayed, setDisplayed] = useState(newest);
  if (isTouched || displayed === newest) return displayed;
  setDisplayed(newest);
  return newest;
}
