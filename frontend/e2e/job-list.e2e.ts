import { isLongForm, itInLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey, VIEWPORTS } from './support/journey.js';
import { resize } from './support/resize.js';

/** Widths. */
const PHONES = isLongForm ? [320, 360, 390] : [320];
const MANY_JOBS = isLongForm ? 160 : 20;
/** Without compression. */
const MAX_HTML_BYTES = 60_000;
/** The title of the first job is above it on a phone and on a desktop. */
const MAX_FIRST_TITLE_PX = 300;
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
  });
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

  it.each(PHONES)('says on a phone of %i px what the search looks in', async (width) => {
    const phone = await Journey.start(system.url, { viewport: { width, height: 740 } });
    const { page } = phone;
    await page.goto('/vagas');
    await page.evaluate(() => document.fonts.ready);
    const room = await page.getByRole('searchbox').evaluate((field) => {
      const { paddingLeft, paddingRight, fontFamily } = getComputedStyle(field);
      const text = document.createElement('span');
      text.textContent = field.getAttribute('placeholder');
      Object.assign(text.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily });
      text.style.fontSize = getComputedStyle(field, '::placeholder').fontSize;
      document.body.append(text);
      const { width: needed } = text.getBoundingClientRect();
      text.remove();
      return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - needed;
    });
    expect(room).toBeGreaterThanOrEqual(0);
    expect(await phone.overflowPx()).toBeLessThanOrEqual(0);
    await phone.close();
  });

  // In `npm test`: 'filters by contract and place …' keeps the address, listed-jobs.spec ('have an address for each page …').
  itInLongForm('restores the tab and the search by the link on the job', async () => {
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

  // In `npm test`: 'filters by contract and place …' reloads such an address; listed-jobs.spec ('values that no job has are ignored').
  itInLongForm('shows the list of a shared address, and ignores invalid parameters', async () => {
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

  // In `npm test`: early-input.e2e ('searches for what was typed …'), listed-jobs.spec ('are all that match the search …').
  itInLongForm('searches by text, and keeps the search in the address', async () => {
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

  it('filters by contract and place, and counts what each tab and value would show', async () => {
    const { page } = visitor;
    const { body: jobs } = await system.visitor().get<Array<{ type: string; location: string }>>('/api/jobs');
    const employed = jobs.filter(({ type }) => type === 'CLT');
    const local = employed.filter(({ location }) => location === 'Curitiba, PR');
    expect([employed.length > local.length, local.length > 0]).toEqual([true, true]);
    await page.goto('/vagas');
    // The counts are in the page as served.
    expect(await page.getByRole('tab').first().innerText()).toBe(`Todas Vagas ${jobs.length}`);
    const type = page.getByRole('combobox', { name: 'Contratação' });
    await type.selectOption(`CLT (${employed.length})`);
    await cardCount(employed.length);
    await page.getByRole('tab', { name: `Todas Vagas ${employed.length}` }).waitFor();
    const place = page.getByRole('combobox', { name: 'Localidade' });
    await place.selectOption(`Curitiba, PR (${local.length})`);
    await cardCount(local.length);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      tipo: 'CLT',
      local: 'Curitiba, PR',
    });
    await page.reload();
    await cardCount(local.length);
    expect([await type.inputValue(), await place.inputValue()]).toEqual(['CLT', 'Curitiba, PR']);
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    for (const tab of (await tabs.all()).slice(1, isLongForm ? undefined : 2)) {
      const count = Number(/\d+$/.exec(await tab.innerText())?.[0]);
      await tab.click();
      await cardCount(count);
    }
    await page.getByRole('searchbox').fill('astronauta');
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
    await cardCount(6);
    expect(new URL(page.url()).search).toBe('');
  });

  // In `npm test`: early-input.e2e ('searches for what was typed …'), served-forms.e2e ('keep what was typed, ticked and chosen …').
  itInLongForm('keeps the value of a filter that is chosen before its code has loaded', async () => {
    const { page } = visitor;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/vagas', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Contratação' }).selectOption('PJ');
    release();
    await page.waitForURL('**/vagas?tipo=PJ');
    await page.unroute('**/assets/**');
  });

  it('begins in the upper half of a small phone, where a button opens the filters', async () => {
    const { page } = visitor;
    try {
      for (const viewport of [{ width: 360, height: 640 }, VIEWPORTS.desktop]) {
        await resize(page, viewport);
        await page.goto('/vagas');
        const top = await cards()
          .first()
          .getByRole('heading')
          .evaluate((title) => title.getBoundingClientRect().top);
        expect([viewport.width, top <= MAX_FIRST_TITLE_PX || top]).toEqual([viewport.width, true]);
      }
      await resize(page, VIEWPORTS.phone);
      await page.goto('/vagas');
      const type = page.getByRole('combobox', { name: 'Contratação' });
      expect(await type.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Filtros' }).click();
      expect(await visitor.overflowPx()).toBe(0);
      await type.selectOption('PJ');
      await page.waitForURL('**/vagas?tipo=PJ');
      await page.getByRole('button', { name: 'Filtros (1)', expanded: true }).waitFor();
      // The tabs stay in view below the header.
      await page.goto('/vagas');
      await cards().last().scrollIntoViewIfNeeded();
      const tabs = page.getByRole('tablist');
      const header = page.getByRole('banner');
      const { y, height } = (await header.boundingBox())!;
      expect(Math.abs((await tabs.boundingBox())!.y - y - height)).toBeLessThanOrEqual(1);
    } finally {
      await resize(page, VIEWPORTS.desktop);
    }
  });

  // In `npm test`: routes.spec ('is within the frame of the staff area for logged-in users').
  itInLongForm('offers the acts of staff in their frame only, where an opened dialog stays', async () => {
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

  it('loads no MUI for a visitor who makes a referral link', async () => {
    const visitor = await Journey.start(system.url);
    const { page } = visitor;
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/vagas');
    // The code of the page loads with the first interaction.
    await page.mouse.wheel(0, 100);
    await page.getByRole('heading', { name: 'Indique amigos e ganhe bonificações' }).scrollIntoViewIfNeeded();
    await page.getByLabel('Seu nome completo').fill('Rita Prado');
    await page.getByLabel('Seu e-mail').fill('rita.prado@example.com');
    await page.getByRole('button', { name: 'Gerar QR' }).click();
    await page.getByRole('img', { name: /^QR code do link de indicação/ }).waitFor();
    expect(scripts.filter((script) => /mui/.test(script))).toEqual([]);
    expect(scripts.filter((script) => script.includes('referral-form'))).not.toEqual([]);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.close();
  });

  it('is a small page of HTML also with many jobs, each of which is reached by links to the next page', async () => {
    const admin = await system.admin();
    const { body: before } = await admin.get<Array<{ id: number }>>('/api/jobs');
    for (let count = before.length; count < MANY_JOBS; count++)
      await admin.post('/api/jobs', { ...LONG_JOB, title: `Vaga ${count}` });
    const { body: listed } = await system.visitor().get<Array<{ id: number }>>('/api/jobs');
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
