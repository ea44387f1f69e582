import { useEffect } from 'react';
import { refetchAll } from '../../shared/api/refetch';

/** Refetches everything on the screen when the connection is back. */
export function useRefetchOnline(): void {
  useEffect(() => {
    const refetch = () => void refetchAll();
    addEventListener('online', refetch);
    return () => removeEventListener('online', refetch);
  }, []);
}
