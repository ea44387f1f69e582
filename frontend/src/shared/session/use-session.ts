import { useEffect, useSyncExternalStore } from 'react';
import { sessionStore, type SessionState } from './session-store';

/** What the server's pages are rendered for: they are the same for everybody. */
const UNKNOWN: SessionState = { loading: true, user: null, ended: false };

/** The current user, asked for once and then at most once a minute. */
export function useSession(): SessionState {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.current, () => UNKNOWN);
  useEffect(() => sessionStore.refresh());
  return state;
}
