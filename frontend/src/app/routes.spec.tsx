import { isValidElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { screen, waitFor } from '@testing-library/react';
import { RESPONSE_SETTINGS } from '../domain/candidates/response-settings';
import { STAGE_COUNTS } from '../domain/candidates/stage-counts';
import { JOBS } from '../domain/jobs/jobs-query';
import { fakeCaptcha } from '../testing/fake-captcha';
import { job } from '../testing/fixtures/jobs';
import { ADMIN, gateway, renderScreen } from '../testing/render-screen';
import { HOME_PARTS } from './pages/home-parts';
import { AppRoutes, STAFF_ROUTES, StaffShell } from './routes';
import { DUE_BONUSES, OVERDUE_RESPONSES, PAST_INTERVIEWS } from './shells/menu-badges';

class SilentEventSource extends EventTarget {
  close(): void {}
}

beforeEach(() => {
  Object.assign(globalThis, { EventSource: SilentEventSource });
  // Which jsdom lacks.
  Object.assign(performance, { getEntriesByType: () => [] });
  gateway.reply(JOBS, { jobs: [job(1, 'Padeiro')] });
  gateway.reply(STAGE_COUNTS, { stageCounts: [] });
  gateway.reply(RESPONSE_SETTINGS, { responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' } });
  gateway.reply(OVERDUE_RESPONSES, { candidates: { pagination: { totalCandidates: 0 } } });
  gateway.reply(PAST_INTERVIEWS, { interviewCounts: { awaitingOutcome: 0 } });
  gateway.reply(DUE_BONUSES, { dueBonuses: 0 });
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

describe.each(['/vagas', '/jobs'])('%s', (address) => {
  it('is within header and footer for visitors', async () => {
    await renderScreen(<AppRoutes />, { address });
    await screen.findByRole('heading', { level: 1, name: 'Vagas Disponíveis' });
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Área da equipe' })).toBeNull();
  });

  it('is within the frame of the staff area for logged-in users', async () => {
    await renderScreen(<AppRoutes />, { address, session: ADMIN });
    await screen.findByRole('navigation', { name: 'Área da equipe' });
    await screen.findByRole('heading', { level: 1, name: 'Vagas Disponíveis' });
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('link', { name: 'Vagas' }).className).toContain('Mui-selected');
  });

  it('is public for a user who has to enrol a second factor first', async () => {
    await renderScreen(<AppRoutes />, { address, session: { ...ADMIN, mustEnrolSecondFactor: true } });
    await screen.findByRole('heading', { level: 1, name: 'Vagas Disponíveis' });
    await waitFor(() => expect(screen.getByRole('contentinfo')).toBeTruthy());
    expect(location.pathname).toBe(address);
  });
});

/** A user of the staff area who has no role. */
const WITHOUT_ROLE = { ...ADMIN, isAdmin: false, isEmployee: false };
/** Pages of every logged-in user, who may also lack a role. */
const FOR_USERS = ['/indicacoes', '/referral-management', '/usuarios', '/minha-conta'];
const JOB_FORM = ['/job-form', '/job-form/101'];
/** Vacancies are for everybody; the last one leads everybody without its permission to the login, as the specification says. */
const OTHERS = ['/vagas', '/jobs', '/vagas/101', '/nova-vaga'];

/** The addresses of the pages within the frame of the staff area. */
const staffPaths = (routes: readonly RouteObject[], isWithin = false): string[] =>
  routes.flatMap(({ path, element, children = [] }) => {
    const isInFrame = isWithin || (isValidElement(element) && element.type === StaffShell);
    return [...(isInFrame && path ? [path.replace(/:\w+/, '101')] : []), ...staffPaths(children, isInFrame)];
  });
const EXCEPTIONS = new Set([...FOR_USERS, ...JOB_FORM, ...OTHERS]);
const FOR_ROLES = staffPaths(STAFF_ROUTES).filter((path) => !EXCEPTIONS.has(path));

describe('the staff area', () => {
  beforeEach(() => {
    fakeCaptcha();
    gateway.replyRest('GET', '/api/auth/options', () => ({ body: { localLogin: 'on', singleSignOn: null } }));
    gateway.reply(HOME_PARTS, { homeParts: [], homePicture: null });
  });
  const expectAddress = (expected: string) =>
    waitFor(() => expect(location.pathname + location.search).toBe(expected));

  it.each([...FOR_USERS, ...FOR_ROLES, ...JOB_FORM])(
    'leads a visitor from %s to the login, which returns there',
    async (address) => {
      await renderScreen(<AppRoutes />, { address });
      await expectAddress(`/login?redirect=${encodeURIComponent(address)}`);
    },
  );

  it.each(FOR_ROLES)('leads a user without a role from %s to the home page', async (address) => {
    await renderScreen(<AppRoutes />, { address, session: WITHOUT_ROLE });
    await expectAddress('/');
  });

  it.each(JOB_FORM)('refuses %s to a user without a role, with a message', async (address) => {
    await renderScreen(<AppRoutes />, { address, session: WITHOUT_ROLE });
    await screen.findByText('Você não tem permissão para acessar esta página.');
    await expectAddress('/jobs');
  });
});
