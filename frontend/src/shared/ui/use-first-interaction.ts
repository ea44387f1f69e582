import { useEffect, useState, useSyncExternalStore } from 'react';
import { firstInteraction } from './early-input';

/** Without an interaction the hook returns true after this time, so that readers get the deferred parts too. */
const MAX_WAIT_MS = 5_000;

/**
 * Whether the visitor has interacted with the page. Parts that are needed only then (captcha, a form below the list) are
 * loaded then and do not delay the first view.
 */
export function useFirstInteraction(): boolean {
  const hasInteracted = useSyncExternalStore(
    firstInteraction.subscribe,
    firstInteraction.hasHappened,
    () => false,
  );
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    const timeout = setTimeout(() => setWaited(true), MAX_WAIT_MS);
    return () => clearTimeout(timeout);
  }, []);
  return hasInteracted || hasWaited;
}
