import { isValidElement, Suspense } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom';
import { PageSpinner } from '../shared/ui/page-spinner';
import { JobFormGuard } from '../features/job-form/job-form.guards';
import { HiringGuard } from '../features/hiring/hiring-guard';
import { RequirePermission, RequireUser } from './guards';
import { lazyPage, type LazyPage } from './lazy-page';
import { RouteChanges } from './route-changes';
import { PublicShell } from './shells/public-shell';

// One chunk per page: a visitor never downloads the staff area.
const Home = lazyPage(() => import('./pages/home.page'));
const Jobs = lazyPage(() => import('./pages/jobs.page'));
const Job = lazyPage(() => import('../features/jobs/job.page'));
const Application = lazyPage(() => import('../features/application/application.page'));
const Privacy = lazyPage(() => import('./pages/privacy.page'));
const DataRequest = lazyPage(() => import('../features/data-requests/request.page'));
const ConfirmDataRequest = lazyPage(() => import('../features/data-requests/confirm-request.page'));
const ConfirmDraft = lazyPage(() => import('../features/application-drafts/confirm-draft.page'));
const CandidateArea = lazyPage(() => import('../features/candidate-area/area.page'));
const EndAlerts = lazyPage(() => import('../features/candidate-area/end-alerts.page'));
const Login = lazyPage(() => import('../features/login/login.page'));
const ForgotPassword = lazyPage(() => import('../features/login/forgot-password.page'));
const ResetPassword = lazyPage(() => import('../features/login/reset-password.page'));
const Invitation = lazyPage(() => import('../features/login/invitation.page'));
const NotFound = lazyPage(() => import('./pages/not-found.page'));
const WithApollo = lazyPage(() => import('./with-apollo'));
const StaffShell = lazyPage(() => import('./shells/staff-shell'));
const Dashboard = lazyPage(() => import('../features/candidates/dashboard.page'));
const Account = lazyPage(() => import('./pages/account.page'));
const Users = lazyPage(() => import('../features/users/users.page'));
const Referrals = lazyPage(() => import('../features/referrals/referrals.page'));
const ReferralControl = lazyPage(() => import('../features/referrals/referral-control.page'));
const Bonuses = lazyPage(() => import('../features/bonuses/bonuses.page'));
const Cleaning = lazyPage(() => import('../features/cleaning/cleaning.page'));
const Operations = lazyPage(() => import('../features/operations/operations.page'));
const Audit = lazyPage(() => import('../features/audit/audit.page'));
const PrivacyCentre = lazyPage(() => import('../features/privacy/privacy.page'));
const JobForm = lazyPage(() => import('../features/job-form/job-form.page'));
const Interviews = lazyPage(() => import('../features/interviews/interviews.page'));
const InterviewConfirmation = lazyPage(() => import('../features/interviews/confirmation/confirmation.page'));
const Messages = lazyPage(() => import('../features/messages/messages.page'));
const Responses = lazyPage(() => import('../features/responses/responses.page'));
const Approved = lazyPage(() => import('../features/hiring/approved/approved.page'));
const Hiring = lazyPage(() => import('../features/hiring/candidate/hiring.page'));
const HiringDashboard = lazyPage(() => import('../features/hiring/dashboard/hiring-dashboard.page'));

const ROUTES = createRoutesFromElements(
  <>
    <Route path="/login" element={<Login />} />
    <Route path="/esqueci-a-senha" element={<ForgotPassword />} />
    <Route path="/redefinir-senha" element={<ResetPassword />} />
    <Route path="/convite" element={<Invitation />} />
    <Route element={<PublicShell />}>
      <Route index element={<Home />} />
      <Route path="/vagas" element={<Jobs />} />
      <Route path="/jobs" element={<Jobs />} />
      <Route path="/vagas/:id" element={<Job />} />
      <Route path="/candidatura" element={<Application />} />
      <Route path="/apply" element={<Application />} />
      <Route path="/privacidade" element={<Privacy />} />
      <Route path="/privacidade/pedido" element={<DataRequest />} />
      <Route path="/privacidade/pedido/confirmar" element={<ConfirmDataRequest />} />
      <Route path="/confirmar-candidatura" element={<ConfirmDraft />} />
      <Route path="/minha-candidatura" element={<CandidateArea />} />
      <Route path="/cancelar-alertas" element={<EndAlerts />} />
      <Route path="/confirmar-entrevista" element={<InterviewConfirmation />} />
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
          <Route path="/minha-conta" element={<Account />} />
          <Route path="/indicacoes" element={<Referrals />} />
          <Route path="/referral-management" element={<Referrals />} />
        </Route>
      </Route>
      <Route element={<RequireUser />}>
        <Route element={<StaffShell />}>
          <Route element={<RequirePermission permission="candidates.read" />}>
            <Route path="/dashboard" element={<Dashboard />} />
          </Route>
          <Route element={<RequirePermission permission="interviews.read" />}>
            <Route path="/entrevistas" element={<Interviews />} />
          </Route>
          <Route element={<RequirePermission permission="templates.manage" />}>
            <Route path="/modelos-mensagem" element={<Messages />} />
          </Route>
          <Route element={<RequirePermission permission="responses.manage" />}>
            <Route path="/retorno-aos-candidatos" element={<Responses />} />
          </Route>
          <Route element={<RequirePermission permission="hiring.read" />}>
            <Route path="/candidatos-aprovados" element={<Approved />} />
            <Route path="/hiring-dashboard" element={<HiringDashboard />} />
          </Route>
          <Route element={<RequirePermission permission="referrals.read" />}>
            <Route path="/controle-indicacoes" element={<ReferralControl />} />
          </Route>
          <Route element={<RequirePermission permission="bonuses.read" />}>
            <Route path="/pagamentos-bonus" element={<Bonuses />} />
          </Route>
          <Route element={<RequirePermission permission="operations.manage" />}>
            <Route path="/operacoes" element={<Operations />} />
          </Route>
          <Route element={<RequirePermission permission="audit.read" />}>
            <Route path="/auditoria" element={<Audit />} />
          </Route>
          <Route element={<RequirePermission permission="privacy.manage" />}>
            <Route path="/privacidade-interna" element={<PrivacyCentre />} />
          </Route>
          <Route element={<RequirePermission permission="database.clean" />}>
            <Route path="/limpeza-banco" element={<Cleaning />} />
          </Route>
        </Route>
      </Route>
      <Route element={<HiringGuard />}>
        <Route element={<StaffShell />}>
          <Route element={<RequirePermission permission="hiring.read" />}>
            <Route path="/candidate-hiring" element={<Hiring />} />
            <Route path="/processos-contratacao" element={<Hiring />} />
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

/** Loads the code of all components at a path; afterwards they render synchronously. */
export async function preload(path: string): Promise<void> {
  const types = matchRoutes(ROUTES, path)?.map(
    ({ route: { element } }) => isValidElement(element) && element.type,
  );
  await Promise.all(types?.filter(isLazy).map((type) => type.preload()) ?? []);
}

const isLazy = (type: unknown): type is LazyPage => typeof type === 'function' && 'preload' in type;

/** The route pattern of a path; `*` if the site has no page there. */
export const patternAt = (path: string): string => {
  const route = matchRoutes(ROUTES, path)?.at(-1)?.route;
  return route?.index ? '/' : (route?.path ?? '*');
};
