import type { Page } from 'playwright-core';
import {
  ADMIN_PASSWORD,
  applicant,
  eventually,
  itInLongForm,
  resumePdf,
  startTestSystem,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { Journey, VIEWPORTS } from './support/journey.js';
import { fillLogin, loginButton } from './support/login-form.js';
import { resize, waitForLayout } from './support/resize.js';

const EMPLOYEE = ['carla.employee', 'pinhao-verde-77'] as const;
/** Shorter than the interval of polls: only an immediate refetch is in time. */
const REFETCH_TIMEOUT_MS = 15_000;
/** A tab that is shown is clicked at once. */
const CLICK_TIMEOUT_MS = 5_000;

describe('the frame of the site', () => {
  let system: TestSystem;
  let admin: Visitor;
  let user: Journey;
  let page: Page;

  beforeAll(async () => {
    system = await startTestSystem();
    admin = await system.admin();
    const [username, password] = EMPLOYEE;
    await admin.post('/api/auth/register', { username, password, isEmployee: true, fullName: username });
  });
  beforeEach(async () => {
    user = await Journey.start(system.url);
    page = user.page;
    // Records the texts of all toasts, also of those that are shown briefly.
    await page.addInitScript(() => {
      const toastTexts = new Set<string>();
      Object.assign(window, { toastTexts });
      new MutationObserver(() => {
        for (const toast of document.querySelectorAll('[data-toast]')) toastTexts.add(toast.textContent);
      }).observe(document, { childList: true, subtree: true });
    });
  });
  afterEach(() => user.close());
  afterAll(() => system?.stop());

  const allToastTexts = () =>
    page.evaluate(() => [...(window as unknown as { toastTexts: Set<string> }).toastTexts].join('\n'));
  const loadFailure = () => page.getByText('Esta parte da página não pôde ser carregada');

  describe('when files cannot be loaded', () => {
    it('shows the first toast without a connection', async () => {
      await user.visit('/login');
      await fillLogin(user, 'qualquer');
      await page.context().setOffline(true);
      await loginButton(page).click();
      await user.waitForToast('Falha no login', 'Não foi possível falar com o servidor');
      await page.getByRole('heading', { level: 1, name: 'Acessar sua conta' }).waitFor();
      const notice = page.getByText('Sem conexão.');
      await notice.waitFor();
      const desktop = page.viewportSize();
      await resize(page, VIEWPORTS.phone);
      // Two lines, and the edge around them: it has the width of a phone, and covers little of the page.
      expect((await notice.boundingBox())?.height).toBeLessThan(60);
      if (desktop) await resize(page, desktop);
      await page.context().setOffline(false);
      await page.getByText('Sem conexão.').waitFor({ state: 'detached' });
    });

    it('reloads once for a file that is gone after a release, then shows a message in its place', async () => {
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await page.route(/share-menu-items-/, (route) => route.fulfill({ status: 404, body: '' }));
      await user.visit('/vagas');
      await user.waitForHydration();
      const share = page.getByRole('button', { name: /^Compartilhar a vaga/ }).first();
      const reloaded = page.waitForEvent('domcontentloaded');
      await share.click();
      await reloaded;
      await user.waitForHydration();
      await share.click();
      await loadFailure().waitFor();
      expect(loads).toBe(2);
      await page.getByRole('heading', { level: 1, name: 'Vagas Disponíveis' }).waitFor();
      await page.unroute(/share-menu-items-/);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('menuitem', { name: 'WhatsApp' }).waitFor();
    });

    // In `npm test`: lost-code.e2e ('says nothing to a reader, whose page and links work without code').
    itInLongForm(
      'reloads once for the code of a page that is gone after a release, and keeps the page readable',
      async () => {
        let loads = 0;
        page.on('request', (request) => request.isNavigationRequest() && (loads += 1));
        const code = /assets\/application-/;
        await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
        await page.goto('/');
        const reloaded = page.waitForEvent('domcontentloaded');
        await page.mouse.wheel(0, 1);
        await reloaded;
        await page.getByRole('link', { name: 'Ver todas as vagas' }).click();
        await page.getByRole('heading', { level: 1, name: 'Vagas Disponíveis' }).waitFor();
        expect(loads).toBe(3);
        await page.unroute(code);
        await page.reload();
        await user.waitForHydration();
      },
    );

    // In `npm test`: lost-code.e2e ('keeps what was typed over the reload that replaces the code of the page').
    itInLongForm('keeps the input of an application over that reload', async () => {
      await page.route(/resume-progress-/, (route) => route.fulfill({ status: 404, body: '' }));
      await user.visit('/candidatura');
      await user.waitForHydration();
      await page.getByLabel('Nome *', { exact: true }).fill('Ana');
      const reloaded = page.waitForEvent('domcontentloaded');
      await page
        .getByLabel('Currículo em PDF')
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await resumePdf() });
      await reloaded;
      await user.waitForHydration();
      // The draft is restored after hydration.
      const name = page.getByLabel('Nome *', { exact: true });
      await eventually(async () => (await name.inputValue()) === 'Ana');
    });

    it('keeps header and footer while a page cannot be loaded, and loads it when the connection is back', async () => {
      await user.visit('/');
      await user.waitForHydration();
      await page.context().setOffline(true);
      await page.getByRole('banner').getByRole('link', { name: 'Vagas', exact: true }).click();
      await loadFailure().waitFor();
      await page.getByRole('contentinfo').waitFor();
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'Vagas Disponíveis' }).waitFor();
    });
  });

  // In `npm test`: access.e2e ('shows why a login failed, then …'), use-logout.spec.
  itInLongForm('logs out without a failure message', async () => {
    const [username, password] = EMPLOYEE;
    const session = system.visitor();
    await session.login(username, password);
    await user.continueSession(session);
    await page.goto('/indicacoes');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL(`${system.url}/`);
    await user.waitForToast('Logout realizado com sucesso');
    await page.getByRole('link', { name: 'Admin' }).waitFor();
    expect(await allToastTexts()).not.toContain('Falha no logout');
    expect(user.consoleErrors).toEqual([]);
  });

  itInLongForm('breaks no word of the footer at the width of a tablet', async () => {
    await user.visit('/privacidade');
    const address = page.getByRole('contentinfo').getByRole('link', { name: /@/ });
    for (const width of [600, 768, 899]) {
      await resize(page, { width, height: 800 });
      expect(await address.evaluate((link) => link.getClientRects().length)).toBe(1);
    }
  });

  // In `npm test`: large-text.e2e has other pages.
  itInLongForm('fits a phone with text of twice the size', async () => {
    await user.continueSession(admin);
    await page.goto('/entrevistas');
    await resize(page, { width: 320, height: 640 });
    const overflowing: Array<[string, number]> = [];
    for (const path of ['/privacidade', '/confirmar-entrevista', '/entrevistas', '/dashboard']) {
      await user.open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(
        () =>
          !document.querySelector('main [aria-busy="true"], main [role="progressbar"], .MuiSkeleton-root'),
      );
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await waitForLayout(page);
      overflowing.push([path, await user.overflowPx()]);
    }
    expect(overflowing.filter(([, pixels]) => pixels > 0)).toEqual([]);
  });

  // In `npm test`: live-updates.spec ('refetches everything after a gap of the connection').
  itInLongForm('shows changes made while the connection was lost as soon as it is back', async () => {
    await user.continueSession(admin);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByText(/\d+ candidatos/)
      .first()
      .waitFor();
    await page.context().setOffline(true);
    await page.getByText('Sem conexão.').waitFor();
    const recaptchaToken = await system.captcha();
    await system.visitor().post('/api/candidates', {
      ...applicant(7),
      firstName: 'Desconectada',
      recaptchaToken,
    });
    await page.context().setOffline(false);
    await page
      .getByText(/^Desconectada/)
      .first()
      .waitFor({ timeout: REFETCH_TIMEOUT_MS });
    expect(await page.getByText('Sem conexão.').count()).toBe(0);
  });

  it('redirects from an ended session to the login, and back to the same address', async () => {
    await user.continueSession(admin);
    await page.goto('/pagamentos-bonus?tab=regras');
    await page.getByRole('button', { name: 'Nova regra' }).waitFor();
    await page.context().clearCookies();
    const redirected = page.waitForURL('**/login?redirect=*');
    // The page refetches by itself too: it may have redirected before the click, and then there is no tab.
    await page
      .getByRole('tab', { name: /^Pendentes/ })
      .click({ timeout: CLICK_TIMEOUT_MS })
      .catch(() => undefined);
    await redirected;
    await page.getByText('A sua sessão terminou.').waitFor();
    const redirect = new URL(page.url()).searchParams.get('redirect')!;
    expect(redirect).toMatch(/^\/pagamentos-bonus/);
    await fillLogin(user, ADMIN_PASSWORD);
    await loginButton(page).click();
    await page.waitForURL(system.url + redirect);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
