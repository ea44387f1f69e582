import type { Page } from 'playwright-core';
import { eventually, isLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey } from './support/journey.js';

const PAGE_CODE = /assets\/application\.page-/;
/** The script that loads all others. */
const ENTRY = /assets\/index-/;

/** A release has replaced a file, or the network loses it, before the server's HTML is hydrated. */
describe('a page whose code is lost', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
  });
  afterAll(() => system?.stop());

  const visit = async (run: (page: Page, visitor: Journey) => Promise<void>) => {
    const visitor = await Journey.start(system.url);
    await run(visitor.page, visitor);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.close();
  };
  /** Loses a file: the first `times` requests of it, after `delayMs`. */
  const lose = async (
    page: Page,
    files: RegExp,
    { times, delayMs = 0 }: { times: number; delayMs?: number },
  ) => {
    let left = times;
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      left -= 1;
      await (left < 0 ? route.continue() : route.fulfill({ status: 404, body: '' }));
    });
  };
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
  const fillIn = async (page: Page) => {
    await field(page, 'Nome *').fill('Maria Aparecida');
    await field(page, 'E-mail *').fill('maria@exemplo.com.br');
    await field(page, 'Telefone *').fill('(41) 98888-7766');
  };
  const expectFilledIn = (page: Page) =>
    eventually(
      async () =>
        (await field(page, 'Nome *').inputValue()) === 'Maria Aparecida' &&
        (await field(page, 'E-mail *').inputValue()) === 'maria@exemplo.com.br' &&
        (await field(page, 'Telefone *').inputValue()) === '(41) 98888-7766',
    );

  it.each([
    ['the page', PAGE_CODE] as const,
    ...(isLongForm ? [['the application', /assets\/application-/] as const] : []),
  ])('keeps what was typed over the reload that replaces the code of %s', (_part, files) =>
    visit(async (page, visitor) => {
      // Two requests of the file that fail, the second under another address, cause the reload.
      await lose(page, files, { times: files === PAGE_CODE ? 3 : 1, delayMs: 1_000 });
      await page.goto('/candidatura');
      const reloaded = page.waitForEvent('domcontentloaded');
      await fillIn(page);
      await reloaded;
      await visitor.waitForHydration();
      await page.locator('altcha-widget').waitFor();
      await expectFilledIn(page);
      // A change of another field renders the whole form from its state.
      await field(page, 'Sobrenome *').fill('Souza');
      await expectFilledIn(page);
      expect(await page.evaluate(() => sessionStorage.getItem('typed-input'))).toBeNull();
    }),
  );

  it('stays readable, with what was typed, when the code stays lost', () =>
    visit(async (page) => {
      await lose(page, PAGE_CODE, { times: Infinity });
      await page.goto('/candidatura');
      const reloaded = page.waitForEvent('domcontentloaded');
      await fillIn(page);
      await reloaded;
      await page.locator('#sem-codigo').waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectFilledIn(page);
      expect(await page.getByText('Esta parte da página não pôde ser carregada').count()).toBe(0);
    }));

  const LOST = [
    ['/minha-candidatura', ENTRY],
    ['/minha-candidatura', /assets\/area\.page-/],
    ['/minha-candidatura#link', ENTRY],
    ['/cancelar-alertas#link', ENTRY],
  ] as const;
  it.each(isLongForm ? LOST : LOST.slice(0, 1))(
    'says at %s, which has nothing to use without its code, that %s is lost',
    (path, files) =>
      visit(async (page) => {
        await lose(page, files, { times: Infinity });
        await page.goto(path);
        await page.locator('#sem-codigo').waitFor();
      }),
  );

  it('says nothing to a reader, whose page and links work without code', () =>
    visit(async (page) => {
      await lose(page, /assets\/job\.page-/, { times: Infinity });
      const { body } = await system.visitor().get<Array<{ id: number; title: string }>>('/api/jobs');
      await page.goto(`/vagas/${body[0]!.id}`);
      const reloaded = page.waitForEvent('domcontentloaded');
      await page.mouse.move(20, 20);
      await page.mouse.move(40, 40);
      await reloaded;
      await page.mouse.move(60, 60);
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { level: 1, name: body[0]!.title }).waitFor();
      expect(await page.locator('#sem-codigo').isVisible()).toBe(false);
      await page.getByRole('banner').getByRole('link', { name: 'Vagas', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Vagas Disponíveis' }).waitFor();
    }));
});
