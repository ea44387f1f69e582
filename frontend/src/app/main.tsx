// First, so that all other style sheets may change its rules.
import 'virtual:base-styles.css';
import '../shared/ui/text-font.css';
import { startTransition, StrictMode, useEffect } from 'react';
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
import { replaceLostCode } from '../shared/lazy/replace-lost-code';
import { isPermitted } from '@araucaria/contracts/domain';
import { sessionStore } from '../shared/session/session-store';
import { colorMode } from '../shared/ui/color-mode';
import { CrashGuard } from './crash-guard';
import { takeEarlyClicks } from './early-clicks';
import { guardedHistory } from './guarded-history';
import { Providers } from './providers';
import { AppRoutes, hasFrameOfReader, preload } from './routes';
import { UnsavedChangesHost } from './unsaved-changes-host';

const root = document.getElementById('root')!;
const history = guardedHistory(createBrowserHistory({ v5Compat: true }), unsavedChanges);

function App({ onMounted }: { onMounted?: () => void }) {
  useEffect(() => onMounted?.(), [onMounted]);
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

colorMode.follow();

const refresh = () => document.visibilityState === 'visible' && publicQueryCache.refetchStale();
document.addEventListener('visibilitychange', refresh);
addEventListener('focus', refresh);
// Results may have changed, or failed to load, while there was no connection.
addEventListener('online', () => publicQueryCache.invalidate());

/** Time for which a page without server HTML stays empty before a spinner is rendered. */
const SPINNER_DELAY_MS = 300;

/** Whether session storage changes this page (draft, referral), so that it differs from the server's HTML. */
const differsFromServerHtml = () =>
  ['/candidatura', '/apply'].includes(location.pathname) &&
  (applicationDraft.load() !== null || referralVisit.current() !== null);

/**
 * Whether the reader sees another frame than visitors, of whose page the HTML is. It is replaced before it becomes usable: with a
 * later change of the frame, an opened dialog would be lost.
 */
async function isStaffPage(): Promise<boolean> {
  if (!hasFrameOfReader(location.pathname)) return false;
  await sessionStore.refresh({ isRequired: false });
  return sessionStore.current().user !== null;
}

/** The server's HTML contains what visitors may see; the staff sees more. */
function refetchForStaff(): void {
  const { user } = sessionStore.current();
  if (user && isPermitted(user, 'jobs.read')) publicQueryCache.invalidate();
}

/** Hydrates the server's HTML, or renders the page if there is none. */
async function start(): Promise<void> {
  const isReplaced = differsFromServerHtml() || (await isStaffPage());
  const code = preload(location.pathname, sessionStore.current().user).then(
    () => true,
    () => false,
  );
  seedCache(publicQueryCache, readEmbeddedResults());
  // Without its code the readable page would become a spinner, and then an error.
  if (root.hasChildNodes() && !(await code)) return replaceLostCode();
  if (!root.hasChildNodes() || isReplaced) {
    refetchForStaff();
    void sessionStore.refresh({ isRequired: false });
    // React keeps a rendered Suspense fallback for at least 300 ms, so a fast chunk should not show one.
    const spinnerDelay = new Promise((resolve) => setTimeout(resolve, SPINNER_DELAY_MS));
    // A chunk that is lost is requested again by rendering, which handles the error.
    await Promise.race([code, spinnerDelay]);
    // Few pages replace what visitors have typed into: most load their code without this.
    const input = root.hasChildNodes()
      ? await import('./carry-over-input').catch(() => undefined)
      : undefined;
    const replayClicks = takeEarlyClicks();
    const repeatInput = input?.takeEarlyInput(root);
    const onMounted = () => {
      // After the effect that calls this: React does not render within it, and would set fields back first.
      if (repeatInput) queueMicrotask(repeatInput);
      replayClicks();
    };
    createRoot(root).render(<App onMounted={onMounted} />);
    return;
  }
  const unsubscribe = sessionStore.subscribe(() => {
    unsubscribe();
    refetchForStaff();
  });
  const onMounted = takeEarlyClicks();
  // A transition hydrates in small steps, between which the browser handles input.
  startTransition(() => void hydrateRoot(root, <App onMounted={onMounted} />));
}

void start();

// Loaded on demand: most visitors have no pending referrals.
if (pendingReferrals.all().length > 0)
  void import('../features/referrals/register-referral').then(
    ({ resumeRegistrations }) => resumeRegistrations(),
    // They are registered at the next visit.
    () => undefined,
  );
