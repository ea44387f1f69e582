import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../shared/session/use-session';
import { toast } from '../../shared/toasts/toast';
import { PageSpinner } from '../../shared/ui/page-spinner';

/** Redirects an anonymous visitor to the login with a message. Roles are checked by the next guard. */
export function HiringGuard() {
  const { loading, user } = useSession({ isRequired: true });
  const { pathname, search } = useLocation();
  const isAnonymous = !loading && !user;
  useEffect(() => {
    if (isAnonymous)
      toast.destructive('Acesso restrito', 'Você precisa estar logado para acessar esta página');
  }, [isAnonymous]);
  if (loading) return <PageSpinner />;
  if (isAnonymous)
    return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  return <Outlet />;
}
