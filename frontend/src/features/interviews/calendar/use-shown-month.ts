import { useState } from 'react';
import type { Month } from '../../../shared/dates/days';

/**
 * The month on the screen. The address changes asynchronously: when the user presses two keys in a row, the address of
 * the first must not override the month of the second.
 * @param month the month in the address
 */
export function useShownMonth(month: Month, onMonth: (month: Month) => void) {
  const [shown, setShown] = useState(month);
  const [requested, setRequested] = useState<Month | null>(null);
  const [lastMonth, setLastMonth] = useState(month);
  if (lastMonth !== month) {
    setLastMonth(month);
    if (requested === null) setShown(month);
    else if (requested === month) setRequested(null);
  }
  const show = (next: Month) => {
    if (next === shown) return;
    setShown(next);
    setRequested(next === month ? null : next);
    onMonth(next);
  };
  return [shown, show] as const;
}
