import { useEffect } from 'react';
import { refetchAll } from '../api/refetch';

/** Fetches everything on the screen again when the connection is back: meanwhile it may have changed, or not come. */
export function useRefetchOnline(): void {
  useEffect(() => {
    const refetch = () => void refetchAll();
    addEventListener('online', refetch);
    return () => removeEventListener('online', refetch);
  }, []);
}
