import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey } from './support/journey.js';

interface ListedJob {
  id: number;
}

const MANY_JOBS = 160;
/** Without compression. */
const MAX_HTML_BYTES = 60_000;
const LONG_JOB = {
  department: 'Engenharia',
  location: 'Curitiba, PR',
  type: 'PJ',
  description: 'Projetar e manter os serviços de vendas e estoque, com calma e cuidado. '.repeat(15),
  requirements: 'TypeScript, R$ 1,5 milhão em vendas',
};

/** The demo data has twelve jobs, six of which are shown at first. */
describe('the list of jobs', () => {
  let system: TestSystem;
  let visitor: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    visitor = await Journey.start(system.url);
  }, 120_000);
  afterAll(async () => {
    expect(visitor?.consoleErrors).toEqual([]);
    await visitor?.close();
    await system?.stop();
  });

  const cards = () => visitor.page.getByRole('article');
  const cardCount = (count: number) =>
    visitor.page.waitForFunction(
      (expected) => document.querySelectorAll('article').length === expected,
      count,
    );
  const scrolledTo = (y: number) =>
    visitor.page.waitForFunction((expected) => Math.abs(scrollY - expected) <= 2, y);
  const openLast = async () => {
    const { page } = visitor;
    const link = cards()
      .last()
      .getByRole('link', { name: /^Ver detalhes/ });
    await link.scrollIntoViewIfNeeded();
    const y = await page.evaluate(() => scrollY);
    expect(y).toBeGreaterThan(500);
    await link.click();
    await page.getByText('Sobre a vaga').waitFor();
    await scrolledTo(0);
    return y;
  };

  it('restores the number of jobs and the scroll position after Back and a reload', async () => {
    const { page } = visitor;
    await page.goto('/vagas');
    await visitor.waitForHydration();
    await page.getByRole('button', { name: 'Ver mais vagas' }).click();
    await cardCount(12);
    const y = await openLast();
    await page.goBack();
    await cardCount(12);
    await scrolledTo(y);
    await page.reload();
    await cardCount(12);
    await scrolledTo(y);
  });

  it('restores the tab and the search by the link on the job', async () => {
    const { page } = visitor;
    await page.goto('/vagas');
    await visitor.waitForHydration();
    await page.getByRole('tab', { name: 'Engenharia' }).click();
    await page.waitForURL('**/vagas?area=Engenharia');
    await page.getByLabel('Buscar por cargo, requisito ou cidade').fill('react');
    await cardCount(1);
    await page.getByRole('link', { name: /^Ver detalhes/ }).click();
    await page.getByText('Sobre a vaga').waitFor();
    await page.getByRole('link', { name: 'Voltar para as vagas' }).click();
    await cardCount(1);
    expect(await page.getByRole('tab', { name: 'Engenharia' }).getAttribute('aria-selected')).toBe('true');
    expect(await page.getByLabel('Buscar por cargo, requisito ou cidade').inputValue()).toBe('react');

    // Back leads to the list before the tab was chosen.
    await page.goBack();
    await page.waitForURL('**/vagas');
    await cardCount(6);
    expect(await page.getByRole('tab', { name: 'Todas Vagas' }).getAttribute('aria-selected')).toBe('true');
  });

  it('shows the list of a shared address, and ignores invalid parameters', async () => {
    const { page } = visitor;
    await page.goto('/vagas?area=Engenharia&busca=curitiba');
    await cardCount(1);
    expect(await page.getByRole('tab', { name: 'Engenharia' }).getAttribute('aria-selected')).toBe('true');
    await page.goto('/vagas?mostrar=12');
    await cardCount(12);
    expect(await page.getByRole('button', { name: 'Ver mais vagas' }).count()).toBe(0);
    await page.goto('/jobs?area=Marcenaria&mostrar=abc');
    await cardCount(6);
    expect(await page.getByRole('tab', { name: 'Todas Vagas' }).getAttribute('aria-selected')).toBe('true');
  });

  it('searches by text, and keeps the search in the address', async () => {
    const { page } = visitor;
    const title = 'Analista de Dados Júnior';
    await page.goto('/vagas');
    const field = page.getByRole('searchbox', { name: 'Buscar por cargo, requisito ou cidade' });
    await field.fill(title.toUpperCase());
    await page.getByText(/^\d vagas? encontradas?$/).waitFor();
    await page.getByRole('article').filter({ hasText: title }).first().waitFor();
    expect(new URL(page.url()).searchParams.get('busca')).toBe(title.toUpperCase());
    await page.reload();
    await page.getByText(/^\d vagas? encontradas?$/).waitFor();
    expect(await field.inputValue()).toBe(title.toUpperCase());
    await field.fill('astronauta');
    await page.getByText('Nenhuma vaga encontrada').waitFor();
    await field.fill('');
    await page.getByRole('button', { name: 'Ver mais vagas' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('offers the acts of staff in their frame only, where an opened dialog stays', async () => {
    const admin = await Journey.startAdmin(system);
    try {
      const { page } = admin;
      // The code of the frame arrives late.
      await page.route(/staff-shell/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
      await page.goto('/vagas');
      await page
        .getByRole('button', { name: /^Excluir/ })
        .first()
        .click();
      await page.getByRole('navigation', { name: 'Área da equipe' }).waitFor();
      await page.getByRole('dialog', { name: 'Excluir vaga' }).waitFor();
    } finally {
      await admin.close();
    }
  });

  it('is a small page of HTML also with 160 jobs, each of which is reached by links to the next page', async () => {
    const admin = await system.admin();
    const { body: before } = await admin.get<ListedJob[]>('/api/jobs');
    for (let count = before.length; count < MANY_JOBS; count++)
      await admin.post('/api/jobs', { ...LONG_JOB, title: `Vaga ${count}` });
    const { body: listed } = await system.visitor().get<ListedJob[]>('/api/jobs');
    expect(listed).toHaveLength(MANY_JOBS);
    const found: number[] = [];
    let path: string | undefined = '/vagas';
    while (path) {
      const { status, body }: { status: number; body: string } = await system.visitor().get<string>(path);
      const bytes = Buffer.byteLength(body);
      expect([path, status, bytes <= MAX_HTML_BYTES || bytes]).toEqual([path, 200, true]);
      expect(body).toContain(`<link rel="canonical" href="${system.url}${path}" />`);
      const titles = body.matchAll(/<h3[^>]*><a[^>]* href="\/vagas\/(\d+)"/g);
      found.push(...[...titles].map(([, id]) => Number(id)));
      path = /<a[^>]*href="(\/vagas\?pagina=\d+)"[^>]*>Próximas vagas/.exec(body)?.[1];
    }
    expect(found).toEqual(listed.map(({ id }) => id));
    // Other parameters are for the browser; a page that does not exist shows the last one.
    const { body: beyond } = await system.visitor().get<string>('/vagas?pagina=999&utm_source=x');
    expect(beyond).toContain(`href="/vagas/${listed.at(-1)?.id}"`);
  });
});
