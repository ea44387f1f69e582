import {
  applicant,
  businessDayIn,
  instantOf,
  isLongForm,
  itInLongForm,
  resumePdf,
  startTestSystem,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { accessibilityFindings } from './support/accessibility.js';
import { axeFindings, stateFindings } from './support/axe.js';
import { Journey, VIEWPORTS } from './support/journey.js';
import { resize } from './support/resize.js';

const JOB = 'Gerente de Produto';
/** Pages that `npm test` analyses in the dark theme, in forced colours, at 320 px and at 200 % too; the long form all of them. */
const EXAMPLES = ['/', '/candidatura?jobId=101'];
const isInDepth = (path: string): boolean => isLongForm || EXAMPLES.includes(path);
/** What a zoom of 200 % leaves of 1280 × 860 px. */
const ZOOMED = { width: 640, height: 430 };
/** An analysis by axe takes a second or two, and a test runs dozens. */
const TIMEOUT_MS = isLongForm ? 900_000 : 180_000;

describe('accessibility of the public site', () => {
  let system: TestSystem;
  let visitor: Journey;
  let staff: Visitor;
  /** Id of an interview. */
  let invitation: string;

  beforeAll(async () => {
    system = await startTestSystem();
    visitor = await Journey.start(system.url);
    staff = await system.admin();
    const form = { ...applicant(1), recaptchaToken: await system.captcha() };
    const { body: candidate } = await staff.post<{ id: number }>('/api/candidates', form);
    const interviewDate = instantOf(await businessDayIn(staff, 30), '10:00');
    const interview = { candidateId: candidate.id, interviewDate, interviewType: 'hr' };
    invitation = (await staff.post<{ id: string }>('/api/interviews', interview)).body.id;
  });
  afterAll(async () => {
    await visitor?.close();
    await system?.stop();
  });

  /** Opens a page and returns its accessibility findings. */
  const analyse = async (journey: Journey, path: string, text: string | RegExp) => {
    await journey.open(path);
    await journey.page.getByText(text).first().waitFor();
    const inDepth = isInDepth(path);
    const findings = await accessibilityFindings(journey.page, { stops: inDepth ? 10 : 0, inDepth });
    const overflowing: string[] = [];
    for (const window of inDepth ? [ZOOMED, VIEWPORTS.phone] : [VIEWPORTS.phone]) {
      await resize(journey.page, window);
      const overflowPx = await journey.overflowPx();
      if (overflowPx > 0) overflowing.push(`${window.width} px: ${overflowPx} px`);
      overflowing.push(...(await clippedTexts(journey)).map((text) => `${window.width} px: ${text}`));
    }
    await resize(journey.page, VIEWPORTS.desktop);
    return { page: path, findings, overflowing };
  };
  const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent);
  const expectNoFindings = async (journey: Journey, state: string) => {
    // A click may have scrolled the page so that a button is half below a bar that stays in view.
    await journey.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect([state, await stateFindings(journey.page)]).toEqual([state, []]);
  };

  const pages = (): Array<[path: string, text: string | RegExp]> => [
    ['/', /vagas abertas!$/],
    ['/minha-candidatura', 'Não há senha'],
    ['/vagas', 'Ver mais vagas'],
    ['/vagas/101', 'Sobre a vaga'],
    ['/vagas/99999', 'Vaga não encontrada'],
    ['/candidatura?jobId=101', 'Eu não sou um robô'],
    ['/candidatura/enviada', 'Nenhuma candidatura nesta aba'],
    ['/privacidade', 'Como exercer os seus direitos'],
    ['/privacidade/pedido', 'Eu não sou um robô'],
    ['/privacidade/pedido/confirmar', 'Este link está incompleto'],
    ['/confirmar-candidatura', 'Este link está incompleto'],
    ['/cancelar-alertas', 'Este link está incompleto'],
    ['/login', 'Eu não sou um robô'],
    ['/esqueci-a-senha', 'Eu não sou um robô'],
    ['/redefinir-senha', 'Este link está incompleto'],
    ['/convite', 'Este link está incompleto'],
    ['/confirmar-entrevista', 'Entrevista não encontrada'],
    [`/confirmar-entrevista?id=${invitation}`, /Confirmar Presença|Entrevista Confirmada/],
    ['/nada-aqui', 'Página não encontrada'],
  ];

  it(
    'has no findings on any page, all of which fit a phone of 360 px and a zoom of 200 %',
    async () => {
      // The pages follow in the same document, whose code is loaded.
      await visitor.page.goto('/confirmar-candidatura');
      await visitor.waitForHydration();
      for (const [path, text] of pages()) {
        const expected = { page: path, findings: [], overflowing: [] };
        expect(await analyse(visitor, path, text)).toEqual(expected);
      }
      if (!isLongForm) return;
      await visitor.page.goto(`/confirmar-entrevista?id=${invitation}`);
      await visitor.page.getByRole('button', { name: 'Confirmar Presença' }).click();
      await visitor.page.getByRole('heading', { name: 'Entrevista Confirmada' }).waitFor();
      await expectNoFindings(visitor, 'a confirmed interview');
    },
    TIMEOUT_MS,
  );

  // In `npm test` the page is analysed above, without its errors.
  itInLongForm(
    'has no findings in the application form, with errors and with a résumé',
    async () => {
      const { page } = visitor;
      await visitor.visit('/candidatura');
      // The captcha is loaded by the first use of its form.
      await page.getByLabel('Nome *', { exact: true }).focus();
      await visitor.solveCaptcha();
      await page.getByRole('button', { name: 'Enviar Candidatura' }).click();
      await page.getByText('Há 5 campos para corrigir').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByLabel('Currículo em PDF').setInputFiles({
        name: 'curriculo.pdf',
        mimeType: 'application/pdf',
        buffer: await resumePdf(),
      });
      await page.getByText('Currículo processado com sucesso!').hover();
      await expectNoFindings(visitor, 'an application with its résumé, and a message');
      await page.goto('/login');
      await page.getByLabel('Usuário').press('Enter');
      await page.getByText('Senha é obrigatória').waitFor();
      await expectNoFindings(visitor, 'the errors of the log-in');
    },
    TIMEOUT_MS,
  );

  it(
    'keeps the keyboard in a dialog, which returns the focus',
    async () => {
      const { page } = visitor;
      await page.goto('/');
      const invite = page.getByRole('button', { name: 'INDIQUE UM AMIGO' });
      await invite.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Gerar QR' }).click();
      await page.getByText('Nome deve ter pelo menos 3 caracteres').waitFor();
      await expectNoFindings(visitor, 'the first step of a referral, refused');
      // The keyboard does not leave an open dialog for the page behind it.
      for (let stop = 0; stop < 10; stop++) {
        await page.keyboard.press('Tab');
        const isBehind = await page.evaluate(
          () => document.getElementById('root')?.contains(document.activeElement) ?? true,
        );
        expect([stop, isBehind]).toEqual([stop, false]);
      }
      await page.getByLabel('Seu nome completo').fill('Ana Prado');
      await page.getByLabel('Seu e-mail').fill('ana@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
      // Screen readers announce a toast beside an open dialog. A pointer over it keeps it visible.
      const toast = page.getByText('QR code gerado com sucesso');
      expect(await toast.evaluate(isHiddenFromScreenReaders)).toBe(false);
      await toast.hover();
      await expectNoFindings(visitor, 'the second step of a referral, and a message');
      expect(await toast.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await focused()).toBe('INDIQUE UM AMIGO');
    },
    TIMEOUT_MS,
  );

  // In `npm test` the dialog above returns the focus too.
  itInLongForm(
    'has no findings in a menu, which returns the focus',
    async () => {
      const { page } = visitor;
      await page.goto('/vagas');
      await page.getByRole('button', { name: `Compartilhar a vaga ${JOB}` }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'WhatsApp' }).waitFor();
      // An open menu hides the landmarks of the page and is none itself. The rule exempts dialogs, but not menus.
      expect(await stateFindings(page, { without: ['region'] })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      expect(await focused()).toBe('Compartilhar');
    },
    TIMEOUT_MS,
  );

  // In `npm test`: accessibility-staff.e2e analyses the pages of administrators.
  itInLongForm(
    'has no findings in the parts for administrators',
    async () => {
      const admin = await Journey.start(system.url, { session: staff });
      const { page } = admin;
      await page.goto('/vagas');
      await page.getByRole('button', { name: `Excluir ${JOB}` }).click();
      await page.getByRole('dialog', { name: 'Excluir vaga' }).waitFor();
      await expectNoFindings(admin, 'the question before a deletion');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Excluir');
      await expectNoFindings(admin, 'the list of an administrator');

      await page.goto('/job-form');
      await page.getByRole('button', { name: 'Criar Vaga' }).click();
      await page.getByText(/^Há \d campos para corrigir$/).waitFor();
      await expectNoFindings(admin, 'the errors of the job form');
      await page.getByRole('tab', { name: 'Assistente de IA' }).click();
      await page.getByLabel('Descrição do cargo').fill('Testes com Playwright');
      await page.getByRole('button', { name: 'Gerar conteúdo' }).click();
      await page.getByRole('region', { name: 'Conteúdo gerado' }).waitFor();
      await expectNoFindings(admin, 'the assistant');
      expect(admin.consoleErrors).toEqual([]);
      await admin.close();
    },
    TIMEOUT_MS,
  );

  it(
    'keeps long words inside their cards',
    async () => {
      const word = 'a'.repeat(70);
      const job = { type: 'CLT', title: word, department: word, location: word, description: word };
      const { body } = await staff.post<{ id: number }>('/api/jobs', {
        ...job,
        requirements: `${word}, b`,
        benefits: word,
      });
      await resize(visitor.page, VIEWPORTS.phone);
      for (const path of ['/vagas', `/vagas/${body.id}`]) {
        // The list is loaded: it may have been read before the job was created.
        await (path === '/vagas' ? visitor.page.goto(path) : visitor.open(path));
        await visitor.page.getByRole('heading', { name: word }).first().waitFor();
        expect([path, await visitor.overflowPx(), await outsideOfCard(visitor)]).toEqual([path, 0, []]);
      }
      await resize(visitor.page, VIEWPORTS.desktop);
      await staff.delete(`/api/jobs/${body.id}`);
    },
    TIMEOUT_MS,
  );

  it(
    'respects reduced motion, and moves the focus to each new page',
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
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.emulateMedia({ reducedMotion: null });
      for (const [name, url] of [
        ['Vagas', '**/vagas'],
        ['Admin', '**/login'],
        ['Voltar para o site', `${system.url}/`],
      ] as const) {
        await page.getByRole('link', { name, exact: true }).first().click();
        await page.waitForURL(url);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await visitor.waitForPageFocus();
      }
      expect(visitor.consoleErrors).toEqual([]);
    },
    TIMEOUT_MS,
  );

  const isHiddenFromScreenReaders = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

  /** Texts that are wider than their element; tab lists are scrollable and skipped. */
  const clippedTexts = (journey: Journey): Promise<string[]> =>
    journey.page.evaluate(() =>
      [...document.querySelectorAll('button, a, h1, h2, h3, label, dd, dt, li')]
        .filter((element) => element.getClientRects().length > 0 && !element.closest('[role=tablist]'))
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map((element) => element.textContent ?? ''),
    );

  /** Elements that extend beyond the right edge of their card. */
  const outsideOfCard = (journey: Journey): Promise<string[]> =>
    journey.page.evaluate(() =>
      [...document.querySelectorAll('.at-card *, #lista-de-vagas article *')]
        .filter((element) => element.getClientRects().length > 0)
        .filter(
          (element) =>
            element.getBoundingClientRect().right >
            (element.closest('.at-card, article')?.getBoundingClientRect().right ?? 0),
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
});
