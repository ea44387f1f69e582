import { useRef } from 'react';

/** Returns a handler that runs `action` once: a double click must not submit a closing dialog twice. */
export function useOneShot<A extends unknown[]>(action: (...args: A) => void): (...args: A) => void {
  const done = useRef(false);
  return (...args) => {
    if (done.current) return;
    done.current = true;
    action(...args);
  };
}
