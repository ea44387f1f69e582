import { useRef } from 'react';

/** Runs `act` at the first press only: a second one reaches a dialog that is about to close. */
export function useOneShot(act: () => void): () => void {
  const done = useRef(false);
  return () => {
    if (done.current) return;
    done.current = true;
    act();
  };
}
