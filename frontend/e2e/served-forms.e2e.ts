import type { Page } from 'playwright-core';
import { isLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { holdAssets } from './support/hold-assets.js';
import { VIEWPORTS, type Journey } from './support/journey.js';
import { resize } from './support/resize.js';
import { visit as visitSite } from './support/visit.js';

/** Sum of the layout shift scores of a page. */
const MAX_LAYOUT_SHIFT = 0.02;

describe('forms of server-rendered pages, before the scripts', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
  });
  afterAll(() => system?.stop());

  const visit = (run: (page: Page, visitor: Journey) => Promise<void>) => visitSite(system.url, run);

  it('handle a click that came before the scripts', () =>
    visit(async (page) => {
      const release = await holdAssets(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'INDIQUE UM AMIGO' }).click();
      release();
      await page.getByRole('dialog').getByLabel('Seu nome completo').waitFor();
    }));

  it('do not write the fields of a form into the address when it is sent before the scripts', () =>
    visit(async (page) => {
      const release = await holdAssets(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByLabel('Usuário').fill('ana');
      await page.getByLabel(/^Senha/).fill('segredo');
      await page
        .locator('form')
        .first()
        .evaluate((form: HTMLFormElement) => form.requestSubmit());
      release();
      await page.mouse.wheel(0, 1);
      await page.locator('altcha-widget').waitFor();
      expect(page.url()).toBe(`${system.url}/login`);
      expect(await page.getByLabel('Usuário').inputValue()).toBe('ana');
    }));

  it('keep what was typed, ticked and chosen in the application before the scripts', () =>
    visit(async (page, visitor) => {
      const release = await holdAssets(page);
      await page.goto('/candidatura', { waitUntil: 'commit' });
      await page.getByLabel('Nome *').first().fill('Ana');
      const consent = page.getByRole('checkbox', { name: /Autorizo/ });
      await consent.check();
      await page.getByLabel('Estado').selectOption('PR');
      const topPx = () => consent.evaluate((box) => Math.round(box.getBoundingClientRect().top + scrollY));
      const topBeforePx = await topPx();
      release();
      await visitor.waitForHydration();
      // A field that moves between the press and the release of a button gets no click.
      expect(await topPx()).toBe(topBeforePx);
      // A change of another field renders the whole form from its state.
      await page.getByLabel('Sobrenome *').fill('Souza');
      expect(await page.getByLabel('Nome *').first().inputValue()).toBe('Ana');
      expect(await consent.isChecked()).toBe(true);
      expect(await page.getByLabel('Estado').inputValue()).toBe('PR');
    }));

  const FORMS = [
    ['/candidatura', 'Cadastre seu currículo · Araucária Talentos', 'E-mail'],
    ['/candidatura?jobId=101', /^.+ · Araucária Talentos$/, 'E-mail'],
    ['/login', 'Entrar · Araucária Talentos', 'Usuário'],
  ] as const;
  it.each(isLongForm ? FORMS : FORMS.slice(0, 1))(
    'contain the form of %s, which keeps its input and position when the scripts load',
    (path, title, label) =>
      visit(async (page, visitor) => {
        await page.addInitScript(() => {
          const layoutShifts: number[] = [];
          Object.assign(window, { layoutShifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>)
              layoutShifts.push(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
          await resize(page, viewport);
          const release = await holdAssets(page);
          await page.goto(path, { waitUntil: 'commit' });
          const input = page.getByLabel(new RegExp(`^${label}`)).first();
          await input.fill('escrito cedo');
          expect(await page.title()).toEqual(
            typeof title === 'string' ? title : expect.stringMatching(title),
          );
          release();
          await page.mouse.wheel(0, 1);
          await page.locator('altcha-widget').waitFor();
          expect(await input.inputValue()).toBe('escrito cedo');
          const shift = await page.evaluate(() =>
            (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce(
              (sum, value) => sum + value,
              0,
            ),
          );
          expect([path, viewport.width, shift <= MAX_LAYOUT_SHIFT || shift]).toEqual([
            path,
            viewport.width,
            true,
          ]);
          await page.unroute('**/assets/**');
          await page.evaluate(() => sessionStorage.clear());
        }
        expect(visitor.consoleErrors).toEqual([]);
      }),
  );
});
