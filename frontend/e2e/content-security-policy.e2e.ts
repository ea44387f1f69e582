import { applicant, isLongForm, itInLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import type { Page } from 'playwright-core';
import { Journey } from './support/journey.js';
import { menuPaths } from './support/staff-views.js';

const PUBLIC_PATHS = [
  '/',
  '/vagas',
  '/vagas/99999',
  '/candidatura',
  '/privacidade',
  '/privacidade/pedido',
  '/login',
  '/confirmar-entrevista?id=x',
  '/nada-aqui',
];
/**
 * Pages that `npm test` loads, and again from the cache; the long form all of them. In `npm test` accessibility-public.e2e opens the others
 * and refuses errors of the console, as violations are.
 */
const EXAMPLES = ['/', '/candidatura'];
interface Violation {
  path: string;
  directive: string;
  sample: string;
}

/** Collects the violations of every page that is opened afterwards. */
async function collectViolations(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) => violations.push(violation));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (violation: object) => void };
    addEventListener('securitypolicyviolation', (event) =>
      reportViolation({
        path: location.pathname,
        directive: event.effectiveDirective,
        sample: `${event.blockedURI} ${event.sample} ${event.sourceFile ?? ''}:${event.lineNumber}`,
      }),
    );
  });
  return violations;
}

/** What the styles of the site do: the margin that browsers give the body is gone, and headings are not in a browser's font. */
const isStyled = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1');
    const { margin } = getComputedStyle(document.body);
    return (
      margin === '0px' && heading !== null && !/^(Times|serif)/.test(getComputedStyle(heading).fontFamily)
    );
  });

const THEMES = isLongForm ? (['light', 'dark'] as const) : (['light'] as const);

describe.each(THEMES)('the content security policy, in the %s theme', (colorScheme) => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
  });
  afterAll(() => system?.stop());

  it('allows every style of the public pages, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const visitor = await Journey.start(system.url, { colorScheme, javaScriptEnabled });
      const { page } = visitor;
      const violations = await collectViolations(page);
      for (const path of isLongForm ? PUBLIC_PATHS : EXAMPLES) {
        if (path.startsWith('/confirmar') && !javaScriptEnabled) continue;
        const response = await page.goto(path, { waitUntil: 'networkidle' });
        expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect([path, await isStyled(page)]).toEqual([path, true]);
        // The browser confirms the cached page, and its styles still apply.
        await page.reload();
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect([path, await isStyled(page)]).toEqual([path, true]);
      }
      if (javaScriptEnabled) {
        await page.goto('/');
        await page.getByRole('button', { name: /^Usar tema/ }).click();
      }
      expect([violations, visitor.consoleErrors]).toEqual([[], []]);
      await visitor.close();
    }
  });

  // In `npm test`: application.e2e and access.e2e, which solve it and refuse errors of the console.
  itInLongForm('allows the captcha and the form that it belongs to', async () => {
    const visitor = await Journey.start(system.url, { colorScheme });
    const violations = await collectViolations(visitor.page);
    // The captcha is loaded by the first use of its form.
    for (const path of ['/candidatura', '/login']) {
      await visitor.visit(path);
      await visitor.page.getByRole('main').getByRole('textbox').first().focus();
      await visitor.solveCaptcha();
    }
    expect([violations, visitor.consoleErrors]).toEqual([[], []]);
    await visitor.close();
  });

  // In `npm test`: accessibility-staff.e2e, which opens these pages and dialogs and refuses errors of the console, as violations are.
  itInLongForm('allows every style of the staff area, its charts and its dialogs', async () => {
    const recaptchaToken = await system.captcha();
    await system.visitor().post('/api/candidates', { ...applicant(1), recaptchaToken });
    const admin = await Journey.startAdmin(system, { colorScheme });
    const { page } = admin;
    const violations = await collectViolations(page);
    await page.goto('/inicio');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const path of [...(await menuPaths(page)), '/dashboard?aba=entrevistas']) {
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .getByRole('progressbar', { name: /Carregando/ })
        .first()
        .waitFor({ state: 'detached' });
      expect([path, await isStyled(page)]).toEqual([path, true]);
    }
    await page.goto('/usuarios');
    await page.getByRole('button', { name: 'Adicionar Usuário' }).click();
    await page.getByRole('dialog').waitFor();
    await page.goto('/dashboard');
    await page
      .getByRole('link', { name: /^Ver detalhes/ })
      .first()
      .click();
    await page.getByRole('tab').first().waitFor();
    expect([violations, admin.consoleErrors]).toEqual([[], []]);
    await admin.close();
  });

  it('allows the page of the queues its own styles only', async () => {
    const admin = await Journey.startAdmin(system, { colorScheme });
    const violations = await collectViolations(admin.page);
    const response = await admin.page.goto('/admin/queues');
    expect(response?.headers()['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    await admin.page
      .getByRole('link', { name: /resume-parsing/ })
      .first()
      .waitFor();
    expect(violations).toEqual([]);
    await admin.close();
  });
});
