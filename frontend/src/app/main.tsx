import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pendingReferrals } from '../features/indicacoes/pending-referrals';
import { embeddedAnswers, seed } from '../shared/api/embedded-answers';
import { publicAnswers } from '../shared/api/public-answers';
import { sessionStore } from '../shared/session/session-store';
import { CrashGuard } from './crash-guard';
import { Providers } from './providers';
import { AppRoutes, pageAt } from './routes';

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <Providers>
      <CrashGuard>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </CrashGuard>
    </Providers>
  </StrictMode>
);

const refresh = () => document.visibilityState === 'visible' && publicAnswers.refresh();
document.addEventListener('visibilitychange', refresh);
addEventListener('focus', refresh);

/** Takes over what the server rendered, or renders where it could not. */
async function start(): Promise<void> {
  if (!root.hasChildNodes()) {
    createRoot(root).render(app);
    return;
  }
  seed(publicAnswers, embeddedAnswers());
  // What came with the page is what everybody may see; administrators see more.
  const unsubscribe = sessionStore.subscribe(() => {
    unsubscribe();
    if (sessionStore.current().user?.isAdmin) publicAnswers.forget();
  });
  // Without its code the page would be taken over as a spinner.
  await pageAt(location.pathname)?.preload();
  hydrateRoot(root, app);
}

void start();

// Most visitors have none: their code comes only for those who do.
if (pendingReferrals.all().length > 0)
  void import('../features/indicacoes/register-referral').then(({ resumeRegistrations }) =>
    resumeRegistrations(),
  );
