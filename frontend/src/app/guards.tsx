import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../shared/session/use-session';
import { PageSpinner } from '../shared/ui/page-spinner';

/** To the login, and afterwards back to this address. */
function LoginFirst() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search + hash)}`} replace />;
}

/** Lets in who is logged in. */
export function RequireUser() {
  const { loading, user } = useSession();
  if (loading) return <PageSpinner />;
  return user ? <Outlet /> : <LoginFirst />;
}

/** Lets in administrators; others who are logged in go home. */
export function RequireAdmin() {
  const { loading, user } = useSession();
  if (loading) return <PageSpinner />;
  if (!user) return <LoginFirst />;
  return user.isAdmin ? <Outlet /> : <Navigate to="/" replace />;
}
