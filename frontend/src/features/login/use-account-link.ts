import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rest } from '../../shared/api/rest';

/** See `AccountLinkState` of the contracts. */
export type LinkState = 'open' | 'used' | 'expired' | 'replaced' | 'unknown';

export interface AccountLink {
  state: LinkState;
  kind: 'reset' | 'invitation' | null;
  username: string | null;
}

const UNKNOWN: AccountLink = { state: 'unknown', kind: null, username: null };
/** What the fragment of a link looks like. */
const TOKEN = /^[\w-]{43}$/;

/** The link by which the page was opened. Its token is the fragment of the address, which browsers do not send. */
export function useAccountLink() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const [link, setLink] = useState<AccountLink>();
  const [error, setError] = useState<unknown>();

  const load = useCallback(async () => {
    setError(undefined);
    try {
      setLink(
        TOKEN.test(token) ? await rest<AccountLink>('POST', '/api/auth/links/state', { token }) : UNKNOWN,
      );
    } catch (failure) {
      setError(failure);
    }
  }, [token]);
  useEffect(() => void load(), [load]);

  return { token, link, error, load, setState: (state: LinkState) => setLink({ ...UNKNOWN, state }) };
}
