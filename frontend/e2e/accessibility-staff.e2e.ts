import {
  addDays,
  applicant,
  businessDayIn,
  eventually,
  instantOf,
  isLongForm,
  startTestSystem,
  today,
  type TestSystem,
} from '@araucaria/testing';
import type { Page, Request } from 'playwright-core';
import { accessibilityFindings } from './support/accessibility.js';
import { stateFindings } from './support/axe.js';
import { Journey, VIEWPORTS } from './support/journey.js';
import { resize } from './support/resize.js';
import { menuPaths, VIEWS } from './support/staff-views.js';

/** By attribute: a dialog below another one is inert and has no role. */
const OVERLAYS = '[role="dialog"], [role="menu"], .MuiMenu-list[role="listbox"]';

/**
 * Views that `npm test` analyses in the dark theme, in forced colours, at 320 px and at 200 % too, and with their dialogs; the long
 * form all of them.
 */
const EXAMPLES = ['templates'];
/** Views whose focus rings `npm test` checks: lists with filters, a calendar with times, forms. */
const WITH_FOCUS_RINGS = ['candidates', 'a day with its slots', ...EXAMPLES];

/** Pages with filters, figures or tabs above their rows. Of these `npm test` looks at two on a phone. */
const LISTS = [
  '/auditoria',
  '/pagamentos-bonus',
  '/indicacoes?tab=todas',
  '/controle-indicacoes',
  '/pagamentos-bonus?tab=regras',
  '/usuarios',
];

/** An analysis by axe takes a second or two. */
const MENU_TIMEOUT_MS = isLongForm ? 900_000 : 180_000;

describe('accessibility of the staff area', () => {
  let system: TestSystem;
  let admin: Journey;
  let candidate: number;
  /** Of the interviews. */
  let day: string;

  beforeAll(async () => {
    system = await startTestSystem();
    const root = await system.admin();
    day = await businessDayIn(root, 60);
    const { body: job } = await root.get<Array<{ id: number }>>('/api/jobs');
    const { body: referral } = await root.post<{ code: string }>('/api/referrals', { jobId: job[0]?.id });
    const apply = async (n: number) => {
      const recaptchaToken = await system.captcha();
      const application = { ...applicant(n), referralCode: referral.code, recaptchaToken };
      return (await root.post<{ id: number }>('/api/candidates', application)).body.id;
    };
    candidate = await apply(1);
    const hired = await apply(2);
    const schedule = async (candidateId: number, time: string) =>
      (
        await root.post<{ id: string }>('/api/interviews', {
          candidateId,
          jobId: 1,
          interviewDate: instantOf(day, time),
          interviewType: 'hr',
          status: 'scheduled',
          notificationOptions: { sendEmail: false, sendWhatsApp: false },
        })
      ).body.id;
    await schedule(candidate, '09:00');
    const confirmed = await schedule(hired, '09:15');
    await system.visitor().put(`/api/interviews/${confirmed}/confirm`, { confirmMethod: 'email' });
    await root.post('/api/referral-bonus-rules', { department: 'Engenharia', bonusAmount: 80_000 });
    await root.post('/api/auth/register', { username: 'leo.reis', password: 'pinhao-verde-77' });
    // A second session of the administrator, for the page of the account.
    await system.admin();
    await system.settle();
    const { body: applied } = await root.get<Array<{ id: number }>>(
      `/api/referral-applications?candidateId=${hired}`,
    );
    await root.put(`/api/referral-applications/${applied[0]?.id}/hire`, { hireDate: addDays(today(), -320) });
    admin = await Journey.start(system.url, { session: root });
    trackRequests(admin.page);
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  /** Opens a page and waits until it is loaded; faster than to wait for an idle network. */
  const show = async (path: string) => {
    const { page } = admin;
    await admin.open(path.replace('{candidate}', String(candidate)).replace('{day}', day));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(
      () =>
        !document.querySelector(
          'main [aria-busy="true"], main [role="progressbar"]:not([aria-valuenow]), .MuiSkeleton-root',
        ),
    );
    await allResponses();
  };
  const pendingRequests = new Set<Request>();
  const trackRequests = (page: Page) => {
    page.on('request', (request) => request.url().endsWith('/graphql') && pendingRequests.add(request));
    page.on('requestfinished', (request) => pendingRequests.delete(request));
    page.on('requestfailed', (request) => pendingRequests.delete(request));
  };
  const allResponses = () => eventually(async () => pendingRequests.size === 0);
  /** Closes all dialogs. */
  const closeDialogs = async () => {
    const dialogs = admin.page.locator(OVERLAYS);
    for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
      const previous = open;
      await admin.page.keyboard.press('Escape');
      await eventually(async () => (await dialogs.count()) < previous);
    }
  };

  it.each(VIEWS.map(([name, path, ...dialogs]) => ({ name, path, dialogs })))(
    'has no findings: $name',
    async ({ name, path, dialogs }) => {
      // A view that failed may have left another one.
      await admin.page.setViewportSize(VIEWPORTS.desktop);
      await show(path);
      await admin.screenshot(`acessivel-${name.replaceAll(' ', '-')}`);
      const inDepth = isLongForm || EXAMPLES.includes(name);
      const stops = isLongForm || WITH_FOCUS_RINGS.includes(name) ? 12 : 0;
      const findings = await accessibilityFindings(admin.page, { stops, inDepth });
      for (const [dialog, open] of inDepth ? dialogs : []) {
        const openDialog = async () => {
          await open(admin.page);
          await admin.page.locator(OVERLAYS).first().waitFor();
        };
        await openDialog();
        await admin.screenshot(`acessivel-${dialog.replaceAll(' ', '-')}`);
        const options = { stops: 6, inDepth, overlaysOnly: true, reopen: openDialog };
        const dialogFindings = await accessibilityFindings(admin.page, options);
        findings.push(...dialogFindings.map((text) => `${dialog}: ${text}`));
        await closeDialogs();
      }
      expect(findings).toEqual([]);
    },
  );

  it(
    'has no findings on the other pages of the menu',
    async () => {
      await admin.page.setViewportSize(VIEWPORTS.desktop);
      await show('/inicio');
      const paths = await menuPaths(admin.page);
      expect(paths).toEqual(expect.arrayContaining(['/inicio', '/vagas', '/limpeza-banco', '/minha-conta']));
      const views = new Set(VIEWS.map(([, path]) => path));
      for (const path of paths.filter((each) => !views.has(each))) {
        await show(path);
        await admin.screenshot(`acessivel${path.replaceAll('/', '-')}`);
        const options = { stops: isLongForm ? 12 : 0, inDepth: isLongForm };
        expect([path, await accessibilityFindings(admin.page, options)]).toEqual([path, []]);
      }
    },
    MENU_TIMEOUT_MS,
  );

  it('can be used with a narrow sidebar, and by keyboard alone', async () => {
    await admin.page.setViewportSize(VIEWPORTS.desktop);
    await show('/usuarios');
    const { page } = admin;
    const sidebarWidth = (width: number) =>
      page.waitForFunction(
        (expected) => document.querySelector('nav')?.parentElement?.offsetWidth === expected,
        width,
      );
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await sidebarWidth(80);
    expect(await stateFindings(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await sidebarWidth(80);
    // The menu has scrolled to the entry of the page; the first Tab still leads to the link past the menu.
    const entry = await page.getByRole('link', { name: 'Usuários' }).boundingBox();
    const account = await page.getByRole('button', { name: 'Alterar senha', exact: true }).boundingBox();
    expect(entry!.y + entry!.height).toBeLessThan(account!.y);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
    await admin.tabTo(page.getByRole('button', { name: 'Adicionar Usuário' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Adicionar Usuário' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Adicionar Usuário');
    await page.getByRole('button', { name: 'Expandir menu' }).click();
    await sidebarWidth(256);
  });

  it('fits a phone, where the menu is a drawer and a toast covers no button', async () => {
    const { page } = admin;
    await resize(page, VIEWPORTS.phone);
    for (const path of isLongForm ? LISTS : LISTS.slice(0, 2)) {
      await show(path);
      expect([path, await admin.overflowPx()]).toEqual([path, 0]);
      // Filters, figures and tabs leave room for the first row in the window.
      const row = await page.locator('main li.MuiCard-root').first().boundingBox();
      expect([path, (row?.y ?? Infinity) < VIEWPORTS.phone.height - 100]).toEqual([path, true]);
    }
    if (isLongForm) {
      await show('/auditoria?tipo=account');
      await page.getByRole('listitem').getByText('Sobre: Usuário').waitFor();
      expect(await stateFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Filtros (1)' }).click();
      await page.getByRole('combobox', { name: 'Quem' }).waitFor();
      expect([await admin.overflowPx(), await stateFindings(page)]).toEqual([0, []]);
    }
    await show('/limpeza-banco');
    expect(await stateFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Limpar candidatos' }).click();
    await page.getByRole('button', { name: 'Apagar definitivamente' }).click();
    const toast = await page
      .getByRole('alert')
      .filter({ hasText: 'Senha de confirmação necessária' })
      .boundingBox();
    const button = await page.getByRole('button', { name: 'Apagar definitivamente' }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
    await admin.screenshot('aviso-celular');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.keyboard.press('ControlOrMeta+K');
    await page.getByRole('combobox', { name: /^Ir para/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('link', { name: 'Usuários' }).waitFor();
    await page.getByText('Administrador', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sair' }).waitFor();
    expect(await stateFindings(page)).toEqual([]);
    await admin.screenshot('menu-celular');
    await page.getByRole('link', { name: 'Usuários' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(admin.consoleErrors).toEqual([]);
  });
});
