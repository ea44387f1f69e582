import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { usePermission } from '../../shared/session/use-permission';
import { useSession } from '../../shared/session/use-session';
import { toast } from '../../shared/toasts/toast';
import { PageSpinner } from '../../shared/ui/page-spinner';

/** Requires the permission to manage jobs; redirects other users to the list of jobs with a toast. */
export function JobFormGuard() {
  const { loading, user } = useSession({ isRequired: true });
  const { pathname } = useLocation();
  const permitted = usePermission('jobs.manage');
  const refused = Boolean(user && !permitted);
  useEffect(() => {
    if (refused) toast.destructive('Acesso negado', 'Você não tem permissão para acessar esta página.');
  }, [refused]);
  if (loading) return <PageSpinner />;
  if (pathname === '/nova-vaga' && !permitted) return <Navigate to="/login?redirect=/nova-vaga" replace />;
  if (!user) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname)}`} replace />;
  if (refused) return <Navigate to="/jobs" replace />;
  return <Outlet />;
}
