import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AccountLinkView } from '../../generated/rest';
import { rest } from '../../shared/api/rest';

export type LinkState = AccountLinkView['state'];

const UNKNOWN: AccountLinkView = { state: 'unknown', kind: null, username: null };
/** What the fragment of a link looks like. */
const TOKEN = /^[\w-]{43}$/;

const stateOf = async (token: string): Promise<AccountLinkView> =>
  TOKEN.test(token) ? rest('POST', '/api/auth/links/state', { token }) : UNKNOWN;

/** The link by which the page was opened. Its token is the fragment of the address, which browsers do not send. */
export function useAccountLink() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const [link, setLink] = useState<AccountLinkView>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    stateOf(token).then(
      (loaded) => isCurrent && setLink(loaded),
      (failure: unknown) => isCurrent && setError(failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

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
