import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../shared/session/use-session';
import { PageSpinner } from '../shared/ui/page-spinner';

/** Lets in who is logged in; everybody else logs in first and comes back. */
export function RequireUser() {
  const { loading, user } = useSession();
  const { pathname, search } = useLocation();
  if (loading) return <PageSpinner />;
  if (!user) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  return <Outlet />;
}

/** Lets in administrators; others who are logged in go home. */
export function RequireAdmin() {
  const { loading, user } = useSession();
  const { pathname, search } = useLocation();
  if (loading) return <PageSpinner />;
  if (!user) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  if (!user.isAdmin) return <Navigate to="/" replace />;
  return <Outlet />;
}
