import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageSpinner } from '../shared/ui/page-spinner';
import { RequireAdmin } from './guards';
import { RouteChanges } from './route-changes';
import { PublicShell } from './shells/public-shell';

// One chunk per page: a visitor never downloads the staff area.
const Home = lazy(() => import('./pages/home.page'));
const Vagas = lazy(() => import('./pages/vagas.page'));
const Vaga = lazy(() => import('../features/vagas/vaga.page'));
const Candidatura = lazy(() => import('../features/candidatura/candidatura.page'));
const Login = lazy(() => import('../features/acesso/login.page'));
const NotFound = lazy(() => import('./pages/not-found.page'));
const StaffShell = lazy(() => import('./shells/staff-shell'));
const Dashboard = lazy(() => import('../features/candidatos/dashboard.page'));

export function AppRoutes() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <RouteChanges />
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route element={<PublicShell />}>
          <Route index element={<Home />} />
          <Route path="/vagas" element={<Vagas />} />
          <Route path="/jobs" element={<Vagas />} />
          <Route path="/vagas/:id" element={<Vaga />} />
          <Route path="/candidatura" element={<Candidatura />} />
          <Route path="/apply" element={<Candidatura />} />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route element={<RequireAdmin />}>
          <Route element={<StaffShell />}>
            <Route path="/dashboard" element={<Dashboard />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
