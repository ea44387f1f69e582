import { useSyncExternalStore } from 'react';

/** What a person does first, with whichever hand, key or assistive technology. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'] as const;
/** Milliseconds after which somebody who only reads counts as attentive too. */
const PATIENCE = 5_000;

let given = false;
const listeners = new Set<() => void>();

function give(): void {
  given = true;
  for (const sign of SIGNS) removeEventListener(sign, give, true);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (!given && listeners.size === 0) {
    for (const sign of SIGNS) addEventListener(sign, give, { capture: true, passive: true });
    setTimeout(give, PATIENCE);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether somebody has begun to use the page. What a page needs only then (a verification, a form below the list)
 * is loaded then, and does not delay what is read first.
 */
export const useFirstInteraction = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => given,
    () => false,
  );
