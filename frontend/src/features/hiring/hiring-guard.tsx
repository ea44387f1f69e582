import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../shared/session/use-session';
import { toast } from '../../shared/toasts/toast';
import { PageSpinner } from '../../shared/ui/page-spinner';

/** The hiring page tells why it sends a visitor to the login; what else it asks for is the next guard's business. */
export function HiringGuard() {
  const { loading, user } = useSession();
  const { pathname, search } = useLocation();
  const refused = !loading && !user;
  useEffect(() => {
    if (refused) toast.destructive('Acesso restrito', 'Você precisa estar logado para acessar esta página');
  }, [refused]);
  if (loading) return <PageSpinner />;
  if (refused) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  return <Outlet />;
}
