import type { Page } from 'playwright-core';
import {
  ADMIN_PASSWORD,
  isLongForm,
  itInLongForm,
  startTestSystem,
  type TestSystem,
} from '@araucaria/testing';
import { Journey, VIEWPORTS } from './support/journey.js';
import { fillLogin, loginButton } from './support/login-form.js';
import { pauseClock } from './support/pause-clock.js';
import { resize } from './support/resize.js';

describe('toasts', () => {
  let system: TestSystem;
  let user: Journey;
  let page: Page;

  beforeAll(async () => {
    system = await startTestSystem();
  });
  beforeEach(async () => {
    user = await Journey.start(system.url);
    page = user.page;
  });
  afterEach(() => user.close());
  afterAll(() => system?.stop());

  const toasts = () => page.locator('[data-toast]');
  /** Controls whose centre is covered by the toast. */
  const coveredControls = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main a, [role="dialog"] button')]
        .filter((control) => !control.closest('[aria-hidden="true"]'))
        .filter((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-toast]');
        })
        .map((control) => control.textContent),
    );

  // In `npm test`: toast-queue.spec ('shows the toast of a newer interaction at once, and drops older ones').
  itInLongForm('show the result of the newer action, and not the older failure again', async () => {
    await user.visit('/login');
    await fillLogin(user, 'errada');
    await loginButton(page).click();
    await user.waitForToast('Falha no login');
    await fillLogin(user, ADMIN_PASSWORD);
    await loginButton(page).click();
    await page.waitForURL('**/dashboard');
    await user.waitForToast('Login realizado com sucesso');
    expect(await toasts().count()).toBe(1);
    await page.getByRole('button', { name: 'Fechar aviso' }).click();
    await toasts().waitFor({ state: 'detached' });
  });

  it('disappear after 5 seconds, unless the pointer or the focus is on them', async () => {
    await page.context().grantPermissions(['clipboard-write']);
    await page.clock.install();
    await user.visit('/vagas');
    await user.waitForHydration();
    const openMenu = () =>
      page
        .getByRole('button', { name: /^Compartilhar a vaga/ })
        .first()
        .click();
    const copyLink = async () => {
      await page.getByRole('menuitem', { name: 'Copiar link' }).click();
      await toasts().waitFor();
    };
    const copy = async () => {
      await openMenu();
      await copyLink();
    };
    await openMenu();
    await pauseClock(page);
    await copyLink();
    const box = (await toasts().boundingBox())!;
    await page.clock.runFor(4_900);
    expect(await toasts().count()).toBe(1);
    await page.clock.runFor(200);
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

  it('cover no control of a dialog at any width', async () => {
    await user.continueSession(await system.admin());
    const others = [VIEWPORTS.desktop, { width: 1280, height: 620 }];
    for (const viewport of isLongForm ? [...others, VIEWPORTS.phone] : [VIEWPORTS.phone]) {
      await resize(page, viewport);
      await page.goto('/usuarios');
      await page.getByRole('button', { name: 'Adicionar Usuário' }).click();
      await page.getByLabel('Nome de usuário').fill('admin');
      await page.getByRole('textbox', { name: 'Senha' }).fill('pinhao-verde-79');
      await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
      await user.waitForToast('Erro ao adicionar');
      expect([viewport, await coveredControls()]).toEqual([viewport, []]);
      const box = (await toasts().boundingBox())!;
      expect(box.x + box.width / 2).toBeLessThanOrEqual(viewport.width / 2);
      await user.screenshot(`aviso-${viewport.width}-${viewport.height}`);
    }
  });

  it('and the notice of a lost connection cover no button of a sheet', async () => {
    await user.continueSession(await system.admin());
    await resize(page, VIEWPORTS.phone);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Ver / }).first().click();
    await page.getByRole('button', { name: /^Reprovar/ }).click();
    const submit = page.getByRole('button', { name: 'Reprovar e enviar' });
    await submit.and(page.locator(':enabled')).waitFor();
    await page.context().setOffline(true);
    const notice = page.getByText('Sem conexão.');
    const bottomOfSheet = async () => {
      await notice.waitFor();
      const [button, covering] = [(await submit.boundingBox())!, (await notice.boundingBox())!];
      expect(covering.y).toBeGreaterThanOrEqual(button.y + button.height);
    };
    await bottomOfSheet();
    await submit.click();
    await user.waitForToast('Erro');
    await bottomOfSheet();
    expect(await coveredControls()).toEqual([]);
    await user.screenshot('sem-conexao-folha');
  });
});
