import type { ReactElement } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { cleanup, configure, getConfig, render, type RenderResult } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import {
  Route,
  Routes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler';
import { guardedHistory } from '../app/guarded-history';
import { Providers } from '../app/providers';
import { UnsavedChangesHost } from '../app/unsaved-changes-host';
import { apollo } from '../shared/api/apollo';
import { clearCaches } from '../shared/api/clear-caches';
import { PublicQueryCache } from '../shared/api/public-query-cache';
import { ignoreStrayClicks } from '../shared/browser/double-clicks';
import { QueryCacheContext } from '../shared/api/query-cache-context';
import { unsavedChanges } from '../shared/form/unsaved-changes';
import { sessionStore, type SessionUser } from '../shared/session/session-store';
import { toasts } from '../shared/toasts/toast';
import { ConfirmationHost } from '../shared/dialogs/confirmation-host';
import { FakeGateway } from './fake-gateway';

const testingLibrary = getConfig();
/** Waits until React has rendered all that has changed so far; on a busy machine it spreads that over several tasks. */
const everythingRendered = () => new Promise<void>((resolve) => schedule(IDLE, () => resolve()));

configure({
  // A busy machine needs more than the default second.
  asyncUtilTimeout: 60_000,
  // Without the second wait, a test sees the first of two changes that a user sees together.
  asyncWrapper: (wait) =>
    testingLibrary.asyncWrapper(async () => {
      const found: unknown = await wait();
      await everythingRendered();
      return found;
    }),
});

/** The gateway of the current test. Its replies are removed after each test. */
export const gateway = new FakeGateway();

export const ADMIN: SessionUser = {
  id: 1,
  username: 'ana',
  fullName: 'Ana Admin',
  isAdmin: true,
  isEmployee: true,
  roles: [],
};

/**
 * Keeps the styles of MUI out of the document: jsdom computes no layout, but matches every rule against every element
 * that a query by role looks at, which takes most of the time of a test. One for all tests: each style is written once.
 */
const detachedStyles = createCache({ key: 'css', container: document.createElement('div') });

interface Options {
  /** Path and query in the address bar. */
  address?: string;
  /** Route pattern of the screen, for its `useParams`. */
  route?: string;
  /** The logged-in user; absent: a visitor. */
  session?: SessionUser;
}

interface Rendered extends RenderResult {
  /** Acts as a user: clicks, types, uses the keyboard. */
  user: UserEvent;
}

/** Waits until the session store has the user, as the guard of a staff page does. */
async function loadSession(session: SessionUser | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = () => {
      const { loading, user } = sessionStore.current();
      if (!loading && user?.id === session?.id) resolve();
    };
    sessionStore.subscribe(check);
    sessionStore.recheck();
    check();
  });
}

/**
 * Renders a component as the site does: theme, toasts, questions, router, Apollo Client, session. All of its calls go to
 * `gateway`. Everything is reset after each test.
 */
export async function renderScreen(screen: ReactElement, options: Options = {}): Promise<Rendered> {
  const { address = '/', route = '*', session } = options;
  gateway.replyRest('GET', '/api/auth/me', () =>
    session
      ? { body: session }
      : { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Não autenticado' } },
  );
  window.history.replaceState(null, '', address);
  await loadSession(session);
  const history = guardedHistory(createBrowserHistory({ v5Compat: true }), unsavedChanges);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const rendered = render(
    <CacheProvider value={detachedStyles}>
      <Providers>
        <QueryCacheContext value={new PublicQueryCache()}>
          <ApolloProvider client={apollo}>
            <HistoryRouter history={history}>
              <Routes>
                <Route path={route} element={screen} />
                <Route path="*" element={null} />
              </Routes>
              <ConfirmationHost />
            </HistoryRouter>
            <UnsavedChangesHost />
          </ApolloProvider>
        </QueryCacheContext>
      </Providers>
    </CacheProvider>,
  );
  return { ...rendered, user };
}

// As pages with MUI do.
ignoreStrayClicks();

beforeEach(() => {
  globalThis.fetch = gateway.fetch;
  // Responses arrive between the steps of a test, as they do for a user. React would ask for act() around each of them.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(async () => {
  cleanup();
  for (let shown = toasts.current(); shown; shown = toasts.current()) toasts.dismiss(shown.id);
  localStorage.clear();
  sessionStorage.clear();
  // Apollo ends the queries of an unmounted component with the next task; until then clearing its store refetches them.
  await new Promise((resolve) => setTimeout(resolve));
  // A response that arrives after the caches were cleared would be in the cache of the next test.
  await gateway.settle();
  await clearCaches();
  gateway.replyRest('POST', '/api/auth/logout', () => ({}));
  await sessionStore.logout();
  gateway.reset();
});
