import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageSpinner } from '../shared/ui/page-spinner';
import { JobFormGuard } from '../features/vaga-form/job-form.guards';
import { HiringGuard } from '../features/contratacao/hiring-guard';
import { RequireAdmin, RequireUser } from './guards';
import { RouteChanges } from './route-changes';
import { PublicShell } from './shells/public-shell';

// One chunk per page: a visitor never downloads the staff area.
const Home = lazy(() => import('./pages/home.page'));
const Vagas = lazy(() => import('./pages/vagas.page'));
const Vaga = lazy(() => import('../features/vagas/vaga.page'));
const Candidatura = lazy(() => import('../features/candidatura/candidatura.page'));
const Login = lazy(() => import('../features/acesso/login.page'));
const NotFound = lazy(() => import('./pages/not-found.page'));
const WithApollo = lazy(() => import('./with-apollo'));
const StaffShell = lazy(() => import('./shells/staff-shell'));
const Dashboard = lazy(() => import('../features/candidatos/dashboard.page'));
const Users = lazy(() => import('../features/usuarios/users.page'));
const Referrals = lazy(() => import('../features/indicacoes/referrals.page'));
const ReferralControl = lazy(() => import('../features/indicacoes/referral-control.page'));
const Bonus = lazy(() => import('../features/bonus/bonus.page'));
const Cleaning = lazy(() => import('../features/limpeza/cleaning.page'));
const Operations = lazy(() => import('../features/operacoes/operations.page'));
const JobForm = lazy(() => import('../features/vaga-form/job-form.page'));
const Entrevistas = lazy(() => import('../features/entrevistas/entrevistas.page'));
const ConfirmarEntrevista = lazy(() => import('../features/entrevistas/confirmar.page'));
const Mensagens = lazy(() => import('../features/mensagens/mensagens.page'));
const Aprovados = lazy(() => import('../features/contratacao/aprovados.page'));
const Contratacao = lazy(() => import('../features/contratacao/contratacao.page'));
const HiringDashboard = lazy(() => import('../features/contratacao/hiring-dashboard.page'));

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
          <Route path="/confirmar-entrevista" element={<ConfirmarEntrevista />} />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route element={<WithApollo />}>
          <Route element={<JobFormGuard />}>
            <Route element={<StaffShell />}>
              <Route path="/job-form" element={<JobForm />} />
              <Route path="/job-form/:id" element={<JobForm />} />
              <Route path="/nova-vaga" element={<JobForm />} />
            </Route>
          </Route>
          <Route element={<RequireUser />}>
            <Route element={<StaffShell />}>
              <Route path="/usuarios" element={<Users />} />
              <Route path="/indicacoes" element={<Referrals />} />
              <Route path="/referral-management" element={<Referrals />} />
            </Route>
          </Route>
          <Route element={<RequireAdmin />}>
            <Route element={<StaffShell />}>
              <Route path="/dashboard" element={<Dashboard />} />
              <Route path="/entrevistas" element={<Entrevistas />} />
              <Route path="/modelos-mensagem" element={<Mensagens />} />
              <Route path="/candidatos-aprovados" element={<Aprovados />} />
              <Route path="/hiring-dashboard" element={<HiringDashboard />} />
              <Route path="/controle-indicacoes" element={<ReferralControl />} />
              <Route path="/pagamentos-bonus" element={<Bonus />} />
              <Route path="/operacoes" element={<Operations />} />
              <Route path="/limpeza-banco" element={<Cleaning />} />
            </Route>
          </Route>
          <Route element={<HiringGuard />}>
            <Route element={<RequireAdmin />}>
              <Route element={<StaffShell />}>
                <Route path="/candidate-hiring" element={<Contratacao />} />
                <Route path="/processos-contratacao" element={<Contratacao />} />
              </Route>
            </Route>
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
