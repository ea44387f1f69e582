import { useCallback, useEffect, useState } from 'react';
import type { SecondFactorsView } from '../../generated/rest';
import { rest } from '../../shared/api/rest';
import { sessionStore } from '../../shared/session/session-store';

export interface SecondFactorsState {
  factors: SecondFactorsView | undefined;
  error: unknown;
  loading: boolean;
  /** Fetches the factors again. */
  reload: () => void;
  /** After a change: fetches the factors and what the session may do. */
  changed: () => void;
}

/** The second factors of the user. */
export function useSecondFactors(): SecondFactorsState {
  const [factors, setFactors] = useState<SecondFactorsView>();
  const [error, setError] = useState<unknown>();
  const [loading, setLoading] = useState(true);
  const [fetches, setFetches] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (loaded: SecondFactorsView | undefined, failure: unknown) => {
      if (!current) return;
      if (loaded) setFactors(loaded);
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
  const reload = useCallback(() => {
    setLoading(true);
    setFetches((count) => count + 1);
  }, []);
  const changed = useCallback(() => {
    sessionStore.recheck();
    reload();
  }, [reload]);
  return { factors, error, loading, reload, changed };
}
