import { isValidElement, Suspense } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom';
import { PageSpinner } from '../shared/ui/page-spinner';
import { JobFormGuard } from '../features/job-form/job-form.guards';
import { HiringGuard } from '../features/hiring/hiring-guard';
import { RequireAdmin, RequireUser } from './guards';
import { lazyPage, type LazyPage } from './lazy-page';
import { RouteChanges } from './route-changes';
import { PublicShell } from './shells/public-shell';

// One chunk per page: a visitor never downloads the staff area.
const Home = lazyPage(() => import('./pages/home.page'));
const Vagas = lazyPage(() => import('./pages/jobs.page'));
const Vaga = lazyPage(() => import('../features/jobs/job.page'));
const Candidatura = lazyPage(() => import('../features/application/application.page'));
const Privacidade = lazyPage(() => import('./pages/privacy.page'));
const Login = lazyPage(() => import('../features/login/login.page'));
const NotFound = lazyPage(() => import('./pages/not-found.page'));
const WithApollo = lazyPage(() => import('./with-apollo'));
const StaffShell = lazyPage(() => import('./shells/staff-shell'));
const Dashboard = lazyPage(() => import('../features/candidates/dashboard.page'));
const Users = lazyPage(() => import('../features/users/users.page'));
const Referrals = lazyPage(() => import('../features/referrals/referrals.page'));
const ReferralControl = lazyPage(() => import('../features/referrals/referral-control.page'));
const Bonus = lazyPage(() => import('../features/bonuses/bonuses.page'));
const Cleaning = lazyPage(() => import('../features/cleaning/cleaning.page'));
const Operations = lazyPage(() => import('../features/operations/operations.page'));
const JobForm = lazyPage(() => import('../features/job-form/job-form.page'));
const Entrevistas = lazyPage(() => import('../features/interviews/interviews.page'));
const ConfirmarEntrevista = lazyPage(() => import('../features/interviews/confirmation/confirmation.page'));
const Mensagens = lazyPage(() => import('../features/messages/messages.page'));
const Aprovados = lazyPage(() => import('../features/hiring/approved/approved.page'));
const Contratacao = lazyPage(() => import('../features/hiring/candidate/hiring.page'));
const HiringDashboard = lazyPage(() => import('../features/hiring/dashboard/hiring-dashboard.page'));

const ROUTES = createRoutesFromElements(
  <>
    <Route path="/login" element={<Login />} />
    <Route element={<PublicShell />}>
      <Route index element={<Home />} />
      <Route path="/vagas" element={<Vagas />} />
      <Route path="/jobs" element={<Vagas />} />
      <Route path="/vagas/:id" element={<Vaga />} />
      <Route path="/candidatura" element={<Candidatura />} />
      <Route path="/apply" element={<Candidatura />} />
      <Route path="/privacidade" element={<Privacidade />} />
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
  </>,
);

export function AppRoutes() {
  const page = useRoutes(ROUTES);
  return (
    <Suspense fallback={<PageSpinner />}>
      <RouteChanges />
      {page}
    </Suspense>
  );
}

/** Loads the code of everything that is shown at an address; afterwards it renders in one go. */
export async function preload(path: string): Promise<void> {
  const types = matchRoutes(ROUTES, path)?.map(
    ({ route: { element } }) => isValidElement(element) && element.type,
  );
  await Promise.all(types?.map((type) => isLazy(type) && type.preload()) ?? []);
}

const isLazy = (type: unknown): type is LazyPage => typeof type === 'function' && 'preload' in type;

/** The pattern of the address that is shown at a path; `*`: the site has no page there. */
export const patternAt = (path: string): string => {
  const route = matchRoutes(ROUTES, path)?.at(-1)?.route;
  return route?.index ? '/' : (route?.path ?? '*');
};
