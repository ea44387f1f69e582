import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../shared/session/use-session';
import { PageSpinner } from '../shared/ui/page-spinner';

/** Redirects to the login, which returns to this URL. */
function RedirectToLogin() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search + hash)}`} replace />;
}

/** Requires a logged-in user. */
export function RequireUser() {
  const { loading, user } = useSession();
  if (loading) return <PageSpinner />;
  return user ? <Outlet /> : <RedirectToLogin />;
}

/** Requires an administrator; redirects other users to the home page. */
export function RequireAdmin() {
  const { loading, user } = useSession();
  if (loading) return <PageSpinner />;
  if (!user) return <RedirectToLogin />;
  return user.isAdmin ? <Outlet /> : <Navigate to="/" replace />;
}
