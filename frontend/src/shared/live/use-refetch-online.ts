import { useEffect } from 'react';
import { askAll } from '../api/ask-again';

/** Fetches everything on the screen again when the connection is back: meanwhile it may have changed, or not come. */
export function useRefetchOnline(): void {
  useEffect(() => {
    const refetch = () => void askAll();
    addEventListener('online', refetch);
    return () => removeEventListener('online', refetch);
  }, []);
}
