import { isLongForm, itInLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey, VIEWPORTS } from './support/journey.js';
import { resize, waitForLayout } from './support/resize.js';

/** Long enough for the page to scroll at every size. */
const DESCRIPTION = `${'Cuidar dos serviços de vendas, com calma. '.repeat(60)}\n\n- ouvir **clientes**\n- escrever código`;

/** Of a line that is easy to read. */
const MAX_LINE_CHARACTERS = 68;
/** Of a visit, as `bench/suites/site.ts` has it. */
const MAX_LAYOUT_SHIFT = 0.02;

interface JobView {
  id: number;
}

describe('the page of a job', () => {
  let system: TestSystem;
  let path: string;
  beforeAll(async () => {
    system = await startTestSystem();
    const admin = await system.admin();
    const { body } = await admin.post<JobView>('/api/jobs', {
      ...{ title: 'Pessoa Desenvolvedora', department: 'Engenharia', location: 'Curitiba, PR' },
      ...{ type: 'Hibrido', description: DESCRIPTION, requirements: 'TypeScript', salaryMin: 9000 },
      selectionSteps: 'Conversa com o RH, Desafio técnico, Proposta',
    });
    path = `/vagas/${body.id}`;
  });
  afterAll(() => system?.stop());

  it('keeps facts and act in view on a desktop', async () => {
    const visitor = await Journey.start(system.url);
    const { page } = visitor;
    await page.goto(path);
    const summary = page.getByRole('region', { name: 'Resumo da vaga' });
    for (const text of ['Híbrido', 'Tempo integral', 'Curitiba, PR', 'A partir de R$ 9.000'])
      await summary.getByText(text, { exact: true }).waitFor();
    const steps = summary.getByRole('list', { name: 'Etapas do processo' }).getByRole('listitem');
    expect(await steps.allInnerTexts()).toEqual(['Conversa com o RH', 'Desafio técnico', 'Proposta']);
    await page.getByRole('listitem').filter({ hasText: 'ouvir clientes' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    const act = summary.getByRole('link', { name: 'Candidatar-se' });
    const top = await act.evaluate((link) => link.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(VIEWPORTS.desktop.height);
    await act.click();
    await page.waitForURL(/\/candidatura\?jobId=/);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.close();
  });

  const WIDTHS = isLongForm ? [960, 1100, 1159, 1160, 1280, 1920] : [1160];
  it.each(WIDTHS)('ends its text near the summary at %i px', async (width) => {
    const visitor = await Journey.start(system.url, { viewport: { width, height: 800 } });
    const { page } = visitor;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const ends = await page
      .getByText('Cuidar dos serviços')
      .first()
      .evaluate((text) => text.getBoundingClientRect().right);
    const summary = await page.getByRole('region', { name: 'Resumo da vaga' }).boundingBox();
    expect(summary!.x - ends).toBeGreaterThanOrEqual(32);
    expect(summary!.x - ends).toBeLessThan(96);
    expect(await visitor.overflowPx()).toBe(0);
    await visitor.close();
  });

  // In `npm test`: large-text.e2e has the text of other pages at twice its size.
  itInLongForm('keeps the headings beside its text whole with text of twice the size', async () => {
    const visitor = await Journey.start(system.url);
    const { page } = visitor;
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await waitForLayout(page);
    const lines = await page.getByRole('heading', { name: 'Requisitos' }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    expect(await visitor.overflowPx()).toBe(0);
    await visitor.close();
  });

  it('has one act on a phone, in view from the beginning to the end', async () => {
    const phone = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
    const { page } = phone;
    await page.goto(path);
    const act = page.getByRole('main').getByRole('link', { name: 'Candidatar-se' });
    expect(await act.count()).toBe(1);
    const isVisible = () =>
      act.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    expect(await isVisible()).toBe(true);
    await page.getByText('ouvir clientes').scrollIntoViewIfNeeded();
    expect(await isVisible()).toBe(true);
    await resize(page, { width: 320, height: 568 });
    expect(await phone.overflowPx()).toBe(0);
    // In a low window the bar would cover too much of the text.
    await resize(page, { width: 640, height: 320 });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await isVisible()).toBe(false);
    expect(phone.consoleErrors).toEqual([]);
    await phone.close();
  });

  it('has lines of at most 68 characters at any width', async () => {
    const visitor = await Journey.start(system.url);
    const { page } = visitor;
    await page.goto(path);
    for (const width of isLongForm ? [768, 960, 1280, 1920] : [1280]) {
      await resize(page, { width, height: 900 });
      const characters = await page.getByText(/^Cuidar dos serviços/).evaluate((paragraph) => {
        const text = paragraph.firstChild as Text;
        const lines = new Map<number, number>();
        const range = document.createRange();
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top } = range.getBoundingClientRect();
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
        return Math.max(...lines.values());
      });
      expect([width, characters > 40, characters <= MAX_LINE_CHARACTERS || characters]).toEqual([
        width,
        true,
        true,
      ]);
    }
    await visitor.close();
  });

  it.each(isLongForm ? ['/', 'the job'] : ['the job'])(
    'shifts by less than its budget when the typefaces of %s arrive',
    async (name) => {
      const visitor = await Journey.start(system.url);
      const { page } = visitor;
      await page.addInitScript(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        const seen: PerformanceEntryList = [];
        Object.assign(globalThis, {
          layoutShift: () => {
            seen.push(...observer.takeRecords());
            return seen.reduce(
              (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
              0,
            );
          },
        });
      });
      for (const viewport of isLongForm ? Object.values(VIEWPORTS) : [VIEWPORTS.phone]) {
        await resize(page, viewport);
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/*.woff2', async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(name === '/' ? name : path, { waitUntil: 'domcontentloaded' });
        const hasFonts = () =>
          page.evaluate(() =>
            ['600 24px "Fraunces Variable"', '16px "Inter Variable"'].map((font) =>
              document.fonts.check(font),
            ),
          );
        expect(await hasFonts()).toEqual([false, false]);
        const titleTop = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().top);
        const before = await titleTop();
        release();
        await page.evaluate(async () => {
          await document.fonts.ready;
          // The frame after the one with the fonts reports what moved in it.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        });
        expect(await hasFonts()).toEqual([true, true]);
        expect(await titleTop()).toBe(before);
        const shift = await page.evaluate(() =>
          (globalThis as typeof globalThis & { layoutShift: () => number }).layoutShift(),
        );
        expect([viewport.width, shift <= MAX_LAYOUT_SHIFT || shift]).toEqual([viewport.width, true]);
        await page.unroute('**/*.woff2');
      }
      await visitor.close();
    },
  );

  it('is shared from a menu that is used with the keyboard, and loads no MUI', async () => {
    const visitor = await Journey.start(system.url);
    const { page } = visitor;
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(path);
    const share = page.getByRole('button', { name: /^Compartilhar a vaga/ });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await share.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: /^Compartilhar a vaga/ });
    await menu.waitFor();
    const seen: unknown[] = [await focused()];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key);
      seen.push(await focused());
    }
    expect(seen).toEqual(['WhatsApp', 'LinkedIn', 'Copiar link', 'WhatsApp', 'Copiar link', 'WhatsApp']);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await focused()).toBe('Compartilhar');
    await share.click();
    await menu.waitFor();
    await share.click();
    await menu.waitFor({ state: 'detached' });
    await share.click();
    await page.getByRole('heading', { level: 1 }).click();
    await menu.waitFor({ state: 'detached' });
    expect(scripts.filter((script) => /mui/.test(script))).toEqual([]);
    expect(scripts.filter((script) => script.includes('share-menu'))).not.toEqual([]);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.close();
  });

  // In `npm test`: job.page.spec ('offers the application in the summary and at the end, and similar jobs').
  itInLongForm('leads to similar jobs', async () => {
    const visitor = await Journey.start(system.url);
    const { page } = visitor;
    await page.goto(path);
    const similar = page.getByRole('region', { name: 'Vagas parecidas' });
    expect(await similar.getByRole('article').count()).toBe(3);
    const title = await similar.getByRole('link').first().innerText();
    // The whole row is the link.
    await similar
      .getByRole('article')
      .first()
      .click({ position: { x: 4, y: 4 } });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.close();
  });
});
