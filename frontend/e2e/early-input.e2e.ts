import { eventually, isLongForm, resumePdf } from '@araucaria/testing';
import { field, isFocused, scrollTop, startForEarlyVisits } from './support/early-visits.js';
import { holdAssets } from './support/hold-assets.js';
import { VIEWPORTS } from './support/journey.js';

/** Between the keys of a quick typist. */
const KEY_DELAY_MS = 30;
const APPLICATION_CODE = /assets\/application-/;
const START_CODE = /assets\/index-/;
const CONTROLS =
  'header a, header button, main a, main button, main input, main select, main textarea:not([aria-hidden]), h1, h2, h3, [role="tab"]';

/**
 * What visitors do between the first paint of a page and the end of its hydration. `npm test` has one example of each kind: text that is typed,
 * a file that is chosen, a page that is scrolled, places that stay, a script that is lost. early-choices.long.e2e has more of them.
 */
describe('a page whose code has not loaded', () => {
  const { visit, ids } = startForEarlyVisits();

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

  it.each(Object.entries(VIEWPORTS).filter(([name]) => isLongForm || name === 'phone'))(
    'moves nothing when it hydrates, at the size of a %s',
    (_name, viewport) =>
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
          for (const path of isLongForm ? [...main, ...others] : main) {
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

  // In `npm test` the code of a page is lost in lost-code.e2e and site-frame.e2e.
  it.each([
    ['its first script', START_CODE, false] as const,
    ...(isLongForm ? ([['the code of the page', APPLICATION_CODE, true]] as const) : []),
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
        for (const path of [
          '/',
          '/candidatura',
          ...(isLongForm ? ['/vagas', `/vagas/${ids[0]}`, '/login'] : []),
        ]) {
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
