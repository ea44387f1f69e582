import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { pendingReferrals } from '../features/indicacoes/pending-referrals';
import { embeddedAnswers, seed } from '../shared/api/embedded-answers';
import { publicAnswers } from '../shared/api/public-answers';
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

const refresh = () => document.visibilityState === 'visible' && publicAnswers.refresh();
document.addEventListener('visibilitychange', refresh);
addEventListener('focus', refresh);

/** Milliseconds without a sign of life. */
const PATIENCE = 300;

/** Takes over what the server rendered, or renders where it could not. */
async function start(): Promise<void> {
  // Code that does not come is the crash guard's business: it is asked for once more when the page is drawn.
  const code = preload(location.pathname).catch(() => undefined);
  if (!root.hasChildNodes()) {
    takeEarlyClicks();
    sessionStore.refresh();
    // Once React has shown a spinner, it leaves each of them there for a third of a second.
    await Promise.race([code, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    createRoot(root).render(<App />);
    return;
  }
  seed(publicAnswers, embeddedAnswers());
  // What came with the page is what everybody may see; administrators see more.
  const unsubscribe = sessionStore.subscribe(() => {
    unsubscribe();
    if (sessionStore.current().user?.isAdmin) publicAnswers.forget();
  });
  // Without its code the page would be taken over as a spinner.
  await code;
  hydrateRoot(root, <App onDrawn={takeEarlyClicks()} />);
}

void start();

// Most visitors have none: their code comes only for those who do.
if (pendingReferrals.all().length > 0)
  void import('../features/indicacoes/register-referral').then(({ resumeRegistrations }) =>
    resumeRegistrations(),
  );
