import { useState } from 'react';
import type { Month } from '../../../shared/days';

/**
 * The month on the screen. The address follows a moment later: whoever presses two keys in a row must not be thrown
 * back by the address of the first.
 */
export function useShownMonth(month: Month, onMonth: (month: Month) => void) {
  const [shown, setShown] = useState(month);
  const [asked, setAsked] = useState<Month | null>(null);
  const [known, setKnown] = useState(month);
  if (known !== month) {
    setKnown(month);
    if (asked === null) setShown(month);
    else if (asked === month) setAsked(null);
  }
  const show = (next: Month) => {
    if (next === shown) return;
    setShown(next);
    setAsked(next === month ? null : next);
    onMonth(next);
  };
  return [shown, show] as const;
}
