import type { BrowserContextOptions, Page } from 'playwright-core';
import { eventually, isLongForm, resumePdf, startTestSystem, type TestSystem } from '@araucaria/testing';
import { dropPdf } from './support/drop-pdf.js';
import { holdAssets } from './support/hold-assets.js';
import { Journey, VIEWPORTS } from './support/journey.js';

/** Between the keys of a quick typist. */
const KEY_DELAY_MS = 30;
const APPLICATION_CODE = /assets\/application-/;
const START_CODE = /assets\/index-/;
const CONTROLS =
  'header a, header button, main a, main button, main input, main select, main textarea:not([aria-hidden]), h1, h2, h3, [role="tab"]';

/** What visitors do between the first paint of a page and the end of its hydration. */
describe('a page whose code has not loaded', () => {
  let system: TestSystem;
  let ids: number[];
  beforeAll(async () => {
    system = await startTestSystem();
    ids = (await system.visitor().get<Array<{ id: number }>>('/api/jobs')).body.map(({ id }) => id);
  });
  afterAll(() => system?.stop());

  const visit = async (
    run: (page: Page, visitor: Journey) => Promise<void>,
    options: BrowserContextOptions = {},
  ) => {
    const visitor = await Journey.start(system.url, options);
    await run(visitor.page, visitor);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.close();
  };
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
  const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
  const isFocused = (page: Page, id: string) =>
    page.evaluate((expected) => document.activeElement?.id === expected, id);

  it('keeps every letter that is typed while it hydrates, and the focus', () =>
    visit(async (page, visitor) => {
      const text = 'Maria Aparecida dos Santos';
      const release = await holdAssets(page);
      await page.goto('/candidatura', { waitUntil: 'commit' });
      const name = field(page, 'Nome *');
      await name.click();
      const typing = name.pressSequentially(text, { delay: KEY_DELAY_MS });
      await eventually(async () => (await name.inputValue()).length > 3);
      release();
      await typing;
      await visitor.waitForHydration();
      await page.locator('altcha-widget').waitFor();
      expect([await name.inputValue(), await isFocused(page, 'firstName')]).toEqual([text, true]);
      // A change of another field renders the whole form from its state.
      await field(page, 'Sobrenome *').fill('Souza');
      expect(await name.inputValue()).toBe(text);
    }));

  it('formats a telephone that was left before', () =>
    visit(async (page, visitor) => {
      const release = await holdAssets(page);
      await page.goto('/candidatura', { waitUntil: 'commit' });
      await field(page, 'Telefone *').fill('41 99876-5432');
      await field(page, 'E-mail *').focus();
      release();
      await visitor.waitForHydration();
      await eventually(async () => (await field(page, 'Telefone *').inputValue()) === '(41) 99876-5432');
    }));

  it('searches for what was typed into the list of jobs', () =>
    visit(async (page) => {
      const release = await holdAssets(page);
      await page.goto('/vagas', { waitUntil: 'commit' });
      const search = page.getByRole('searchbox');
      const typing = search.pressSequentially('analista de dados', { delay: KEY_DELAY_MS });
      await eventually(async () => (await search.inputValue()).length > 3);
      release();
      await typing;
      await page.getByText(/^\d vagas? encontradas?$/).waitFor();
      expect(await search.inputValue()).toBe('analista de dados');
    }));

  it('keeps a job that is chosen instead of the one in the address', () =>
    visit(async (page, visitor) => {
      const release = await holdAssets(page);
      await page.goto(`/candidatura?jobId=${ids[0]}`, { waitUntil: 'commit' });
      const job = page.getByLabel('Vaga de interesse');
      expect(await job.inputValue()).toBe(String(ids[0]));
      await job.selectOption(String(ids[1]));
      release();
      await visitor.waitForHydration();
      await field(page, 'Nome *').fill('Ana');
      expect(await job.inputValue()).toBe(String(ids[1]));
    }));

  it('opens the dialog for the file of a résumé, and takes the chosen file', () =>
    visit(async (page) => {
      const release = await holdAssets(page);
      await page.goto('/candidatura', { waitUntil: 'commit' });
      const opened = page.waitForEvent('filechooser');
      await page.getByText('Escolher arquivo').click();
      const chooser = await opened;
      await chooser.setFiles({ name: 'ana.pdf', mimeType: 'application/pdf', buffer: await resumePdf() });
      release();
      await page.getByRole('group', { name: 'Currículo' }).getByText('ana.pdf').first().waitFor();
    }));

  it('takes a résumé that is dropped on its area, and stays when one is dropped beside it', () =>
    visit(async (page, visitor) => {
      const release = await holdAssets(page);
      await page.goto('/candidatura', { waitUntil: 'commit' });
      await dropPdf(page.getByRole('heading', { level: 1 }), await resumePdf());
      expect(
        await page.getByLabel('Currículo em PDF').evaluate((input: HTMLInputElement) => input.files?.length),
      ).toBe(0);
      await dropPdf(page.getByText('Arraste o seu currículo até aqui'), await resumePdf());
      release();
      await visitor.waitForHydration();
      await page.getByRole('group', { name: 'Currículo' }).getByText('solto.pdf').first().waitFor();
    }));

  it('restores the draft of a reloaded form beside what is entered meanwhile, and asks for the consent again', () =>
    visit(async (page, visitor) => {
      await page.goto('/candidatura');
      await visitor.waitForHydration();
      await field(page, 'Nome *').fill('Ana');
      await page.getByLabel('Estado').selectOption('PR');
      const consent = page.getByRole('checkbox', { name: /Autorizo/ });
      await consent.check();
      await page.waitForFunction(() => sessionStorage.getItem('candidatura-2')?.includes('"state":"PR"'));
      const release = await holdAssets(page);
      await page.reload({ waitUntil: 'commit' });
      const surname = field(page, 'Sobrenome *');
      await surname.click();
      await surname.pressSequentially('Souza');
      await page.keyboard.press('ArrowLeft');
      release();
      await eventually(async () => (await field(page, 'Nome *').inputValue()) === 'Ana');
      expect([await surname.inputValue(), await isFocused(page, 'lastName')]).toEqual(['Souza', true]);
      await page.keyboard.type('z');
      expect(await surname.inputValue()).toBe('Souzza');
      expect(await page.getByLabel('Estado').inputValue()).toBe('PR');
      expect(await consent.isChecked()).toBe(false);
    }));

  it('stays where the visitor scrolls after a reload', () =>
    visit(async (page, visitor) => {
      await page.goto('/vagas');
      await visitor.waitForHydration();
      await page.evaluate(() => scrollTo(0, 700));
      const release = await holdAssets(page);
      await page.reload({ waitUntil: 'commit' });
      // The browser restores the position of a page that is reloaded.
      await page.waitForFunction(() => Math.abs(scrollY - 700) <= 2);
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, -400);
      await page.waitForFunction(() => Math.abs(scrollY - 300) <= 2);
      release();
      await visitor.waitForHydration();
      // Scroll positions are restored in the frame after the hydration.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await scrollTop(page)).toBe(300);
    }));

  it('stays where the visitor scrolls from the part that the address names, with an opened answer', () =>
    visit(async (page, visitor) => {
      const release = await holdAssets(page, APPLICATION_CODE);
      // The browser scrolls to the part once more when the page has loaded.
      await page.goto('/#faq');
      await page.getByText('Como funciona a indicação?').click();
      const top = await scrollTop(page);
      await page.mouse.wheel(0, -400);
      await page.waitForFunction((expected) => Math.abs(scrollY - expected) <= 2, top - 400);
      release();
      await visitor.waitForHydration();
      // Scroll positions are restored in the frame after the hydration.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await scrollTop(page)).toBe(top - 400);
      expect(await page.locator('details[open]').count()).toBe(1);
    }));

  it.each(Object.entries(VIEWPORTS))(
    'moves nothing when it hydrates, at the size of a %s',
    (name, viewport) =>
      visit(
        async (page, visitor) => {
          const places = () =>
            page.locator(CONTROLS).evaluateAll((elements) =>
              elements
                .filter((element) => element.checkVisibility())
                .map((element) => {
                  const { left, top, width } = element.getBoundingClientRect();
                  const name = element.ariaLabel ?? (element.textContent || element.id);
                  return `${name.trim().slice(0, 40)} ${Math.round(left)} ${Math.round(top + scrollY)} ${Math.round(width)}`;
                }),
            );
          const main = ['/', '/vagas', `/vagas/${ids[0]}`, `/candidatura?jobId=${ids[0]}`];
          const others = [
            '/candidatura',
            '/candidatura?jobId=abc',
            '/privacidade',
            '/privacidade/pedido',
            '/login',
            '/vagas/99999',
            '/nada-aqui',
          ];
          for (const path of isLongForm || name === 'phone' ? [...main, ...others] : main) {
            // The typefaces have arrived: what they move is measured by job-page.e2e.
            const release = await holdAssets(page, /assets\/.*\.js/);
            await page.goto(path, { waitUntil: 'commit' });
            await page.locator('#sem-codigo').waitFor({ state: 'attached' });
            await page.evaluate(() => document.fonts.ready);
            const before = await places();
            release();
            await visitor.waitForHydration();
            // What loads after hydration takes the place that is kept for it.
            const after = new Set(await places());
            expect([path, before.filter((place) => !after.has(place))]).toEqual([path, []]);
            await page.evaluate(() => sessionStorage.clear());
          }
        },
        { viewport },
      ),
  );

  it('offers the other colour scheme', () =>
    visit(
      async (page) => {
        const release = await holdAssets(page);
        await page.goto('/', { waitUntil: 'commit' });
        expect(await page.getByRole('button', { name: 'Usar tema escuro' }).count()).toBe(0);
        await page.getByRole('button', { name: 'Usar tema claro' }).click();
        release();
        await page.getByRole('button', { name: 'Usar tema escuro' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('light');
      },
      { colorScheme: 'dark' },
    ));

  it('does not offer the login to a user who was logged in', () =>
    visit(async (page) => {
      await page.addInitScript(() => localStorage.setItem('sessao', '1'));
      const release = await holdAssets(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'Vagas', exact: true }).waitFor();
      expect(await page.getByRole('link', { name: 'Admin' }).isVisible()).toBe(false);
      release();
      // The session has ended meanwhile.
      await page.getByRole('link', { name: 'Admin' }).waitFor();
    }));

  it.each([
    ['the code of the page', APPLICATION_CODE, true],
    ['its first script', START_CODE, false],
  ])(
    'says that buttons do not respond when one is pressed and %s cannot be loaded',
    (_name, files, reloads) =>
      visit(async (page) => {
        await page.route(files, (route) => route.abort());
        await page.goto('/');
        const notice = page.getByRole('alert').filter({ hasText: 'recarregue a página' });
        // A release may have replaced the file: the page of the release names the new one.
        const reloaded = reloads && page.waitForEvent('load');
        await page.mouse.move(5, 5);
        await page.mouse.move(9, 9);
        await reloaded;
        expect(await notice.count()).toBe(0);
        await page.getByRole('button', { name: 'INDIQUE UM AMIGO' }).click();
        await notice.waitFor();
        // Links still work.
        await page.getByRole('link', { name: 'Ver todas as vagas' }).click();
        await page.getByRole('heading', { level: 1, name: 'Vagas Disponíveis' }).waitFor();
      }),
  );

  it('shows no controls that cannot respond without JavaScript', () =>
    visit(
      async (page) => {
        for (const path of ['/', '/vagas', `/vagas/${ids[0]}`, '/candidatura', '/login']) {
          await page.goto(path);
          // Playwright's texts leave `noscript` out.
          await page.locator('noscript .at-notice').waitFor();
          const controls = page.locator('button, [role="tab"], [type="search"]');
          const shown = await controls.filter({ visible: true }).count();
          expect([path, shown]).toEqual([path, 0]);
        }
      },
      { javaScriptEnabled: false },
    ));
});
