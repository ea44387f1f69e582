import { useCallback, useEffect, useState } from 'react';
import type { SecondFactorsView } from '../../generated/rest';
import { rest } from '../../shared/api/rest';
import { sessionStore } from '../../shared/session/session-store';

export type SecondFactorsState = ReturnType<typeof useSecondFactors>;

export function useSecondFactors() {
  const [data, setData] = useState<SecondFactorsView>();
  const [error, setError] = useState<unknown>();
  const [loading, setLoading] = useState(true);
  const [fetches, setFetches] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (loaded: SecondFactorsView | undefined, failure: unknown) => {
      if (!current) return;
      if (loaded) setData(loaded);
      setError(failure);
      setLoading(false);
    };
    rest('GET', '/api/auth/second-factors').then(
      (loaded) => show(loaded, undefined),
      (failure: unknown) => show(undefined, failure),
    );
    return () => {
      current = false;
    };
  }, [fetches]);
  const refetch = useCallback(() => {
    setLoading(true);
    setFetches((count) => count + 1);
  }, []);
  /** After a change: fetches the factors and what the session may do. */
  const changed = useCallback(() => {
    sessionStore.recheck();
    refetch();
  }, [refetch]);
  return { data, error, loading, refetch, changed };
}
