import {
  insertCandidates,
  isLongForm,
  itInLongForm,
  startTestSystem,
  type TestSystem,
} from '@araucaria/testing';
import type { Locator } from 'playwright-core';
import { boxOf } from './support/box-of.js';
import { Journey } from './support/journey.js';
import { ReferredCandidates } from './support/referred-candidates.js';
import { resize, waitForLayout } from './support/resize.js';

const middleOf = async (locator: Locator): Promise<number> => {
  const { y, height } = await boxOf(locator);
  return Math.round(y + height / 2);
};

/** What stands above the first row takes few lines, so that many rows are above the fold. `npm test` has one sample of each kind. */
describe('the work lists at 1280 × 800', () => {
  let system: TestSystem;
  let admin: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    admin = await Journey.startAdmin(system);
  });
  beforeEach(() => resize(admin.page, { width: 1280, height: 800 }));
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  const FILTERS = [
    ['interviews', '/entrevistas?ver=entrevistas', 'combobox', 'Status'],
    ['interviews', '/entrevistas?ver=entrevistas', 'group', 'Data final'],
    ['referrals', '/controle-indicacoes', 'button', 'Período personalizado'],
    ['the audit trail', '/auditoria', 'button', 'Atualizar'],
  ] as const;
  it.each(isLongForm ? FILTERS : FILTERS.slice(0, 1))(
    'have the filters of %s (%s) on one line, with the whole name of the search',
    async (_, path, role, last) => {
      const { page } = admin;
      await admin.open(path);
      const search = page.getByRole('searchbox').first();
      const filter = page.getByRole(role, { name: last, exact: true });
      await filter.waitFor();
      await page.evaluate(() => document.fonts.ready);
      await waitForLayout(page);
      expect(Math.abs((await middleOf(search)) - (await middleOf(filter)))).toBeLessThan(12);
      const label = page.locator('label', { hasText: /^(Buscar por|Número do registro)/ }).first();
      expect(await label.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    },
  );

  const SEARCHES = [
    ['/controle-indicacoes', 'Buscar por indicador, código, vaga ou candidato'],
    ['/usuarios', 'Buscar por nome, e-mail ou departamento'],
    ['/entrevistas?ver=entrevistas', 'Buscar por candidato ou vaga'],
  ] as const;
  it.each(isLongForm ? SEARCHES : SEARCHES.slice(0, 1))(
    'have the whole name of the search on phones, too: %s',
    async (path, name) => {
      const { page } = admin;
      for (const width of isLongForm ? [320, 360] : [320]) {
        await resize(page, { width, height: 740 });
        await admin.open(path);
        const label = page.locator('label', { hasText: name });
        await label.waitFor();
        await page.evaluate(() => document.fonts.ready);
        await waitForLayout(page);
        const cut = await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect([width, cut]).toEqual([width, 0]);
      }
    },
  );

  itInLongForm(
    'have the acts of a vacancy on the line of its title, and its candidates on the next',
    async () => {
      const { page } = admin;
      await admin.open('/vagas');
      const card = page.getByRole('article').first();
      const candidates = card.getByRole('link', { name: /^Candidatos de/ });
      await candidates.waitFor();
      await card.getByRole('link', { name: /^Editar/ }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await waitForLayout(page);
      const title = await middleOf(card.getByRole('heading'));
      for (const name of [/^Ver detalhes/, /^Editar/])
        expect(Math.abs((await middleOf(card.getByRole('link', { name }))) - title)).toBeLessThan(8);
      const requirements = await boxOf(card.getByRole('list', { name: 'Requisitos' }));
      const link = await boxOf(candidates);
      expect(link.y).toBeGreaterThan(title);
      expect(link.y + link.height).toBeLessThanOrEqual(requirements.y);
    },
  );

  itInLongForm('show the names and notes of bonuses whole', async () => {
    const { page } = admin;
    const referred = new ReferredCandidates(system, await system.admin());
    await referred.hire('Maximiliana', 60);
    await admin.open('/pagamentos-bonus');
    const rows = page.getByRole('table', { name: 'Bônus de indicação' }).locator('tbody');
    await rows.getByRole('button', { name: /^Pagar 1º bônus de Maximiliana/ }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await waitForLayout(page);
    const cut = await rows.evaluate((body) =>
      [...body.querySelectorAll<HTMLElement>('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });

  const ACTS = [
    ['/modelos-mensagem', 'Modelos', /^Usar/],
    ['/retorno-aos-candidatos', 'Motivos de reprovação', /^Tirar de uso/],
  ] as const;
  it.each(isLongForm ? ACTS : ACTS.slice(0, 1))(
    'have the acts of %s near their text in a large window',
    async (path, list, act) => {
      const { page } = admin;
      await resize(page, { width: 1920, height: 1080 });
      await admin.open(path);
      const button = page.getByRole('list', { name: list }).getByRole('button', { name: act }).first();
      await button.waitFor();
      const texts = page.getByRole('list', { name: list }).getByText(/^(Olá|Agradecemos|Obrigado)/);
      await page.evaluate(() => document.fonts.ready);
      await waitForLayout(page);
      const ends = await texts.evaluateAll((all) =>
        Math.max(
          ...all.map((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return range.getBoundingClientRect().right;
          }),
        ),
      );
      expect((await boxOf(button)).x - ends).toBeLessThan(200);
    },
  );

  itInLongForm('show the e-mails of referrers whole', async () => {
    const { page } = admin;
    const referral = { code: 'REFS0N1A2', referrerName: 'Sônia Albuquerque', jobId: 5 };
    const referrerEmail = 'sonia.albuquerque@exemplo.com.br';
    await system.visitor().post('/api/referrals/anonymous', { ...referral, referrerEmail });
    await system.settle();
    await admin.open('/controle-indicacoes');
    const cell = page.getByRole('rowheader', { name: /^Sônia Albuquerque/ });
    await cell.waitFor();
    await page.evaluate(() => document.fonts.ready);
    await waitForLayout(page);
    const cut = await cell.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });

  itInLongForm('give the text of a row of the day the width below its act too', async () => {
    const { page } = admin;
    await system.rows(
      insertCandidates(
        'first_name, last_name, email, phone, created_at',
        "select 'Ana', 'Paciente', 'ana.paciente@example.com', '(41) 99999-0000', now() - interval '40 days'",
      ),
    );
    await admin.open('/inicio');
    const row = page.getByRole('listitem').filter({ hasText: 'Ana Paciente' });
    const act = row.getByRole('link', { name: /^Responder a/ });
    await act.waitFor();
    const text = await boxOf(row.getByText(/Banco de Talentos/));
    expect(text.x + text.width).toBeGreaterThan((await boxOf(act)).x);
    expect((await boxOf(row)).height).toBeLessThan(72);
  });

  itInLongForm('give a process three lines, with the longest title of a job too', async () => {
    const { page } = admin;
    await admin.open('/hiring-dashboard');
    const process = page
      .getByRole('list', { name: 'Processos em andamento' })
      .getByRole('listitem')
      .filter({ hasText: 'Pessoa Engenheira de Software Sênior (Node.js)' });
    await process.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await waitForLayout(page);
    // A line of 14 px and two of 12 px.
    expect((await boxOf(process.first())).height).toBeLessThan(21 + 2 * 17 + 9 + 4);
  });

  itInLongForm('give a template the first lines of its text, and the rest on request', async () => {
    const { page } = admin;
    await admin.open('/modelos-mensagem');
    const rowOf = (title: string) =>
      page.getByRole('list', { name: 'Modelos' }).getByRole('listitem').filter({ hasText: title });
    const short = rowOf('Confirmação rápida');
    const long = rowOf('Confirmação de entrevista');
    const all = long.getByRole('button', { name: 'Mostrar tudo de Confirmação de entrevista' });
    await all.waitFor();
    const { height } = await boxOf(short);
    expect(height).toBeLessThan(3 * 21 + 40);
    expect(await short.getByRole('button', { name: /^Mostrar/ }).count()).toBe(0);
    const folded = (await boxOf(long)).height;
    await all.click();
    await long.getByRole('button', { name: 'Mostrar menos de Confirmação de entrevista' }).waitFor();
    expect((await boxOf(long)).height).toBeGreaterThan(folded);
    const scrolling = await long.evaluate((row) =>
      [...row.querySelectorAll('*')]
        .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map(({ textContent }) => textContent.slice(0, 40)),
    );
    expect(scrolling).toEqual([]);
  });

  it.each(isLongForm ? ['/minha-candidatura', '/privacidade/pedido'] : ['/privacidade/pedido'])(
    'have a captcha as wide as the field above: %s',
    async (path) => {
      const visitor = await Journey.start(system.url, { viewport: { width: 1280, height: 800 } });
      const { page } = visitor;
      await page.goto(path);
      const field = page.getByLabel('E-mail *');
      const outline = page.getByText('Eu não sou um robô').locator('..');
      expect((await boxOf(outline)).width).toBeCloseTo((await boxOf(field.locator('..'))).width, 0);
      await visitor.waitForHydration();
      await field.click();
      const widget = page.locator('altcha-widget .altcha');
      await widget.waitFor();
      expect((await boxOf(widget)).width).toBeCloseTo((await boxOf(field.locator('..'))).width, 0);
      await visitor.close();
    },
  );

  it('stay where they are while they are loaded again', async () => {
    const { page } = admin;
    await admin.open('/candidatos-aprovados');
    const heading = page.getByRole('columnheader', { name: 'Candidato' });
    const before = await boxOf(heading);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await heading.getByRole('button').click();
    await page.getByRole('progressbar', { name: /^Carregando/ }).waitFor();
    expect(await boxOf(heading)).toEqual(before);
    release();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('keep in line what belongs together: status and score, pages, acts of the day', async () => {
    const { page } = admin;
    const laidOut = async () => {
      await page.evaluate(() => document.fonts.ready);
      await waitForLayout(page);
    };
    await resize(page, { width: 360, height: 740 });
    await admin.open('/dashboard');
    const rows = page.getByRole('list', { name: 'Candidatos' }).getByRole('listitem');
    const scored = rows.filter({ hasText: 'Entrevista agendada' }).filter({ hasText: '/100' }).first();
    await scored.waitFor();
    await laidOut();
    // The line of the chip, and no second one.
    const line = await boxOf(scored.getByText('Entrevista agendada').locator('../..'));
    const pages = page.getByRole('navigation', { name: 'Páginas' });
    const apart =
      (await middleOf(pages.getByRole('button', { name: 'Próxima' }))) -
      (await middleOf(pages.getByRole('button', { name: 'Anterior' })));

    await new ReferredCandidates(system, await system.admin()).hire('Benedita', 60);
    await resize(page, { width: 1280, height: 800 });
    await admin.open('/inicio');
    const due = page.getByRole('region', { name: 'Bônus vencidos' });
    const act = due.getByRole('link', { name: /^Abrir/ }).first();
    await act.waitFor();
    await laidOut();
    const endOf = (link: Locator) =>
      link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().right);
      });
    const all = await endOf(due.getByRole('link', { name: 'Pagar', exact: true }));
    expect({ isOneLine: line.height < 40, apart, beforeEnd: all - (await endOf(act)) }).toEqual({
      isOneLine: true,
      apart: 0,
      beforeEnd: 0,
    });
  });
});
