import { useRef } from 'react';

/** Returns a handler that runs `action` once: a double click must not submit a closing dialog twice. */
export function useOneShot(action: () => void): () => void {
  const done = useRef(false);
  return () => {
    if (done.current) return;
    done.current = true;
    action();
  };
}
