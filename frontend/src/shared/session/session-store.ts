import { rest, RestError } from '../api/rest';
import { onUnauthorized } from '../api/unauthorized';

export interface SessionUser {
  id: number;
  username: string;
  fullName: string | null;
  isAdmin: boolean;
  isEmployee: boolean;
}

export interface SessionState {
  loading: boolean;
  user: SessionUser | null;
  /** The server ended the session; nobody logged out. */
  ended: boolean;
}

/** Milliseconds for which the answer about the current user is not asked again. */
const FRESH_FOR_MS = 60_000;

let state: SessionState = { loading: true, user: null, ended: false };
let askedAt = 0;
let asking: Promise<void> | undefined;
/** A logout is under way. */
let changing = false;
const listeners = new Set<() => void>();

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  try {
    const user = await rest<SessionUser>('GET', '/api/auth/me');
    askedAt = Date.now();
    change({ loading: false, user, ended: false });
  } catch (error) {
    const nobody = error instanceof RestError && error.status === 401;
    if (nobody) askedAt = Date.now();
    // A server that cannot answer does not log anybody out; a first question without answer is nobody.
    const ended = nobody && (state.ended || state.user !== null);
    change({ loading: false, user: nobody ? null : state.user, ended });
  } finally {
    asking = undefined;
  }
}

/** Who is logged in. Only the server knows; this is its last answer. */
export const sessionStore = {
  current: (): SessionState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks when the last answer is older than a minute. */
  refresh(): void {
    if (Date.now() - askedAt >= FRESH_FOR_MS) asking ??= ask();
  },
  /** Asks at once: something says that the last answer does not hold any more. */
  recheck(): void {
    asking ??= ask();
  },
  async login(credentials: {
    username: string;
    password: string;
    recaptchaToken: string;
  }): Promise<SessionUser> {
    const user = await rest<SessionUser>('POST', '/api/auth/login', credentials);
    askedAt = Date.now();
    change({ loading: false, user, ended: false });
    return user;
  },
  async logout(): Promise<void> {
    changing = true;
    try {
      await rest('POST', '/api/auth/logout');
    } catch (error) {
      // The session had ended before: logged out is what the user wants to be.
      if (!(error instanceof RestError && error.status === 401)) throw error;
    } finally {
      changing = false;
    }
    askedAt = Date.now();
    change({ loading: false, user: null, ended: false });
  },
};

onUnauthorized(() => {
  if (state.user && !changing) sessionStore.recheck();
});
