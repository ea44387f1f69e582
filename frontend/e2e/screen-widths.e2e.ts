import {
  addDays,
  applicant,
  businessDayFrom,
  instantOf,
  isLongForm,
  itInLongForm,
  startTestSystem,
  today,
  type TestSystem,
} from '@araucaria/testing';
import type { Locator, Page } from 'playwright-core';
import { boxOf } from './support/box-of.js';
import { Journey, VIEWPORTS } from './support/journey.js';
import { ReferredCandidates } from './support/referred-candidates.js';
import { waitForLayout } from './support/resize.js';

const PHONES = isLongForm ? [320, 360, 430, 599] : [320];
const LARGE = { width: 1920, height: 1080 };
const LAPTOP = { width: 1280, height: 800 };

/** Of the letters, without the spacing around them. */
const textOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return {
      left,
      right,
      top,
      bottom,
      lines: new Set([...range.getClientRects()].map((line) => line.top)).size,
    };
  });
const whenDrawn = async (page: Page) => {
  await page.waitForFunction(() => !document.querySelector('main [data-loading], .MuiSkeleton-root'));
  await page.evaluate(() => document.fonts.ready);
  await waitForLayout(page);
};

/** What a phone or a large window would tear apart, press together or cut. `npm test` has one sample of a phone, a laptop and a finger. */
describe('screens in windows of different widths', () => {
  let system: TestSystem;
  let admin: Journey;
  /** Of an interview. */
  let day: string;

  beforeAll(async () => {
    system = await startTestSystem();
    const root = await system.admin();
    day = await businessDayFrom(root, addDays(today(), 1));
    const recaptchaToken = await system.captcha();
    const { body } = await system.visitor().post<{ id: number }>('/api/candidates', {
      ...applicant(2),
      email: 'camila.azevedo@exemplo.com.br',
      recaptchaToken,
    });
    const scheduled = await root.post('/api/interviews', {
      candidateId: body.id,
      jobId: 1,
      interviewDate: instantOf(day, '09:00'),
      interviewType: 'hr',
      status: 'scheduled',
      notificationOptions: { sendEmail: false, sendWhatsApp: false },
    });
    expect(scheduled.status).toBe(201);
    await system.settle();
    admin = await Journey.startAdmin(system);
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  const show = async (path: string, viewport: { width: number; height: number }) => {
    const { page } = admin;
    await page.setViewportSize(viewport);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await whenDrawn(page);
    return page;
  };

  it.each(PHONES)('keep the entries of the public header apart at %i px', async (width) => {
    const visitor = await Journey.start(system.url, { viewport: { width, height: 740 } });
    const { page } = visitor;
    await page.goto('/vagas');
    await page.evaluate(() => document.fonts.ready);
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const login = await textOf(menu.getByRole('link', { name: 'Admin' }));
    const apply = await boxOf(menu.getByRole('link', { name: 'Candidatar-se' }));
    expect(apply.x - login.right).toBeGreaterThanOrEqual(12);
    expect(await visitor.overflowPx()).toBeLessThanOrEqual(0);
    await visitor.close();
  });

  itInLongForm('show a whole morning of free times where the window is high', async () => {
    const page = await show('/dashboard', LARGE);
    await page
      .getByRole('button', { name: /^Ações sobre/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Agendar entrevista' }).click();
    const panel = page.getByRole('dialog', { name: /^Agendar com/ });
    // The week may have begun, or hold a holiday.
    await panel.getByRole('button', { name: 'Próxima semana' }).click();
    const last = panel.getByRole('button', { name: '11:45' }).first();
    await last.waitFor();
    await whenDrawn(page);
    const { bottom } = await boxOf(last);
    const frame = await last.evaluate((time) => {
      let part: Element | null = time;
      while (part && !['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
        part = part.parentElement;
      return part!.getBoundingClientRect().bottom;
    });
    expect(bottom).toBeLessThanOrEqual(frame);
    // Their message is in view below them.
    expect((await boxOf(panel.getByRole('heading', { name: 'Mensagem' }))).bottom).toBeLessThan(
      LARGE.height - 100,
    );
  });

  itInLongForm('have the addresses of candidates on one line of the cards of interviews', async () => {
    const page = await show('/entrevistas?ver=entrevistas', LARGE);
    const address = page
      .getByRole('list', { name: 'Entrevistas' })
      .locator('p', { hasText: '@exemplo.com.br' })
      .first();
    await address.waitFor();
    const tops = await address.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element, 0);
      // Before the break that the telephone follows.
      range.setEndBefore(element.querySelector('br')!);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    });
    expect(new Set(tops).size).toBe(1);
  });

  itInLongForm('have the summary of a vacancy near its text', async () => {
    const page = await show('/vagas', LARGE);
    await page
      .getByRole('link', { name: /^Ver detalhes/ })
      .first()
      .click();
    const about = page.getByRole('heading', { name: 'Sobre a vaga' });
    await about.waitFor();
    await whenDrawn(page);
    const text = await boxOf(about.locator('..').locator('p').first());
    const summary = await boxOf(page.getByText('Salário', { exact: true }));
    expect(summary.x - text.right).toBeLessThan(160);
  });

  it('show the titles of vacancies and the addresses of candidates whole at 1280 px', async () => {
    const page = await show('/dashboard', LAPTOP);
    const rows = page.getByRole('table', { name: 'Candidatos' }).locator('tbody');
    const cut = await rows.evaluate((body) =>
      [...body.querySelectorAll<HTMLElement>('*')]
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 2),
        )
        .filter((element) => getComputedStyle(element).overflow === 'hidden')
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const heights = await rows.getByRole('row').evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(new Set(heights)).toEqual(new Set([48]));
  });

  itInLongForm('have the bar of a hire below its words, and empty before the first step', async () => {
    const page = await show('/candidatos-aprovados', VIEWPORTS.phone);
    const card = page.getByRole('list', { name: 'Candidatos aprovados' }).getByRole('listitem').first();
    const words = await boxOf(card.getByText(/de 4 etapas/));
    const bar = await boxOf(card.getByRole('progressbar'));
    expect(bar.y).toBeGreaterThanOrEqual(words.bottom - 1);
    const candidate = (await (await admin.page.request.get('/api/candidates/approved')).json()) as Array<{
      id: number;
      status: string;
    }>;
    const open = candidate.find(({ status }) => status === 'approved')!;
    await show(`/candidate-hiring?id=${open.id}&start=true`, LAPTOP);
    const luminances = await page.getByRole('progressbar').evaluate((element) => {
      const luminance = (colour: string) => {
        const context = document.createElement('canvas').getContext('2d')!;
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const backgroundOf = (part: Element) => luminance(getComputedStyle(part).backgroundColor);
      return [backgroundOf(element.closest('.MuiCard-root')!), backgroundOf(element)];
    });
    const [card2 = 0, track = 0] = luminances;
    expect((card2 + 0.05) / (track + 0.05)).toBeLessThan(1.5);
  });

  it('have fields and acts for fingers where there is no mouse', async () => {
    const phone = await Journey.startAdmin(system, {
      viewport: VIEWPORTS.phone,
      hasTouch: true,
      isMobile: true,
    });
    await phone.page.goto('/dashboard');
    await phone.page.getByRole('button', { name: /^Exportar/ }).waitFor();
    expect(await phone.page.getByRole('button', { name: 'Atalhos' }).count()).toBe(0);
    // A finger has larger fields; the gap in their outline is as wide as the label in it.
    for (const input of ['searchbox', 'spinbutton'] as const) {
      if (input === 'spinbutton') await phone.page.goto('/job-form');
      const field = phone.page.locator('.MuiFormControl-root', { has: phone.page.getByRole(input) }).first();
      const label = await boxOf(field.locator('label'));
      const gap = await boxOf(field.locator('legend > span'));
      expect(Math.abs(gap.width - 10 - label.width)).toBeLessThan(4);
    }
    await phone.close();
    const page = await show('/dashboard', LAPTOP);
    expect(await page.getByRole('button', { name: 'Atalhos' }).count()).toBe(1);
  });

  itInLongForm('begin a reason for rejections with its name on a phone', async () => {
    const page = await show('/retorno-aos-candidatos', VIEWPORTS.phone);
    const reason = page.getByRole('list', { name: 'Motivos de reprovação' }).getByRole('listitem').first();
    const name = await boxOf(reason.getByRole('heading'));
    const button = await boxOf(reason.getByRole('button', { name: /para baixo$/ }));
    expect(name.bottom).toBeLessThanOrEqual(button.y);
  });

  itInLongForm('align figures at their end', async () => {
    const root = await system.admin();
    for (const clicks of [0, 12]) {
      const { body } = await root.post<{ id: number }>('/api/referrals', { jobId: 5 });
      for (let click = 0; click < clicks; click += 1)
        await system.visitor().post(`/api/referrals/${body.id}/click`);
    }
    await system.settle();
    const page = await show('/controle-indicacoes', LAPTOP);
    const heads = await page.getByRole('columnheader').allTextContents();
    const cells = page.locator('tbody tr').locator(`td:nth-child(${heads.indexOf('Cliques') + 1})`);
    const ends = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()!);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(await cells.allTextContents()).toEqual(expect.arrayContaining(['0', '12']));
    expect(new Set(ends).size).toBe(1);
  });

  itInLongForm('have names of referred candidates on one line at 1280 px', async () => {
    const root = await system.admin();
    const { body } = await root.post<{ code: string }>('/api/referrals', { jobId: 5 });
    const application = { ...applicant(1), firstName: 'Ana Carolina', lastName: 'Vasconcelos de Sá Brito' };
    const proofs = { referralCode: body.code, recaptchaToken: await system.captcha() };
    await system.visitor().post('/api/candidates', { ...application, ...proofs });
    await system.settle();
    await new ReferredCandidates(system, root).hire('Maximiliana', 60);
    const page = await show('/indicacoes?tab=aplicacoes', LAPTOP);
    const name = page.getByRole('rowheader', { name: /^Ana Carolina Vasconcelos/ }).getByText('Ana Carolina');
    expect((await textOf(name)).lines).toBe(1);
    const hired = page.getByText(/^1ª parcela: Ven/).first();
    expect((await textOf(hired)).lines).toBe(1);
  });

  itInLongForm(
    'have whole holidays and numbers in a calendar with text of twice the size on a phone',
    async () => {
      const textsOf = async (shownDay: string) => {
        const page = await show(`/entrevistas?dia=${shownDay}`, VIEWPORTS.phone);
        const cell = page.locator(`[data-day="${shownDay}"] > [aria-hidden]`);
        await cell.waitFor();
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await waitForLayout(page);
        return cell.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const range = document.createRange();
          const shown: Array<{ text: string | null; lines: number; fits: boolean }> = [];
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            range.selectNodeContents(node);
            const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
            const fits = rects.every((rect) => rect.left >= left - 1 && rect.right <= right + 1);
            if (rects.length) shown.push({ text: node.textContent, lines: rects.length, fits });
          }
          return shown;
        });
      };
      for (const shownDay of [`${today().slice(0, 4)}-12-25`, day]) {
        const texts = await textsOf(shownDay);
        expect(texts.length).toBeGreaterThanOrEqual(2);
        expect(texts).toEqual(texts.map(({ text }) => ({ text, lines: 1, fits: true })));
      }
    },
  );
});
