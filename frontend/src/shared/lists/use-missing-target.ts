import { useEffect, useRef } from 'react';
import { toast } from '../toasts/toast';

/**
 * Says once that what the address names does not exist any more, and removes it from the address.
 * @param title undefined: it exists, or is not known yet
 */
export function useMissingTarget(title: string | undefined, forget: () => void): void {
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    if (!title) return;
    toast.info(title);
    latest.current();
  }, [title]);
}
