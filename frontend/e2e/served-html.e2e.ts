import type { BrowserContextOptions, Page } from 'playwright-core';
import { isLongForm, itInLongForm, jobForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import type { Journey } from './support/journey.js';
import { visit as visitSite } from './support/visit.js';

interface JobView {
  id: number;
  title: string;
  description: string;
}

interface Manifest {
  icons: Array<{ src: string }>;
}

/** Brotli-compressed JavaScript of a public page before the visitor interacts with it. */
const MAX_SCRIPT_BYTES = 3_000;

describe('server-rendered pages', () => {
  let system: TestSystem;
  let job: JobView;
  beforeAll(async () => {
    system = await startTestSystem();
    [job] = (await system.visitor().get<[JobView]>('/api/jobs')).body;
  });
  afterAll(() => system?.stop());

  const visit = (run: (page: Page, visitor: Journey) => Promise<void>, options?: BrowserContextOptions) =>
    visitSite(system.url, run, options);

  it('can be read and navigated without JavaScript', () =>
    visit(
      async (page) => {
        await page.goto('/');
        await page.getByText(/^\d+ vagas abertas!$/).waitFor();
        expect(await page.getByRole('article').count()).toBe(6);
        await page.getByRole('link', { name: 'Ver todas as vagas' }).click();
        await page.getByRole('heading', { level: 1, name: 'Vagas Disponíveis' }).waitFor();
        // Every job is reachable by links: the second page has the other six of the twelve, a department its own.
        await page.getByRole('link', { name: 'Próximas vagas' }).click();
        await page.waitForURL('**/vagas?pagina=2');
        expect(await page.getByRole('article').count()).toBe(6);
        expect(await page.getByRole('link', { name: 'Próximas vagas' }).count()).toBe(0);
        await page.getByRole('navigation', { name: 'Vagas por departamento' }).getByText('Dados').click();
        await page.waitForURL('**/vagas?area=Dados');
        await page.getByRole('link', { name: 'Analista de Dados Júnior', exact: true }).waitFor();
        await page.goto('/vagas');
        await page.getByRole('link', { name: job.title, exact: true }).click();
        await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
        await page.getByRole('heading', { name: 'Requisitos' }).waitFor();
        expect(await page.getByRole('main').innerText()).toContain(job.description.split('\n')[0]);
        const apply = page.getByRole('main').getByRole('link', { name: 'Candidatar-se' }).first();
        expect(await apply.getAttribute('href')).toBe(`/candidatura?jobId=${job.id}`);
        // The sticky link in the header is for this job too.
        const stickyLink = page.getByRole('banner').getByRole('link', { name: 'Candidatar-se' });
        expect(await stickyLink.getAttribute('href')).toBe(`/candidatura?jobId=${job.id}`);
      },
      { javaScriptEnabled: false },
    ));

  // In `npm test`: gateway/test/served-pages.e2e ('show the privacy policy in full').
  itInLongForm('show the privacy policy and its contact without JavaScript', () =>
    visit(
      async (page) => {
        await page.goto('/');
        const footer = page.getByRole('contentinfo');
        await footer.getByRole('link', { name: 'Privacidade' }).click();
        await page.getByRole('heading', { level: 1, name: 'Política de Privacidade' }).waitFor();
        const address = await footer.getByRole('link', { name: /@/ }).innerText();
        const parts = [footer, page.getByRole('region', { name: 'Como exercer os seus direitos' })];
        for (const part of parts)
          expect(await part.getByRole('link', { name: address }).getAttribute('href')).toMatch(
            new RegExp(`^mailto:${address}`),
          );
        await page.getByText('24 meses a partir do cadastro').waitFor();
      },
      { javaScriptEnabled: false },
    ),
  );

  // In `npm test`: application.page.spec ('is sent trimmed …' looks at the target of the link, 'is restored …').
  itInLongForm('open the privacy policy in a tab, and keep the input of the application', () =>
    visit(async (page) => {
      await page.goto('/candidatura');
      await page.getByLabel('Nome *', { exact: true }).fill('Ana');
      const consentText = await page.getByText(/^Termo de consentimento, versão/).innerText();
      const opened = page.waitForEvent('popup');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Política de Privacidade/ })
        .click();
      const policy = await opened;
      await policy.getByRole('heading', { level: 1, name: 'Política de Privacidade' }).waitFor();
      // The consent and the policy have the same version.
      await policy.getByText(`Versão ${/\d{4}-\d\d/.exec(consentText)?.[0]}, em vigor desde`).waitFor();
      expect(await page.getByLabel('Nome *', { exact: true }).inputValue()).toBe('Ana');
      expect(await page.getByRole('checkbox', { name: /Autorizo/ }).isChecked()).toBe(false);
    }),
  );

  it.each(isLongForm ? (['light', 'dark'] as const) : (['light'] as const))(
    'hydrate at the first interaction, without errors or a change of texts or colours, in the %s theme',
    (colorScheme) =>
      visit(
        async (page, visitor) => {
          const errors: string[] = [];
          const graphqlRequests: string[] = [];
          page.on('pageerror', ({ message }) => errors.push(message));
          page.on('console', (message) => {
            const expected = message.text().startsWith('Failed to load resource');
            if (['error', 'warning'].includes(message.type()) && !expected) errors.push(message.text());
          });
          page.on(
            'request',
            (request) => request.url().endsWith('/graphql') && graphqlRequests.push(page.url()),
          );
          const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
          const main = ['/', '/vagas', `/vagas/${job.id}`];
          const others = ['/jobs/', '/vagas/99999', '/privacidade', '/privacidade/pedido', '/nada-aqui'];
          for (const path of isLongForm ? [...main, ...others] : main) {
            await page.route('**/assets/**', (route) => route.abort());
            await page.goto(path);
            const before = await background();
            // Other parts are loaded after hydration.
            const texts = () => page.locator('header, h1, h2, article, footer').allInnerTexts();
            const html = await texts();
            await page.unroute('**/assets/**');
            await page.goto(path);
            await visitor.waitForHydration();
            expect([path, await background()]).toEqual([path, before]);
            expect([path, await texts()]).toEqual([path, html]);
          }
          expect(errors).toEqual([]);
          // The page of the list loads the other jobs, for its search and its tabs.
          expect(graphqlRequests.filter((url) => !/\/(vagas|jobs\/)$/.test(url))).toEqual([]);
          await page.goto('/vagas');
          await page.getByRole('button', { name: 'Ver mais vagas' }).click();
          await page.getByRole('article').nth(6).waitFor();
        },
        { colorScheme },
      ),
  );

  it('ask for the current user only in a browser that was logged in', () =>
    visit(async (page, visitor) => {
      const admin = await system.admin();
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/api/auth/me') && asked.push(page.url()));
      await page.goto('/vagas');
      await visitor.waitForHydration();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await visitor.continueSession(admin);
      await page.reload();
      await page.getByRole('navigation', { name: 'Área da equipe' }).waitFor();
    }));

  it('load no more JavaScript than their budget', async () => {
    const paths = ['/', '/vagas', `/vagas/${job.id}`, '/candidatura', '/privacidade', '/privacidade/pedido'];
    for (const path of paths)
      await visit(async (page) => {
        let bytes = 0;
        page.on('response', (response) => {
          if (response.request().resourceType() === 'script')
            bytes += Number(response.headers()['content-length'] ?? Number.NaN);
        });
        await page.goto(path, { waitUntil: 'networkidle' });
        expect([path, bytes > 0, bytes <= MAX_SCRIPT_BYTES || bytes]).toEqual([path, true, true]);
      });
  });

  // In `npm test`: job.page.spec ('offers no application for a closed job'), jobs.int-spec ('lists active jobs newest first …'), gateway/test/access.e2e.
  itInLongForm('show inactive jobs to administrators only', async () => {
    const admin = await system.admin();
    const { body: closed } = await admin.post<JobView>(
      '/api/jobs',
      jobForm({ title: 'Vaga escondida', isActive: false }),
    );
    await visit(async (page, user) => {
      await user.continueSession(admin);
      await page.goto('/vagas');
      await page.getByRole('link', { name: 'Vaga escondida', exact: true }).waitFor();
      await page.goto(`/vagas/${closed.id}`);
      await page.getByText('Esta vaga não está mais recebendo candidaturas.').waitFor();
    });
  });

  it('have icons for tabs, phones and installed apps', async () => {
    const visitor = system.visitor();
    const { body: html } = await visitor.get<string>('/');
    const links = html.match(/<link[^>]+rel="(?:icon|apple-touch-icon)"[^>]*>/g) ?? [];
    const linked = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
    const manifest = await visitor.get<string | Manifest>('/site.webmanifest');
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const { icons } =
      typeof manifest.body === 'string' ? (JSON.parse(manifest.body) as Manifest) : manifest.body;
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
});
