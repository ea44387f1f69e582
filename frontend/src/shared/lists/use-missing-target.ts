import { useEffect, useEffectEvent } from 'react';
import { toast } from '../toasts/toast';

/**
 * Says once that what the address names does not exist any more, and removes it from the address.
 * @param title undefined: it exists, or is not known yet
 */
export function useMissingTarget(title: string | undefined, forget: () => void): void {
  const onMissing = useEffectEvent(forget);
  useEffect(() => {
    if (!title) return;
    toast.info(title);
    onMissing();
  }, [title]);
}
