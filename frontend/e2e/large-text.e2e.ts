import type { Page } from 'playwright-core';
import { isLongForm, itInLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import { cutTexts } from './support/cut-texts.js';
import { Journey, VIEWPORTS } from './support/journey.js';
import { waitForLayout } from './support/resize.js';

const PHONE = [
  '/candidatos-aprovados',
  '/controle-indicacoes',
  '/pagamentos-bonus',
  '/job-form',
  '/modelos-mensagem',
  '/dashboard?tab=interviews',
];

/** Labels above their field that reach into the text or the icon of their field. */
const coveringLabels = (page: Page): Promise<string[]> =>
  page.locator('.MuiFormControl-root > .MuiFormLabel-root').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const inside = label.parentElement!.querySelectorAll(
        'svg, input, [role="combobox"], [role="spinbutton"]',
      );
      const tops = [...inside].map((part) => {
        const { top, bottom, height } = part.getBoundingClientRect();
        if (height <= 1) return Infinity;
        const { fontSize } = getComputedStyle(part);
        // A line of text is in the middle of its field, and an icon leaves an eighth of its box free.
        return part.tagName === 'svg' ? top + height / 8 : (top + bottom - Number.parseFloat(fontSize)) / 2;
      });
      // Capitals end at three quarters of the line.
      const { top, height } = label.getBoundingClientRect();
      return tops.some((other) => top + height * 0.75 > other) ? [`covers: ${label.textContent}`] : [];
    }),
  );

/** WCAG 1.4.4; on a phone twice the size leaves the least room. `npm test` has two pages of staff and one of visitors. */
describe('text of twice the size', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
    // Its code is the longest word of the lists.
    const referral = {
      code: 'REFW8M2QX',
      referrerName: 'Élcio Ramos',
      referrerEmail: 'elcio@exemplo.com.br',
    };
    expect((await system.visitor().post('/api/referrals/anonymous', referral)).status).toBe(201);
  });
  afterAll(() => system?.stop());

  const enlarge = async ({ page }: Journey) => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await waitForLayout(page);
  };

  const STAFF = [
    ['a phone', VIEWPORTS.phone, isLongForm ? PHONE : PHONE.slice(0, 2)],
    ['a desktop', VIEWPORTS.desktop, ['/candidatos-aprovados']],
  ] as const;
  it.each(isLongForm ? STAFF : STAFF.slice(0, 1))(
    'is whole in the lists and tabs of the staff on %s',
    async (_where, viewport, paths) => {
      const staff = await Journey.startAdmin(system, { viewport });
      const found: string[] = [];
      for (const path of paths) {
        await staff.page.goto(path);
        await staff.page.getByRole('heading', { level: 1 }).waitFor();
        await staff.page.waitForFunction(() => !document.querySelector('main [data-loading]'));
        await enlarge(staff);
        const cut = [...(await cutTexts(staff.page)), ...(await coveringLabels(staff.page))];
        found.push(...cut.map((text) => `${path}: ${text}`));
        await staff.screenshot(`texto-grande${path.replace(/[^a-z]+/g, '-')}`);
      }
      await staff.close();
      expect(found).toEqual([]);
    },
  );

  itInLongForm('stays within the outline that stands for the captcha until it is loaded', async () => {
    const visitor = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
    const { page } = visitor;
    await page.goto('/candidatura');
    await enlarge(visitor);
    const label = page.getByText('Eu não sou um robô');
    const [text, outline] = [await label.boundingBox(), await label.locator('..').boundingBox()];
    expect(text!.height).toBeLessThan(outline!.height);
    expect(text!.y).toBeGreaterThanOrEqual(outline!.y);
    // Each line has the height of its letters.
    expect(text!.height).toBeGreaterThanOrEqual(2 * 32);
    await visitor.close();
  });

  it('leaves the pages of visitors four fifths of a phone, and their search its text', async () => {
    const visitor = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
    const { page } = visitor;
    await page.goto('/vagas');
    await enlarge(visitor);
    const header = await page.getByRole('banner').boundingBox();
    expect(header!.height).toBeLessThanOrEqual(VIEWPORTS.phone.height / 5);
    expect(await visitor.overflowPx()).toBeLessThanOrEqual(0);
    const search = page.getByRole('searchbox', { name: 'Buscar por cargo, requisito ou cidade' });
    const [iconEnd, textStart] = await search.evaluate((field) => [
      field.parentElement!.querySelector('svg')!.getBoundingClientRect().right,
      field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft),
    ]);
    expect(iconEnd).toBeLessThanOrEqual(textStart);
    const [hintPx, roomPx] = await search.evaluate((field: HTMLInputElement) => {
      const [style, hint] = [getComputedStyle(field), getComputedStyle(field, '::placeholder')];
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `${hint.fontSize} ${hint.fontFamily}`;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return [context.measureText(field.placeholder).width, field.clientWidth - padding];
    });
    expect(hintPx).toBeLessThanOrEqual(roomPx);
    await visitor.close();
  });

  itInLongForm('keeps each day of the week on one line above the calendar of interviews', async () => {
    const staff = await Journey.startAdmin(system, { viewport: VIEWPORTS.phone });
    const { page } = staff;
    await page.goto('/entrevistas');
    await page.getByRole('columnheader').first().waitFor();
    await enlarge(staff);
    const lines = await page.getByRole('columnheader').evaluateAll((heads) =>
      heads.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines).toEqual(Array.from({ length: 7 }, () => 1));
    await staff.close();
  });

  it('is whole in the search and the filters of vacancies on a desktop', async () => {
    const visitor = await Journey.start(system.url, { viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await page.goto('/vagas');
    const search = page.getByRole('searchbox', { name: 'Buscar por cargo, requisito ou cidade' });
    await search.waitFor();
    await enlarge(visitor);
    // The room in a field, in the search without the button that empties it, against the width of its text.
    const cut = await page.locator('input[type=search], select[aria-label]').evaluateAll((fields) =>
      fields.flatMap((field) => {
        const style = getComputedStyle(field);
        const context = document.createElement('canvas').getContext('2d')!;
        context.font = `${style.fontSize} ${style.fontFamily}`;
        const [text, button] =
          field instanceof HTMLSelectElement
            ? [field.selectedOptions[0]?.text ?? '', '0']
            : [(field as HTMLInputElement).placeholder, style.fontSize];
        const room = [style.paddingLeft, style.paddingRight, button].reduce(
          (rest, part) => rest - Number.parseFloat(part),
          field.clientWidth,
        );
        return context.measureText(text).width > room ? [text] : [];
      }),
    );
    await visitor.close();
    expect(cut).toEqual([]);
  });
});
