import type { FactorProof, LoggedInUser, RestCalls, SecondFactorRequest } from '../../generated/rest';
import { rest, RestError } from '../api/rest';
import { ExternalStore } from '../browser/external-store';
import { onUnauthorized } from '../api/unauthorized';
import { sessionHint } from './session-hint';
import { signWithPasskey } from './second-factor';

export type SessionUser = Pick<
  LoggedInUser,
  | 'id'
  | 'username'
  | 'fullName'
  | 'isAdmin'
  | 'isEmployee'
  | 'roles'
  | 'mustEnrolSecondFactor'
  | 'secondFactorDueAt'
>;
type LoginBody = RestCalls['POST /api/auth/login']['body'];

export interface SessionState {
  loading: boolean;
  user: SessionUser | null;
  /** The server ended the session; the user did not log out. */
  ended: boolean;
}

/** Time for which the server's response about the current user counts as current. */
const STALE_AFTER_MS = 60_000;

let state: SessionState = { loading: true, user: null, ended: false };
let fetchedAt = 0;
let pendingFetch: Promise<void> | undefined;
let isLoggingOut = false;
const store = new ExternalStore();

function change(next: SessionState): void {
  state = next;
  store.notify();
}

async function fetchUser(): Promise<void> {
  try {
    const user = await rest('GET', '/api/auth/me');
    loggedIn(user);
  } catch (error) {
    const isLoggedOut = error instanceof RestError && error.status === 401;
    if (isLoggedOut) {
      fetchedAt = Date.now();
      sessionHint.set(false);
    }
    // A failed request keeps the known user; before the first response the page shows a visitor.
    const ended = isLoggedOut && (state.ended || state.user !== null);
    change({ loading: false, user: isLoggedOut ? null : state.user, ended });
  } finally {
    pendingFetch = undefined;
  }
}

function loggedIn(user: SessionUser): SessionUser {
  fetchedAt = Date.now();
  sessionHint.set(true);
  change({ loading: false, user, ended: false });
  return user;
}

/** The logged-in user according to the server's last response. */
export const sessionStore = {
  current: (): SessionState => state,
  subscribe: store.subscribe,
  /**
   * Fetches the user if the last response is stale.
   * @param isRequired false: only if a session may be open, as `session-hint.ts` knows
   * @returns when the state is current, or the request has failed
   */
  async refresh({ isRequired }: { isRequired: boolean }): Promise<void> {
    if (!isRequired && state.user === null && !sessionHint.isSet()) return;
    if (Date.now() - fetchedAt >= STALE_AFTER_MS) pendingFetch ??= fetchUser();
    await pendingFetch;
  },
  /** Fetches the user now, after a sign that the session has changed. */
  recheck(): void {
    pendingFetch ??= fetchUser();
  },
  async login(credentials: LoginBody): Promise<SessionUser | SecondFactorRequest> {
    const result = await rest('POST', '/api/auth/login', credentials);
    return 'secondFactor' in result ? result : loggedIn(result);
  },
  /** Completes a login after the password. */
  async proveSecondFactor(proof: FactorProof): Promise<SessionUser> {
    return loggedIn(await rest('POST', '/api/auth/login/second-factor', proof));
  },
  /** Logs in by a passkey alone, which the user chooses in a dialog of the browser. */
  async loginByPasskey(): Promise<SessionUser> {
    const options = await rest('POST', '/api/auth/login/passkey/options');
    const response = await signWithPasskey(options);
    return loggedIn(await rest('POST', '/api/auth/login/passkey', { response }));
  },
  async logout(): Promise<void> {
    isLoggingOut = true;
    try {
      await rest('POST', '/api/auth/logout');
    } catch (error) {
      // The session had already ended, which is what the user wants.
      if (!(error instanceof RestError && error.status === 401)) throw error;
    } finally {
      isLoggingOut = false;
    }
    fetchedAt = Date.now();
    sessionHint.set(false);
    change({ loading: false, user: null, ended: false });
  },
};

onUnauthorized(() => {
  if (state.user && !isLoggingOut) sessionStore.recheck();
});
