import { useCallback, useEffect, useState } from 'react';
import { rest } from '../../shared/api/rest';
import { sessionStore } from '../../shared/session/session-store';

/** Times are ISO 8601. */
export interface Passkey {
  id: number;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface SecondFactors {
  /** When the authenticator app was confirmed; null without one. */
  totpSince: string | null;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
}

/** The response to a new factor. Recovery codes come with the first one only. */
export interface AddedFactor {
  recoveryCodes?: string[];
}

export interface SecondFactorsState {
  factors: SecondFactors | undefined;
  error: unknown;
  loading: boolean;
  /** Fetches the factors again. */
  reload: () => void;
  /** After a change: fetches the factors and what the session may do. */
  changed: () => void;
}

/** The second factors of the user. */
export function useSecondFactors(): SecondFactorsState {
  const [factors, setFactors] = useState<SecondFactors>();
  const [error, setError] = useState<unknown>();
  const [loading, setLoading] = useState(true);
  const [fetches, setFetches] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (loaded: SecondFactors | undefined, failure: unknown) => {
      if (!current) return;
      if (loaded) setFactors(loaded);
      setError(failure);
      setLoading(false);
    };
    rest<SecondFactors>('GET', '/api/auth/second-factors').then(
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
