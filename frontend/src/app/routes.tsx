import { isValidElement, Suspense, useDeferredValue } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes, type RouteObject } from 'react-router-dom';
import type { SessionUser } from '../shared/session/session-store';
import { MY_DAY_PERMISSIONS } from '../shared/session/my-day-permissions';
import { useKnownSession } from '../shared/session/use-session';
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
const ApplicationSent = lazyPage(() => import('./pages/application-sent.page'));
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
const MuiLayout = lazyPage(() => import('./mui-layout'));
const WithApollo = lazyPage(() => import('./with-apollo'));
export const StaffShell = lazyPage(() => import('./shells/staff-shell'));
const MyDay = lazyPage(() => import('../features/my-day/my-day.page'));
const Dashboard = lazyPage(() => import('../features/candidates/dashboard.page'));
const Pipeline = lazyPage(() => import('../features/candidates/pipeline/pipeline.page'));
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
const HomeTexts = lazyPage(() => import('../features/home-texts/home-texts.page'));
const Approved = lazyPage(() => import('../features/hiring/approved/approved.page'));
const Hiring = lazyPage(() => import('../features/hiring/candidate/hiring.page'));
const HiringDashboard = lazyPage(() => import('../features/hiring/dashboard/hiring-dashboard.page'));

const JOB_PAGES = (
  <>
    <Route path="/vagas" element={<Jobs />} />
    <Route path="/jobs" element={<Jobs />} />
    <Route path="/vagas/:id" element={<Job />} />
  </>
);

/** The frame of vacancies is that of the reader: the staff area for logged-in users, the public site for all others. */
const routesWith = (jobPages: 'public' | 'staff') =>
  createRoutesFromElements(
    <>
      <Route element={<MuiLayout />}>
        <Route path="/login" element={<Login />} />
        <Route path="/esqueci-a-senha" element={<ForgotPassword />} />
        <Route path="/redefinir-senha" element={<ResetPassword />} />
        <Route path="/convite" element={<Invitation />} />
      </Route>
      <Route element={<PublicShell />}>
        <Route index element={<Home />} />
        {jobPages === 'public' && JOB_PAGES}
        <Route path="/candidatura" element={<Application />} />
        <Route path="/apply" element={<Application />} />
        <Route path="/candidatura/enviada" element={<ApplicationSent />} />
        <Route path="/privacidade" element={<Privacy />} />
        <Route path="/privacidade/pedido" element={<DataRequest />} />
        <Route path="/privacidade/pedido/confirmar" element={<ConfirmDataRequest />} />
        <Route element={<MuiLayout />}>
          <Route path="/confirmar-candidatura" element={<ConfirmDraft />} />
          <Route path="/minha-candidatura" element={<CandidateArea />} />
          <Route path="/cancelar-alertas" element={<EndAlerts />} />
        </Route>
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
            {jobPages === 'staff' && JOB_PAGES}
            <Route element={<RequirePermission permission={MY_DAY_PERMISSIONS} />}>
              <Route path="/inicio" element={<MyDay />} />
            </Route>
            <Route element={<RequirePermission permission="candidates.read" />}>
              <Route path="/dashboard" element={<Dashboard />} />
              <Route path="/vagas/:id/candidatos" element={<Pipeline />} />
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
            <Route element={<RequirePermission permission="site.manage" />}>
              <Route path="/pagina-inicial" element={<HomeTexts />} />
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

const ROUTES = routesWith('public');
/** With vacancies in the frame of the staff area. */
export const STAFF_ROUTES = routesWith('staff');

export function AppRoutes() {
  const { user } = useKnownSession();
  // Deferred: after a login elsewhere the page of a visitor stays until the code of the staff area has loaded.
  const isStaff = useDeferredValue(seesStaffFrame(user));
  const page = useRoutes(isStaff ? STAFF_ROUTES : ROUTES);
  return (
    <Suspense fallback={<PageSpinner />}>
      <RouteChanges />
      {page}
    </Suspense>
  );
}

/** Who has to enrol a second factor first keeps the public frame. */
const seesStaffFrame = (user: SessionUser | null) => user !== null && !user.mustEnrolSecondFactor;

/** Whether the frame of the page depends on the reader. */
export const hasFrameOfReader = (path: string): boolean =>
  matchRoutes(createRoutesFromElements(JOB_PAGES), path) !== null;

/** The components at a path, from the outermost one, whose code is loaded when they are shown. */
const lazyPagesAt = (routes: RouteObject[], path: string): LazyPage[] =>
  (matchRoutes(routes, path) ?? [])
    .map(({ route: { element } }) => isValidElement(element) && element.type)
    .filter(isLazy);

/** Loads the code of all components at a path for this reader; afterwards they render synchronously. */
export async function preload(path: string, user: SessionUser | null = null): Promise<void> {
  const pages = lazyPagesAt(seesStaffFrame(user) ? STAFF_ROUTES : ROUTES, path);
  await Promise.all(pages.map((page) => page.preload()));
}

/**
 * The modules whose chunks the browser should load together with the application, for a visitor. Of a page of the staff they are its
 * frames: its reader may lack the permission for the page.
 */
export function modulesAt(path: string): string[] {
  const pages = lazyPagesAt(ROUTES, path);
  return (pages.includes(StaffShell) ? pages.slice(0, -1) : pages).flatMap(({ module }) => module ?? []);
}

const isLazy = (type: unknown): type is LazyPage => typeof type === 'function' && 'preload' in type;

/** The route pattern of a path; `*` if the site has no page there. */
export const patternAt = (path: string): string => {
  const route = matchRoutes(ROUTES, path)?.at(-1)?.route;
  return route?.index ? '/' : (route?.path ?? '*');
};
