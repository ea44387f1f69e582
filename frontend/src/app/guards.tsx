import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isPermitted, type Permission } from '@araucaria/contracts/domain';
import { startPage } from '../shared/session/start-page';
import { useSession } from '../shared/session/use-session';
import { PageSpinner } from '../shared/ui/page-spinner';
import { NoPermission } from './no-permission';

/** Where a user enrols a second factor. */
const ENROLMENT_PATH = '/minha-conta';

/** Keeps a user who must enrol a second factor on the page for that. */
function AfterEnrolment({ pending, children }: { pending: boolean | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  return pending && pathname !== ENROLMENT_PATH ? <Navigate to={ENROLMENT_PATH} replace /> : children;
}

/** Requires a logged-in user; the login returns to this URL. */
export function RequireUser() {
  const { loading, user } = useSession({ isRequired: true });
  const { pathname, search, hash } = useLocation();
  if (loading) return <PageSpinner />;
  if (!user)
    return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search + hash)}`} replace />;
  return (
    <AfterEnrolment pending={user.mustEnrolSecondFactor}>
      <Outlet />
    </AfterEnrolment>
  );
}

/**
 * Requires a permission, or one of several, of the user whom another guard has required. Redirects a user without any role to the home
 * page; other users read why the page is closed.
 */
export function RequirePermission({ permission }: { permission: Permission | readonly Permission[] }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user) return null;
  if ([permission].flat().some((one) => isPermitted(user, one)))
    return (
      <AfterEnrolment pending={user.mustEnrolSecondFactor}>
        <Outlet />
      </AfterEnrolment>
    );
  if (!user.roles.length) return <Navigate to="/" replace />;
  const start = startPage(user);
  // A login without a page in mind leads to the dashboard.
  if (pathname === '/dashboard' && start !== pathname) return <Navigate to={start} replace />;
  return <NoPermission start={start} />;
}
