import { useEffect, useSyncExternalStore } from 'react';
import { sessionStore, type SessionState } from './session-store';

/** The current user, asked for once and then at most once a minute. */
export function useSession(): SessionState {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.current);
  useEffect(() => sessionStore.refresh());
  return state;
}
