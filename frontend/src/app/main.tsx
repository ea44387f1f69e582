import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { applicationDraft } from '../features/application/draft';
import { referralVisit } from '../features/application/referral-visit';
import { pendingReferrals } from '../features/referrals/pending-referrals';
import { readEmbeddedResults, seedCache } from '../shared/api/embedded-results';
import { publicQueryCache } from '../shared/api/public-query-cache';
import { unsavedChanges } from '../shared/form/unsaved-changes';
import { sessionStore } from '../shared/session/session-store';
import { CrashGuard } from './crash-guard';
import { takeEarlyClicks } from './early-clicks';
import { guardedHistory } from './guarded-history';
import { Providers } from './providers';
import { AppRoutes, preload } from './routes';
import { UnsavedChangesHost } from './unsaved-changes-host';

const root = document.getElementById('root')!;
const history = guardedHistory(createBrowserHistory({ v5Compat: true }), unsavedChanges);

function App({ onDrawn }: { onDrawn?: () => void }) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <Providers>
        <CrashGuard>
          <HistoryRouter history={history}>
            <AppRoutes />
          </HistoryRouter>
          <UnsavedChangesHost />
        </CrashGuard>
      </Providers>
    </StrictMode>
  );
}

const refresh = () => document.visibilityState === 'visible' && publicQueryCache.refetchStale();
document.addEventListener('visibilitychange', refresh);
addEventListener('focus', refresh);
// What could not be fetched, or changed meanwhile.
addEventListener('online', () => publicQueryCache.invalidate());

/** Milliseconds in which an empty page needs no spinner. */
const SHORT_WAIT_MS = 300;

/** The tab remembers what the server cannot know: the page is drawn anew, in one go, in the place of the server's. */
const differs = () =>
  ['/candidatura', '/apply'].includes(location.pathname) &&
  (applicationDraft.load() !== null || referralVisit.current() !== null);

/** Takes over what the server rendered, or renders where it could not. */
async function start(): Promise<void> {
  // Code that does not come is the crash guard's business: it is asked for once more when the page is drawn.
  const code = preload(location.pathname).catch(() => undefined);
  seedCache(publicQueryCache, readEmbeddedResults());
  if (!root.hasChildNodes() || differs()) {
    takeEarlyClicks();
    sessionStore.refresh();
    // Once React has shown a spinner, it leaves each of them there for a third of a second.
    const shortWait = new Promise((resolve) => setTimeout(resolve, SHORT_WAIT_MS));
    await (root.hasChildNodes() ? code : Promise.race([code, shortWait]));
    createRoot(root).render(<App />);
    return;
  }
  // What came with the page is what everybody may see; administrators see more.
  const unsubscribe = sessionStore.subscribe(() => {
    unsubscribe();
    if (sessionStore.current().user?.isAdmin) publicQueryCache.invalidate();
  });
  // Without its code the page would be taken over as a spinner.
  await code;
  hydrateRoot(root, <App onDrawn={takeEarlyClicks()} />);
}

void start();

// Most visitors have none: their code comes only for those who do.
if (pendingReferrals.all().length > 0)
  void import('../features/referrals/register-referral').then(
    ({ resumeRegistrations }) => resumeRegistrations(),
    // They wait for the next visit.
    () => undefined,
  );
