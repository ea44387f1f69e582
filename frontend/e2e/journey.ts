import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { launchBrowser } from './browser.js';

/** A phone at its narrowest, and a desk. */
export const VIEWPORTS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 860 } };

/** One person at the site under test. */
export class Journey {
  private constructor(
    private readonly browser: Browser,
    private readonly context: BrowserContext,
    readonly page: Page,
    /** What the browser complained of. */
    readonly complaints: string[],
  ) {}

  static async start(
    url: string,
    viewport = VIEWPORTS.desk,
    more: BrowserContextOptions = {},
  ): Promise<Journey> {
    const browser = await launchBrowser();
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      ...more,
    });
    // A first start on a small machine is slow; a test that hangs still ends.
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // A 4xx is an answer like any other; the browser writes it down all the same.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
    });
    return new Journey(browser, context, page, complaints);
  }

  /** The first administrator, logged in and arrived. */
  static async startAdmin(url: string, password: string): Promise<Journey> {
    const admin = await Journey.start(url);
    await admin.login('admin', password);
    await admin.page.waitForURL('**/dashboard');
    return admin;
  }

  /** Opens a page and begins to use it: what waits for that comes at once. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.mouse.wheel(0, 1);
    await this.page.mouse.wheel(0, -1);
  }

  /** Ticks the verification and waits until it is solved. */
  async solveCaptcha(): Promise<void> {
    // A click, not a check: while it computes, the box is not ticked yet.
    await this.page.locator('altcha-widget').getByRole('checkbox').click();
    await this.page.locator('altcha-widget [data-state="verified"]').waitFor();
  }

  /** Walks with the tabulator until `target` has the focus, as those do who use no mouse. */
  async tabTo(target: Locator): Promise<void> {
    for (let steps = 0; steps < 80; steps += 1) {
      await this.page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The keyboard does not reach ${String(target)}`);
  }

  /** Waits until the browser has taken over what the server rendered: only then this button knows its name. */
  async takenOver(): Promise<void> {
    await this.page.getByRole('button', { name: /^Usar tema (claro|escuro)$/ }).waitFor();
  }

  /** Waits until the focus is in the page that has just come. */
  async focusInPage(): Promise<void> {
    await this.page.waitForFunction(() => document.activeElement?.id === 'conteudo');
  }

  async login(username: string, password: string): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel('Usuário').fill(username);
    await this.page.getByLabel(/^Senha/).fill(password);
    await this.solveCaptcha();
    await this.page.getByRole('button', { name: 'Entrar', exact: true }).click();
  }

  /** Waits for a message of the queue. */
  async waitForToast(title: string, description = ''): Promise<void> {
    const toasts = this.page.locator('[data-toast]').filter({ hasText: title });
    await toasts.filter({ hasText: description }).waitFor();
  }

  /** Nothing may stick out of the window sideways. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }

  /** Cards and tables that hide a part of what they hold, because it is too wide for them. */
  cutOff(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('main li.MuiCard-root, main .MuiTableContainer-root')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent.slice(0, 80)),
    );
  }

  /** Opens pages on a phone, and tells those that stick out of its window. */
  async tooWideOnPhone(paths: string[]): Promise<string[]> {
    const tooWide: string[] = [];
    await this.page.setViewportSize(VIEWPORTS.phone);
    for (const path of paths) {
      await this.page.goto(path);
      await this.page.getByRole('heading', { level: 1 }).waitFor();
      const loading = this.page.getByRole('progressbar', { name: /Carregando/ }).first();
      await loading.waitFor({ state: 'detached' });
      if ((await this.overflow()) > 0 || (await this.cutOff()).length) tooWide.push(path);
      await this.picture(`celular${path.replace(/[^a-z]+/g, '-')}`);
    }
    return tooWide;
  }

  /** A picture for people, where `SCREENS` names a folder for them. */
  async picture(name: string): Promise<void> {
    const folder = process.env.SCREENS;
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
  }

  async end(): Promise<void> {
    await this.context.close();
    await this.browser.close();
  }
}
