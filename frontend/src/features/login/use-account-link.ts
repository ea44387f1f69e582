import { useEffect, useState } from 'react';
import type { AccountLinkView } from '../../generated/rest';
import { rest } from '../../shared/api/rest';
import { useHashToken } from '../../shared/browser/use-hash-token';

export type LinkState = AccountLinkView['state'];

const UNKNOWN: AccountLinkView = { state: 'unknown', kind: null, username: null };

/** The link by which the page was opened. */
export function useAccountLink() {
  const { token = '', isBroken } = useHashToken();
  const [link, setLink] = useState<AccountLinkView>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const reading = isBroken ? Promise.resolve(UNKNOWN) : rest('POST', '/api/auth/links/state', { token });
    reading.then(
      (loaded) => isCurrent && setLink(loaded),
      (failure: unknown) => isCurrent && setError(failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, isBroken, attempt]);

  return {
    token,
    link,
    error,
    retry: () => {
      setError(undefined);
      setAttempt((count) => count + 1);
    },
    setState: (state: LinkState) => setLink({ ...UNKNOWN, state }),
  };
}
