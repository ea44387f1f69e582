import { applicant, resumePdf, startTestSystem, type TestSystem } from '@araucaria/testing';
import { axeFindings } from './axe.js';
import { misfits } from './fit.js';
import { withoutRing } from './focus-ring.js';
import { Journey, VIEWPORTS } from './journey.js';

const PASSWORD = 'uma-senha-de-teste';
const JOB = 'Gerente de Produto';
/** Milliseconds: each look of axe takes a second or two, and a test takes dozens. */
const LONG = 180_000;

describe('the public site is for everybody', () => {
  let system: TestSystem;
  let visitor: Journey;
  let phone: Journey;
  let admin: Journey;
  let invitation: string;

  beforeAll(async () => {
    system = await startTestSystem({ env: { ADMIN_PASSWORD: PASSWORD } });
    visitor = await Journey.start(system.url);
    phone = await Journey.start(system.url, VIEWPORTS.phone);
    admin = await Journey.start(system.url);
    const staff = system.visitor();
    await staff.login('admin', PASSWORD);
    const form = { ...applicant(1), recaptchaToken: await system.captcha() };
    const { body: candidate } = await staff.post<{ id: number }>('/api/candidates', form);
    // A Tuesday morning of next year, on the grid.
    const interviewDate = new Date(Date.UTC(2027, 2, 2, 13)).toISOString();
    const wanted = { candidateId: candidate.id, interviewDate, interviewType: 'hr' };
    invitation = (await staff.post<{ id: string }>('/api/interviews', wanted)).body.id;
  }, 120_000);
  afterAll(async () => {
    await visitor?.end();
    await phone?.end();
    await admin?.end();
    await system?.stop();
  });

  /** What stands at an address when it has come to rest, and what axe has to say of it. */
  const at = async (journey: Journey, path: string, text: string | RegExp) => {
    await journey.visit(path);
    await journey.page.getByText(text).first().waitFor();
    const { page } = journey;
    return {
      page: path,
      findings: [...(await axeFindings(page)), ...(await misfits(page)), ...(await withoutRing(page, 10))],
    };
  };
  const clean = async (journey: Journey, what: string) =>
    expect([what, await axeFindings(journey.page)]).toEqual([what, []]);

  const pages = (): Array<[path: string, text: string | RegExp]> => [
    ['/', /vagas abertas!$/],
    ['/vagas', 'Ver mais vagas'],
    ['/vagas/101', 'Sobre a vaga'],
    ['/vagas/99999', 'Vaga não encontrada'],
    ['/candidatura?jobId=101', 'Eu não sou um robô'],
    ['/privacidade', 'Como exercer os seus direitos'],
    ['/login', 'Eu não sou um robô'],
    ['/confirmar-entrevista', 'Entrevista não encontrada'],
    [`/confirmar-entrevista?id=${invitation}`, /Confirmar Presença|Entrevista Confirmada/],
    ['/nada-aqui', 'Página não encontrada'],
  ];

  it(
    'axe finds nothing on its pages',
    async () => {
      for (const [path, text] of pages())
        expect(await at(visitor, path, text)).toEqual({ page: path, findings: [] });
      await visitor.page.goto(`/confirmar-entrevista?id=${invitation}`);
      await visitor.page.getByRole('button', { name: 'Confirmar Presença' }).click();
      await visitor.page.getByRole('heading', { name: 'Entrevista Confirmada' }).waitFor();
      await clean(visitor, 'a confirmed interview');
    },
    LONG,
  );

  it(
    'nor in the application, as it is filled and refused',
    async () => {
      const { page } = visitor;
      await page.goto('/candidatura');
      await visitor.solveCaptcha();
      await page.getByRole('button', { name: 'Enviar Candidatura' }).click();
      await page.getByText('Há 5 campos para corrigir').waitFor();
      await clean(visitor, 'the errors of the application');
      await page.getByLabel('Currículo em PDF').setInputFiles({
        name: 'curriculo.pdf',
        mimeType: 'application/pdf',
        buffer: await resumePdf(),
      });
      await page.getByText('Currículo processado com sucesso!').hover();
      await clean(visitor, 'an application with its résumé, and a message');
      await page.goto('/login');
      await page.getByLabel('Usuário').press('Enter');
      await page.getByText('Senha é obrigatória').waitFor();
      await clean(visitor, 'the errors of the log-in');
    },
    LONG,
  );

  it(
    'nor in what opens over a page, and the focus comes back from it',
    async () => {
      const { page } = visitor;
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await page.goto('/');
      const invite = page.getByRole('button', { name: 'INDIQUE UM AMIGO' });
      await invite.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Gerar QR' }).click();
      await page.getByText('Nome deve ter pelo menos 3 caracteres').waitFor();
      await clean(visitor, 'the first step of a referral, refused');
      await page.getByLabel('Seu nome completo').fill('Ana Prado');
      await page.getByLabel('Seu e-mail').fill('ana@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
      // A message beside an open dialog is heard like any other; under the pointer it stays.
      const message = page.getByText('QR code gerado com sucesso');
      expect(await message.evaluate(isSilenced)).toBe(false);
      await message.hover();
      await clean(visitor, 'the second step of a referral, and a message');
      expect(await message.isVisible()).toBe(true);
      // The message stays for its time; the dialog closes.
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await focused()).toBe('INDIQUE UM AMIGO');

      await page.goto('/vagas');
      await page.getByRole('button', { name: `Compartilhar a vaga ${JOB}` }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'WhatsApp' }).waitFor();
      // An open menu hides the page and its landmarks, and is none itself: the rule exempts dialogs, not menus.
      expect(await axeFindings(page, { without: ['region'] })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      expect(await focused()).toBe('Compartilhar');
    },
    LONG,
  );

  it(
    'nor in what administrators see of it',
    async () => {
      const { page } = admin;
      await admin.login('admin', PASSWORD);
      await page.waitForURL('**/dashboard');
      await page.goto('/vagas');
      await page.getByRole('button', { name: `Excluir ${JOB}` }).click();
      await page.getByRole('dialog', { name: 'Excluir vaga' }).waitFor();
      await clean(admin, 'the question before a deletion');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Excluir');
      await clean(admin, 'the list of an administrator');

      await page.goto('/job-form');
      await page.getByRole('button', { name: 'Criar Vaga' }).click();
      await page.getByText(/^Há \d campos para corrigir$/).waitFor();
      await clean(admin, 'the errors of the job form');
      await page.getByRole('tab', { name: 'Assistente de IA' }).click();
      await page.getByLabel('Descrição do cargo').fill('Testes com Playwright');
      await page.getByRole('button', { name: 'Gerar conteúdo' }).click();
      await page.getByRole('region', { name: 'Conteúdo gerado' }).waitFor();
      await clean(admin, 'the assistant');
    },
    LONG,
  );

  it(
    'fits a phone of 360 pixels, and a desk at twice the size',
    async () => {
      // 200 % of 1280 × 860 leaves half as many CSS pixels each way.
      const widths = [VIEWPORTS.phone, { width: 640, height: 430 }];
      for (const viewport of widths) {
        await phone.page.setViewportSize(viewport);
        for (const [path, text] of pages()) {
          await phone.visit(path);
          await phone.page.getByText(text).first().waitFor();
          expect([path, viewport.width, await phone.overflow(), await cut(phone)]).toEqual([
            path,
            viewport.width,
            0,
            [],
          ]);
        }
      }
    },
    LONG,
  );

  it(
    'keeps words without end inside their cards',
    async () => {
      const word = 'a'.repeat(70);
      const staff = system.visitor();
      await staff.login('admin', PASSWORD);
      const job = { type: 'CLT', title: word, department: word, location: word, description: word };
      const { body } = await staff.post<{ id: number }>('/api/jobs', {
        ...job,
        requirements: `${word}, b`,
        benefits: word,
      });
      await phone.page.setViewportSize(VIEWPORTS.phone);
      for (const path of ['/vagas', `/vagas/${body.id}`]) {
        await phone.visit(path);
        await phone.page.getByText(word).first().waitFor();
        expect([path, await phone.overflow(), await stickingOut(phone)]).toEqual([path, 0, []]);
      }
      await staff.delete(`/api/jobs/${body.id}`);
    },
    LONG,
  );

  it(
    'moves nothing for those who asked for stillness, and nobody loses the way',
    async () => {
      const { page } = visitor;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await page.getByText(/vagas abertas!$/).waitFor();
      await page.getByRole('button', { name: 'INDIQUE UM AMIGO' }).click();
      await page.getByRole('dialog').waitFor();
      const moving = await page.evaluate(() =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1),
      );
      expect(moving).toEqual([]);
      await page.emulateMedia({ reducedMotion: null });
      await page.goto('/');
      for (const [name, url] of [
        ['Vagas', '**/vagas'],
        ['Admin', '**/login'],
        ['Voltar para o site', `${system.url}/`],
      ] as const) {
        await page.getByRole('link', { name, exact: true }).first().click();
        await page.waitForURL(url);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await visitor.focusInPage();
      }
      expect([visitor, phone, admin].flatMap(({ complaints }) => complaints)).toEqual([]);
    },
    LONG,
  );

  const isSilenced = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

  /** Texts that are wider than the box that shows them, and not meant to be. */
  const cut = (journey: Journey): Promise<string[]> =>
    journey.page.evaluate(() =>
      [...document.querySelectorAll('button, a, h1, h2, h3, label, dd, dt, li')]
        .filter((element) => element.getClientRects().length > 0 && !element.closest('[role=tablist]'))
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map((element) => element.textContent ?? ''),
    );

  /** Of a card, on its right. */
  const stickingOut = (journey: Journey): Promise<string[]> =>
    journey.page.evaluate(() =>
      [...document.querySelectorAll('.MuiCard-root *')]
        .filter((element) => element.getClientRects().length > 0)
        .filter(
          (element) =>
            element.getBoundingClientRect().right >
            (element.closest('.MuiCard-root')?.getBoundingClientRect().right ?? 0),
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
});
