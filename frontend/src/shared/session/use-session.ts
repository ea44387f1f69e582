import { useEffect, useSyncExternalStore } from 'react';
import { sessionStore, type SessionState } from './session-store';

/** State during server rendering: the HTML is the same for all visitors. */
const UNKNOWN: SessionState = { loading: true, user: null, ended: false };

/** The state of the session, as far as a page has fetched it. */
export const useKnownSession = (): SessionState =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.current, () => UNKNOWN);

/**
 * The current user, fetched on first use and then at most once a minute.
 * @param isRequired the page is for logged-in users; other pages take a browser without a recent session for a visitor's
 */
export function useSession({ isRequired = false } = {}): SessionState {
  const state = useKnownSession();
  useEffect(() => void sessionStore.refresh({ isRequired }));
  return state;
}
