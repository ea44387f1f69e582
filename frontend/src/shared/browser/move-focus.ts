import type { KeyboardEvent } from 'react';

/** Moves the focus between elements by keys: arrows go round, Home and End go to the first and the last one. */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  [back, on]: readonly [back: string, on: string],
): void {
  const focused = elements.indexOf(document.activeElement as HTMLElement);
  const next = { [on]: focused + 1, [back]: focused - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  elements.at(next % elements.length)?.focus();
}
