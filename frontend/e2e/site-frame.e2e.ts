import type { Page } from 'playwright-core';
import { applicant, resumePdf, startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey, VIEWPORTS } from './journey.js';

const PASSWORD = 'uma-senha-de-teste';
const EMPLOYEE = ['carla.employee', 'pinhao-verde-77'] as const;
/** Milliseconds; a screen that waits for its next poll or for a focus takes far longer. */
const SOON = { timeout: 15_000 };

describe('the frame of the site', () => {
  let system: TestSystem;
  let person: Journey;
  let page: Page;

  beforeAll(async () => {
    system = await startTestSystem({
      parts: ['users', 'jobs', 'candidates', 'interviews', 'referrals', 'resume-parser'],
      env: { ADMIN_PASSWORD: PASSWORD },
    });
    const admin = system.visitor();
    await admin.login('admin', PASSWORD);
    const [username, password] = EMPLOYEE;
    await admin.post('/api/auth/register', { username, password, isEmployee: true, fullName: username });
  }, 120_000);
  beforeEach(async () => {
    person = await Journey.start(system.url);
    page = person.page;
    // What any toast said, so that one that was shown too briefly to be seen counts too.
    await page.addInitScript(() => {
      const said = new Set<string>();
      Object.assign(window, { said });
      new MutationObserver(() => {
        for (const toast of document.querySelectorAll('[data-toast]')) said.add(toast.textContent);
      }).observe(document, { childList: true, subtree: true });
    });
  });
  afterEach(() => person.end());
  afterAll(() => system?.stop());

  const said = () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].join('\n'));
  const toasts = () => page.locator('[data-toast]');
  const lost = () => page.getByText('Esta parte da página não pôde ser carregada');
  const enter = () => page.getByRole('button', { name: 'Entrar', exact: true });
  const fillLogin = async (password: string) => {
    await page.getByLabel('Usuário').fill('admin');
    await page.getByLabel(/^Senha/).fill(password);
    await person.solveCaptcha();
  };
  /** Controls in the window whose middle the toast lies over. */
  const covered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main a, [role="dialog"] button')]
        .filter((control) => !control.closest('[aria-hidden="true"]'))
        .filter((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-toast]');
        })
        .map((control) => control.textContent),
    );

  describe('without its files', () => {
    it('reports a failed login with the connection gone before the first toast', async () => {
      await person.visit('/login');
      await fillLogin('qualquer');
      await page.context().setOffline(true);
      await enter().click();
      await person.waitForToast('Falha no login', 'Não foi possível falar com o servidor');
      await page.getByRole('heading', { level: 1, name: 'Acessar sua conta' }).waitFor();
      await page.getByText('Sem conexão.').waitFor();
      await page.context().setOffline(false);
      await page.getByText('Sem conexão.').waitFor({ state: 'detached' });
    });

    it('reloads once for a file that a release has replaced, then says so where the part would be', async () => {
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await page.route(/share-menu-items-/, (route) => route.fulfill({ status: 404, body: '' }));
      await person.visit('/vagas');
      await person.takenOver();
      const share = page.getByRole('button', { name: /^Compartilhar a vaga/ }).first();
      const reloaded = page.waitForEvent('domcontentloaded');
      await share.click();
      await reloaded;
      await person.takenOver();
      await share.click();
      await lost().waitFor();
      expect(loads).toBe(2);
      await page.getByRole('heading', { level: 1, name: 'Vagas Disponíveis' }).waitFor();
      await page.unroute(/share-menu-items-/);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('menuitem', { name: 'WhatsApp' }).waitFor();
    });

    it('keeps an application as it was typed over that reload', async () => {
      await page.route(/resume-progress-/, (route) => route.fulfill({ status: 404, body: '' }));
      await person.visit('/candidatura');
      await person.takenOver();
      await page.getByLabel('Nome *', { exact: true }).fill('Ana');
      const reloaded = page.waitForEvent('domcontentloaded');
      await page
        .getByLabel('Currículo em PDF')
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await resumePdf() });
      await reloaded;
      await person.takenOver();
      expect(await page.getByLabel('Nome *', { exact: true }).inputValue()).toBe('Ana');
    });

    it('keeps header and footer while a page does not come, and shows it when the connection is back', async () => {
      await person.visit('/');
      await person.takenOver();
      await page.context().setOffline(true);
      await page.getByRole('banner').getByRole('link', { name: 'Vagas', exact: true }).click();
      await lost().waitFor();
      await page.getByRole('contentinfo').waitFor();
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'Vagas Disponíveis' }).waitFor();
    });
  });

  it.each([
    ['/dashboard', 'admin', PASSWORD],
    ['/indicacoes', ...EMPLOYEE],
  ])('logs out from %s and says nothing false', async (path, username, password) => {
    await person.login(username, password);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL(`${system.url}/`);
    await person.waitForToast('Logout realizado com sucesso');
    await page.getByRole('link', { name: 'Admin' }).waitFor();
    expect(await said()).not.toContain('Falha no logout');
    expect(person.complaints).toEqual([]);
  });

  describe('with its toasts', () => {
    it('shows the outcome of the newer act, and not the older failure again', async () => {
      await person.visit('/login');
      await fillLogin('errada');
      await enter().click();
      await person.waitForToast('Falha no login');
      await fillLogin(PASSWORD);
      await enter().click();
      await page.waitForURL('**/dashboard');
      await person.waitForToast('Login realizado com sucesso');
      expect(await toasts().count()).toBe(1);
      await page.getByRole('button', { name: 'Fechar aviso' }).click();
      await toasts().waitFor({ state: 'detached' });
    });

    it('hides them after 5 seconds, unless the pointer moves over them or they have the focus', async () => {
      await page.context().grantPermissions(['clipboard-write']);
      await page.clock.install();
      await person.visit('/vagas');
      await person.takenOver();
      const copy = async () => {
        await page
          .getByRole('button', { name: /^Compartilhar a vaga/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'Copiar link' }).click();
        await toasts().waitFor();
      };
      await copy();
      const box = (await toasts().boundingBox())!;
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      await page.clock.runFor(2_900);
      expect(await toasts().count()).toBe(1);
      await page.clock.runFor(1_100);
      expect(await toasts().count()).toBe(0);
      await page.clock.resume();

      await copy();
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.clock.runFor(60_000);
      expect(await toasts().count()).toBe(1);
      await page.mouse.move(5, 300);
      await page.clock.runFor(5_000);
      expect(await toasts().count()).toBe(0);

      await copy();
      await page.getByRole('button', { name: 'Fechar aviso' }).focus();
      await page.clock.runFor(60_000);
      expect(await toasts().count()).toBe(1);
      await page.keyboard.press('Enter');
      expect(await toasts().count()).toBe(0);
    });

    it('places them left on staff pages, over no control of a dialog, on phones neither', async () => {
      await person.login('admin', PASSWORD);
      await page.waitForURL('**/dashboard');
      for (const viewport of [VIEWPORTS.desk, { width: 1280, height: 620 }, VIEWPORTS.phone]) {
        await page.setViewportSize(viewport);
        await page.goto('/usuarios');
        await page.getByRole('button', { name: 'Adicionar Usuário' }).click();
        await page.getByLabel('Nome de usuário').fill('admin');
        await page.getByRole('textbox', { name: 'Senha' }).fill('pinhao-verde-79');
        await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
        await person.waitForToast('Erro ao adicionar');
        expect([viewport, await covered()]).toEqual([viewport, []]);
        const box = (await toasts().boundingBox())!;
        expect(box.x + box.width / 2).toBeLessThanOrEqual(viewport.width / 2);
        await person.picture(`aviso-${viewport.width}-${viewport.height}`);
      }
    });
  });

  it('shows what changed while the connection was lost, as soon as it is back', async () => {
    await person.login('admin', PASSWORD);
    await page.waitForURL('**/dashboard');
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
      .waitFor(SOON);
    expect(await page.getByText('Sem conexão.').count()).toBe(0);
  });

  it('leads from an ended session to the login, and back to the same place', async () => {
    await person.login('admin', PASSWORD);
    await page.waitForURL('**/dashboard');
    await page.goto('/pagamentos-bonus?tab=regras');
    await page.getByRole('button', { name: 'Nova regra' }).waitFor();
    await page.context().clearCookies();
    await page.getByRole('tab', { name: /^Pendentes/ }).click();
    await page.waitForURL('**/login?redirect=*');
    await page.getByText('A sua sessão terminou.').waitFor();
    const asked = new URL(page.url()).searchParams.get('redirect')!;
    expect(asked).toMatch(/^\/pagamentos-bonus/);
    await fillLogin(PASSWORD);
    await enter().click();
    await page.waitForURL(system.url + asked);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('has icons for tabs, phones and installed pages', async () => {
    await page.goto('/');
    const linked = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    const visitor = system.visitor();
    const manifest = await visitor.get<string | { icons: Array<{ src: string }> }>('/site.webmanifest');
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const { icons } =
      typeof manifest.body === 'string'
        ? (JSON.parse(manifest.body) as { icons: Array<{ src: string }> })
        : manifest.body;
    for (const path of [...linked, ...icons.map(({ src }) => src)]) {
      const { status, headers } = await visitor.get(path);
      expect([path, status, headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
    expect(linked).toHaveLength(3);
    expect(icons).toHaveLength(4);
  });

  it.each([
    ['/candidatura', 'Cadastre seu currículo · Araucária Talentos', 'E-mail'],
    ['/candidatura?jobId=101', /^.+ · Araucária Talentos$/, 'E-mail'],
    ['/login', 'Entrar · Araucária Talentos', 'Usuário'],
  ])(
    'serves the form of %s in the HTML, and moves nothing when its code comes',
    async (path, title, field) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>)
            shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const viewport of [VIEWPORTS.desk, VIEWPORTS.phone]) {
        await page.setViewportSize(viewport);
        let arrive = () => {};
        const slow = new Promise<void>((resolve) => (arrive = resolve));
        await page.route('**/assets/**', async (route) => {
          await slow;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        const input = page.getByLabel(new RegExp(`^${field}`)).first();
        await input.fill('escrito cedo');
        expect(await page.title()).toEqual(typeof title === 'string' ? title : expect.stringMatching(title));
        arrive();
        await page.mouse.wheel(0, 1);
        await page.locator('altcha-widget').waitFor();
        expect(await input.inputValue()).toBe('escrito cedo');
        const shift = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
        );
        expect([path, viewport.width, shift <= 0.02 || shift]).toEqual([path, viewport.width, true]);
        await page.unroute('**/assets/**');
        await page.evaluate(() => sessionStorage.clear());
      }
      expect(person.complaints).toEqual([]);
    },
  );
});
