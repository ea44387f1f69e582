import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
// frontend/e2e/browser.ts
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium: the machine's own, or the one that comes with the packages. It calls nobody but the page under test. */
async function launchBrowser() {
  const installed = INSTALLED.find((path) => existsSync(path));
  return chromium.launch({
    executablePath: installed ?? (await sparticuz.executablePath()),
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
}
// frontend/e2e/journey.ts
/** A phone at its narrowest, and a desk. */
const VIEWPORTS = {
  phone: {
    width: 360,
    height: 740,
  },
  desk: {
    width: 1280,
    height: 860,
  },
};
/** One person at the site under test. */
var Journey = class Journey {
  browser;
  context;
  page;
  complaints;
  constructor(browser, context, page, complaints) {
    this.browser = browser;
    this.context = context;
    this.page = page;
    this.complaints = complaints;
  }
  static async start(url, viewport = VIEWPORTS.desk, more = {}) {
    const browser = await launchBrowser();
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      ...more,
    });
    context.setDefaultTimeout(6e4);
    const page = await context.newPage();
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
    });
    return new Journey(browser, context, page, complaints);
  }
  /** The first administrator, logged in and arrived. */
  static async startAdmin(url, password) {
    const admin = await Journey.start(url);
    await admin.login('admin', password);
    await admin.page.waitForURL('**/dashboard');
    return admin;
  }
  /** Opens a page and begins to use it: what waits for that comes at once. */
  async visit(path) {
    await this.page.goto(path);
    await this.page.mouse.wheel(0, 1);
    await this.page.mouse.wheel(0, -1);
  }
  /** Ticks the verification and waits until it is solved. */
  async solveCaptcha() {
    await this.page.locator('altcha-widget').getByRole('checkbox').click();
    await this.page.locator('altcha-widget [data-state="verified"]').waitFor();
  }
  /** Walks with the tabulator until `target` has the focus, as those do who use no mouse. */
  async tabTo(target) {
    for (let steps = 0; steps < 80; steps += 1) {
      await this.page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The keyboard does not reach ${String(target)}`);
  }
  /** Waits until the browser has taken over what the server rendered: only then this button knows its name. */
  async takenOver() {
    await this.page.getByRole('button', { name: /^Usar tema (claro|escuro)$/ }).waitFor();
  }
  /** Waits until the focus is in the page that has just come. */
  async focusInPage() {
    await this.page.waitForFunction(() => document.activeElement?.id === 'conteudo');
  }
  async login(username, password) {
    await this.page.goto('/login');
    await this.page.getByLabel('Usuário').fill(username);
    await this.page.getByLabel(/^Senha/).fill(password);
    await this.solveCaptcha();
    await this.page
      .getByRole('button', {
        name: 'Entrar',
        exact: true,
      })
      .click();
  }
  /** Waits for a message of the queue. */
  async told(title, description = '') {
    await this.page
      .locator('[data-toast]')
      .filter({ hasText: title })
      .filter({ hasText: description })
      .waitFor();
  }
  /** Nothing may stick out of the window sideways. */
  overflow() {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }
  /** Cards and tables that hide a part of what they hold, because it is too wide for them. */
  cutOff() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('main li.MuiCard-root, main .MuiTableContainer-root')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent.slice(0, 80)),
    );
  }
  /** Opens pages on a phone, and tells those that stick out of its window. */
  async tooWideOnPhone(paths) {
    const tooWide = [];
    await this.page.setViewportSize(VIEWPORTS.phone);
    for (const path of paths) {
      await this.page.goto(path);
      await this.page.getByRole('heading', { level: 1 }).waitFor();
      await this.page
        .getByRole('progressbar', { name: /Carregando/ })
        .first()
        .waitFor({ state: 'detached' });
      if ((await this.overflow()) > 0 || (await this.cutOff()).length) tooWide.push(path);
      await this.picture(`celular${path.replace(/[^a-z]+/g, '-')}`);
    }
    return tooWide;
  }
  /** A picture for people, where `SCREENS` names a folder for them. */
  async picture(name) {
    const folder = process.env.SCREENS;
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    await this.page.screenshot({
      path: join(folder, `${name}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  async end() {
    await this.context.close();
    await this.browser.close();
  }
};
// frontend/e2e/fit.ts
/** The narrowest window of WCAG 1.4.10, and a desktop whose text is twice as large (1.4.4). */
const SIZES = [
  {
    name: '320 px',
    viewport: {
      width: 320,
      height: 640,
    },
    text: '100%',
  },
  {
    name: '200 % text',
    viewport: VIEWPORTS.desk,
    text: '200%',
  },
];
/** What sticks out of the window or is cut off in it, at both sizes; the page is left as it was. */
async function misfits(page) {
  const before = page.viewportSize() ?? VIEWPORTS.desk;
  const found = [];
  for (const { name, viewport, text } of SIZES) {
    await page.setViewportSize(viewport);
    await page.evaluate(async (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    }, text);
    found.push(...(await page.evaluate(cutOff)).map((what) => `${name}: ${what}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(before);
  return found;
}
/** Runs in the page. Tabs may be scrolled sideways: they have buttons for it. */
function cutOff() {
  const found = [];
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide in ${innerWidth}`);
  const CONTROLS = 'a, button, input, select, textarea, summary, [role="button"], [role="combobox"]';
  const clips = (element) => getComputedStyle(element).overflowX !== 'visible';
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (control.closest('[aria-hidden="true"], [role="tablist"], .MuiTabs-root, [data-visually-hidden]'))
      continue;
    if (
      !control.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      })
    )
      continue;
    const { left, right, width } = control.getBoundingClientRect();
    if (width <= 1) continue;
    let from = 0;
    let to = innerWidth;
    for (
      let parent = control.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    )
      if (clips(parent)) {
        const box = parent.getBoundingClientRect();
        from = Math.max(from, box.left);
        to = Math.min(to, box.right);
      }
    const inside = left >= from - 1 && right <= to + 1;
    const fits = control.tagName !== 'BUTTON' || control.scrollWidth <= control.clientWidth + 1;
    if (inside && fits) continue;
    const label = control.getAttribute('aria-label') ?? control.textContent;
    found.push(
      `${control.tagName} '${(label || control.id).slice(0, 50)}' ${Math.round(left)}–${Math.round(right)} of ${Math.round(from)}–${Math.round(to)}`,
    );
  }
  return found;
}
// frontend/e2e/focus-ring.ts
/** Controls among the next `stops` of the tabulator that show no ring of 2 px, in forced colours and in both themes. */
async function withoutRing(page, stops) {
  const found = [];
  for (const media of [{ forcedColors: 'active' }, { colorScheme: 'light' }, { colorScheme: 'dark' }]) {
    await page.emulateMedia({
      forcedColors: 'none',
      ...media,
    });
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const missing = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        return [
          focused,
          focused.closest(
            '.MuiInputBase-root, .MuiPickersInputBase-root, .MuiButtonBase-root:has(> input), .MuiSlider-thumb',
          ),
        ].some((element) => {
          if (!element || Number(getComputedStyle(element).opacity) === 0) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        })
          ? null
          : focused.outerHTML.slice(0, 160);
      });
      if (missing) found.push(`${Object.values(media)[0]}: ${missing}`);
    }
  }
  await page.emulateMedia({
    forcedColors: null,
    colorScheme: null,
  });
  return [...new Set(found)];
}
// ../../../tmp/h2/walk.ts
const press = (name) => (page) =>
  page
    .getByRole('button', {
      name,
      exact: typeof name === 'string',
    })
    .first()
    .click();
const PUB = [
  '/',
  '/vagas',
  '/vagas/101',
  '/vagas/99999',
  '/candidatura?jobId=101',
  '/privacidade',
  '/login',
  '/confirmar-entrevista',
  '/nada',
];
const STAFF = [
  ['/dashboard', press(/^Ver detalhes/)],
  ['/dashboard?aba=entrevistas'],
  ['/entrevistas'],
  ['/entrevistas?dia=2027-03-18'],
  ['/entrevistas?ver=entrevistas'],
  ['/modelos-mensagem', press('Novo Modelo')],
  ['/candidatos-aprovados', press(/^Avançar/)],
  ['/candidatos-aprovados?ver=cartoes', press(/^Rejeitar/)],
  ['/hiring-dashboard'],
  ['/candidate-hiring'],
  ['/processos-contratacao'],
  ['/indicacoes', press('Nova Indicação')],
  ['/indicacoes?tab=aplicacoes'],
  ['/indicacoes?tab=todas'],
  ['/controle-indicacoes', press(/^QR Code/)],
  ['/pagamentos-bonus'],
  ['/pagamentos-bonus?tab=pendentes', press(/^Pagar 1º/)],
  ['/pagamentos-bonus?tab=concluidos'],
  ['/pagamentos-bonus?tab=regras', press('Nova regra')],
  ['/usuarios', press('Adicionar Usuário')],
  ['/operacoes'],
  ['/limpeza-banco', press('Limpar candidatos')],
  ['/nova-vaga'],
  ['/job-form/101'],
  ['/vagas'],
  ['/vagas/101'],
];
const url = 'http://127.0.0.1:4820';
const j = await Journey.start(url);
j.page.context().setDefaultTimeout(8e3);
const which = process.argv[2] ?? 'all';
const look = async (path, what, n) => {
  for (const f of [...(await misfits(j.page)), ...(which === 'fit' ? [] : await withoutRing(j.page, n))])
    console.log(path, what, '|', f);
};
if (which !== 'staff')
  for (const path of PUB) {
    await j.visit(path);
    await j.page.waitForTimeout(1200);
    await look(path, '', 14);
  }
await j.login('admin', 'senha-de-teste-2026');
await j.page.waitForURL('**/dashboard');
for (const [path, open] of STAFF) {
  await j.page.goto(url + path);
  await j.page.waitForTimeout(1500);
  await look(path, '', 16);
  if (open)
    try {
      await j.page.goto(url + path);
      await j.page.waitForTimeout(800);
      await open(j.page);
      await j.page.getByRole('dialog').first().waitFor();
      await look(path, 'dialog', 8);
    } catch (e) {
      console.log(path, 'NO DIALOG', String(e).slice(0, 100));
    }
}
console.log('complaints', j.complaints.slice(0, 5));
await j.end();
export {};
