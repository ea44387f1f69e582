import { useState } from 'react';

/**
 * The record that the user decides about: the newest as long as nothing was typed or chosen, from then on the one that
 * was shown at that moment. A call with its values as `from` is refused where somebody else changed it meanwhile.
 */
export function useDisplayedRecord<T>(newest: T, touched: boolean): T {
  const [seen, setSeen] = useState(newest);
  if (touched || seen === newest) return seen;
  setSeen(newest);
  return newest;
}
