import { useSyncExternalStore } from 'react';

const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
] as const;
/** Without an interaction the hook returns true after this time, so that readers get the deferred parts too. */
const MAX_WAIT_MS = 5_000;

let hasInteracted = false;
const listeners = new Set<() => void>();

function onInteraction(): void {
  hasInteracted = true;
  for (const type of INTERACTION_EVENTS) removeEventListener(type, onInteraction, true);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (!hasInteracted && listeners.size === 0) {
    for (const type of INTERACTION_EVENTS)
      addEventListener(type, onInteraction, { capture: true, passive: true });
    setTimeout(onInteraction, MAX_WAIT_MS);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the visitor has interacted with the page. Parts that are needed only then (captcha, a form below the list) are
 * loaded then and do not delay the first view.
 */
export const useFirstInteraction = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  );
