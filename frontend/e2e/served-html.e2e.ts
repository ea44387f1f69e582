import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { launchBrowser } from './browser.js';

interface JobView {
  id: number;
  title: string;
  description: string;
}

/** Bytes of Brotli that the first load of a public page may need. */
const BUDGET = 150_000;

describe('the pages as the server sends them, in a browser', () => {
  let system: TestSystem;
  let browser: Browser;
  let job: JobView;
  beforeAll(async () => {
    system = await startTestSystem({ parts: ['jobs', 'users', 'candidates'] });
    browser = await launchBrowser();
    [job] = (await system.visitor().get<[JobView]>('/api/jobs')).body;
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await system?.stop();
  });

  const visit = async (look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      baseURL: system.url,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      ...options,
    });
    context.setDefaultTimeout(60_000);
    await look(await context.newPage());
    await context.close();
  };

  it('can be read, and walked from one to the next, without JavaScript', () =>
    visit(
      async (page) => {
        await page.goto('/');
        await page.getByText(/^\d+ vagas abertas!$/).waitFor();
        expect(await page.getByRole('article').count()).toBe(6);
        await page.getByRole('link', { name: 'Ver todas as vagas' }).click();
        await page.getByRole('heading', { level: 1, name: 'Vagas Disponíveis' }).waitFor();
        await page.getByRole('link', { name: job.title, exact: true }).click();
        await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
        await page.getByRole('heading', { name: 'Requisitos' }).waitFor();
        expect(await page.getByRole('main').innerText()).toContain(job.description.split('\n')[0]);
        const apply = page.getByRole('main').getByRole('link', { name: 'Candidatar-se' });
        expect(await apply.getAttribute('href')).toBe(`/candidatura?jobId=${job.id}`);
        // The one that stays in sight while the job is read means this job too.
        const always = page.getByRole('banner').getByRole('link', { name: 'Candidatar-se' });
        expect(await always.getAttribute('href')).toBe(`/candidatura?jobId=${job.id}`);
      },
      { javaScriptEnabled: false },
    ));

  it('tell without JavaScript how personal data is treated, and whom to write to', () =>
    visit(
      async (page) => {
        await page.goto('/');
        const footer = page.getByRole('contentinfo');
        await footer.getByRole('link', { name: 'Privacidade' }).click();
        await page.getByRole('heading', { level: 1, name: 'Política de Privacidade' }).waitFor();
        const address = await footer.getByRole('link', { name: /@/ }).innerText();
        const [shown, asked] = [footer, page.getByRole('region', { name: 'Como exercer os seus direitos' })];
        for (const part of [shown, asked])
          expect(await part.getByRole('link', { name: address }).getAttribute('href')).toMatch(
            new RegExp(`^mailto:${address}`),
          );
        await page.getByText('24 meses a partir do cadastro').waitFor();
      },
      { javaScriptEnabled: false },
    ));

  it('explain the consent beside an application that stays as it was typed', () =>
    visit(async (page) => {
      await page.goto('/candidatura');
      await page.getByLabel('Nome *', { exact: true }).fill('Ana');
      const asked = await page.getByText(/^Termo de consentimento, versão/).innerText();
      const opened = page.waitForEvent('popup');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Política de Privacidade/ })
        .click();
      const policy = await opened;
      await policy.getByRole('heading', { level: 1, name: 'Política de Privacidade' }).waitFor();
      // One version for both: the policy is what the consent rests on.
      await policy.getByText(`Versão ${/\d{4}-\d\d/.exec(asked)?.[0]}, em vigor desde`).waitFor();
      expect(await page.getByLabel('Nome *', { exact: true }).inputValue()).toBe('Ana');
      expect(await page.getByRole('checkbox', { name: /Autorizo/ }).isChecked()).toBe(false);
    }));

  it.each(['light', 'dark'] as const)(
    'are taken over by the browser without a complaint, a second question or a flash, in %s colours',
    (colorScheme) =>
      visit(
        async (page) => {
          const complaints: string[] = [];
          const questions: string[] = [];
          page.on('pageerror', ({ message }) => complaints.push(message));
          page.on('console', (message) => {
            const expected = message.text().startsWith('Failed to load resource');
            if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text());
          });
          page.on('request', (request) => request.url().endsWith('/graphql') && questions.push(page.url()));
          const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
          for (const path of [
            '/',
            '/vagas',
            '/jobs/',
            `/vagas/${job.id}`,
            '/vagas/99999',
            '/privacidade',
            '/nada-aqui',
          ]) {
            await page.route('**/assets/**', (route) => route.abort());
            await page.goto(path);
            const before = await background();
            const html = await page.locator('#root').innerText();
            await page.unroute('**/assets/**');
            await page.goto(path);
            // The name of this button is known only where the page has been taken over.
            const name = colorScheme === 'dark' ? 'Usar tema claro' : 'Usar tema escuro';
            await page.getByRole('button', { name }).waitFor();
            await page.getByRole('link', { name: 'Admin' }).waitFor();
            expect([path, await background()]).toEqual([path, before]);
            expect([path, (await page.locator('#root').innerText()).replace(/Admin\s+/, '')]).toEqual([
              path,
              html.replace(/Admin\s+/, ''),
            ]);
          }
          expect(complaints).toEqual([]);
          expect(questions).toEqual([]);
          await page.goto('/vagas');
          await page.getByRole('button', { name: 'Ver mais vagas' }).click();
          await page.getByRole('article').nth(6).waitFor();
        },
        { colorScheme },
      ),
  );

  it('find jobs by their words, and keep the search in the address', () =>
    visit(async (page) => {
      await page.goto('/vagas');
      const field = page.getByRole('searchbox', { name: 'Buscar por cargo, requisito ou cidade' });
      await field.fill(job.title.toUpperCase());
      await page.getByText(/^\d vagas? encontradas?$/).waitFor();
      await page.getByRole('article').filter({ hasText: job.title }).first().waitFor();
      expect(new URL(page.url()).searchParams.get('busca')).toBe(job.title.toUpperCase());
      await page.reload();
      await page.getByText(/^\d vagas? encontradas?$/).waitFor();
      expect(await field.inputValue()).toBe(job.title.toUpperCase());
      await field.fill('astronauta');
      await page.getByText('Nenhuma vaga encontrada').waitFor();
      await field.fill('');
      await page.getByRole('button', { name: 'Ver mais vagas' }).waitFor();
      expect(new URL(page.url()).search).toBe('');
    }));

  it('do what was clicked before their code had arrived', () =>
    visit(async (page) => {
      let arrive = () => {};
      const slow = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/assets/**', async (route) => {
        await slow;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'INDIQUE UM AMIGO' }).click();
      arrive();
      await page.getByRole('dialog').getByLabel('Seu nome completo').waitFor();
    }));

  it('load no more JavaScript than a phone should wait for', async () => {
    const paths = [
      '/',
      '/vagas',
      `/vagas/${job.id}`,
      '/candidatura',
      '/privacidade',
      '/login',
      '/confirmar-entrevista?id=x',
    ];
    for (const path of paths)
      await visit(async (page) => {
        let bytes = 0;
        page.on('response', (response) => {
          if (response.request().resourceType() === 'script')
            bytes += Number(response.headers()['content-length'] ?? Number.NaN);
        });
        // On a slow machine the page would take waiting for reading, and load what is for later.
        await page.addInitScript(() => {
          const { setTimeout } = window;
          window.setTimeout = ((run: () => void, delay = 0) =>
            delay < 5_000 ? setTimeout(run, delay) : 0) as typeof window.setTimeout;
        });
        await page.goto(path, { waitUntil: 'networkidle' });
        expect([path, bytes > 50_000, bytes <= BUDGET || bytes]).toEqual([path, true, true]);
      });
  });

  it('show administrators what only they may see', async () => {
    const admin = await system.admin();
    const { body: closed } = await admin.post<JobView>('/api/jobs', {
      ...{ title: 'Vaga escondida', department: 'Engenharia', location: 'Curitiba, PR', type: 'CLT' },
      ...{ description: 'Ainda não aberta.', requirements: 'Paciência', isActive: false },
    });
    await visit(async (page) => {
      await page
        .context()
        .addCookies([...admin.cookieJar].map(([name, value]) => ({ name, value, url: system.url })));
      await page.goto('/vagas');
      await page.getByRole('link', { name: 'Vaga escondida', exact: true }).waitFor();
      await page.goto(`/vagas/${closed.id}`);
      await page.getByText('Esta vaga não está mais recebendo candidaturas.').waitFor();
    });
  });
});
