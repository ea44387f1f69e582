import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../shared/session/use-session';
import { PageSpinner } from '../shared/ui/page-spinner';

/** Where a user enrols a second factor. */
const ENROLMENT_PATH = '/minha-conta';

/** Redirects to the login, which returns to this URL. */
function RedirectToLogin() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search + hash)}`} replace />;
}

/** Keeps a user who must enrol a second factor on the page for that. */
function AfterEnrolment({ pending, children }: { pending: boolean | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  return pending && pathname !== ENROLMENT_PATH ? <Navigate to={ENROLMENT_PATH} replace /> : children;
}

/** Requires a logged-in user. */
export function RequireUser() {
  const { loading, user } = useSession();
  if (loading) return <PageSpinner />;
  if (!user) return <RedirectToLogin />;
  return (
    <AfterEnrolment pending={user.mustEnrolSecondFactor}>
      <Outlet />
    </AfterEnrolment>
  );
}

/** Requires an administrator; redirects other users to the home page. */
export function RequireAdmin() {
  const { loading, user } = useSession();
  if (loading) return <PageSpinner />;
  if (!user) return <RedirectToLogin />;
  return (
    <AfterEnrolment pending={user.mustEnrolSecondFactor}>
      {user.isAdmin ? <Outlet /> : <Navigate to="/" replace />}
    </AfterEnrolment>
  );
}
