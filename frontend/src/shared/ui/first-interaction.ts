/**
 * What a visitor does first at a page. Scrolling is left out: browsers restore the position without the visitor, who
 * scrolls by one of these.
 */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'change',
  'click',
  'dragenter',
] as const;

declare global {
  /** Set by `public/early-clicks.js` before the scripts of the build have loaded. */
  var hadEarlyInteraction: boolean | undefined;
}

let interacted = globalThis.hadEarlyInteraction === true;
const listeners = new Set<() => void>();

function onInteraction(event: Event): void {
  // A page that opens under a resting mouse gets an event without movement.
  const { type, movementX, movementY } = event as PointerEvent;
  if (type === 'pointermove' && !movementX && !movementY) return;
  interacted = true;
  for (const type of INTERACTION_EVENTS) removeEventListener(type, onInteraction, true);
  for (const listener of [...listeners]) listener();
}

export const firstInteraction = {
  hasHappened: (): boolean => interacted,
  /** Calls the listener at the first interaction with the document. @returns a function that removes it */
  subscribe: (listener: () => void): (() => void) => {
    if (!interacted && listeners.size === 0)
      for (const type of INTERACTION_EVENTS)
        addEventListener(type, onInteraction, { capture: true, passive: true });
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
