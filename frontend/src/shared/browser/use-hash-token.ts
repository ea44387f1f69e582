import { useSyncExternalStore } from 'react';

/** What the fragment of a mailed link looks like: 256 random bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

interface HashToken {
  /** The fragment; undefined while the server renders the page, because browsers do not send it. */
  token: string | undefined;
  isBroken: boolean;
}

/** The token of a mailed link, which is the fragment of the address. */
export function useHashToken(): HashToken {
  const token = useSyncExternalStore(onHashChange, readHash, () => undefined);
  return { token, isBroken: token !== undefined && !TOKEN.test(token) };
}

const readHash = (): string => window.location.hash.slice(1);

function onHashChange(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}
