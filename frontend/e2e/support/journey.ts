import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { eventually, onTestFailure, type TestSystem, type Visitor } from '@araucaria/testing';
import { connectToBrowser } from './browser.js';
import { shiftClock } from './shifted-clock.js';
import { recordInput, recordedInput } from './recorded-input.js';
import { resize } from './resize.js';

export const VIEWPORTS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 860 } };

/** Longer than the default: the first page of a cold system is slow on a small machine. */
const DEFAULT_TIMEOUT_MS = 60_000;
/** A page that does not respond is left out. */
const SCREENSHOT_TIMEOUT_MS = 5_000;
/** Tab presses after which `tabTo` fails. */
const MAX_TAB_STOPS = 80;

/** One connection to the browser for the tests of a file. Each journey has a context of its own: cookies, storage and cache. */
let connection: Promise<Browser> | undefined;
/** Numbers the pages of all journeys in the artefacts of a failure. */
let writtenPages = 0;
// A browser that did not start has failed the test that needed it.
afterAll(async () => (await connection?.catch(() => undefined))?.close());

/** Another browser takes the place of one that has died. */
async function keepConnected(current: typeof connection): Promise<Browser> {
  const browser = await current?.catch(() => undefined);
  return browser?.isConnected() ? browser : connectToBrowser();
}

interface JourneyOptions extends BrowserContextOptions {
  /** Continues the session of this visitor, without the login form. */
  session?: Visitor;
}

const HYDRATION_TIMEOUT_MS = 60_000;
/** Between two movements of the mouse. */
const MOUSE_PAUSE_MS = 300;

/** React adds the properties of an element when it hydrates the element. */
const isHydrated = (): boolean =>
  Object.keys(document.querySelector('button') ?? {}).some((key) => key.startsWith('__reactProps'));

/** A user at the site under test, with a browser context of their own. */
export class Journey {
  private readonly forgetFailures: () => void;

  private constructor(
    private readonly url: string,
    private readonly context: BrowserContext,
    readonly page: Page,
    /** Uncaught errors, and errors logged by the browser. */
    readonly consoleErrors: string[],
  ) {
    this.forgetFailures = onTestFailure((folder) => this.writePages(folder));
  }

  /** @param options default viewport: desktop */
  static async start(url: string, { session, ...options }: JourneyOptions = {}): Promise<Journey> {
    connection = keepConnected(connection);
    const browser = await connection;
    const context = await browser.newContext({
      baseURL: url,
      viewport: VIEWPORTS.desktop,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      // A quarter of a second for each dialog, of which no test asserts anything; main-job keeps the movements.
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(DEFAULT_TIMEOUT_MS);
    await shiftClock(context);
    await recordInput(context);
    const page = await context.newPage();
    const consoleErrors: string[] = [];
    // The last request that was refused or failed; the gateway's log names its operation. From the console, because to listen to all
    // responses costs 20 ms for each page.
    let refused = '';
    page.on('pageerror', (error) => consoleErrors.push(`${error.message}${refused}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The browser logs each 4xx response, which tests expect.
      if (message.text().startsWith('Failed to load resource'))
        refused = ` (after ${message.text()} ${message.location().url})`;
      else consoleErrors.push(`${message.text()}${refused}`);
    });
    const journey = new Journey(url, context, page, consoleErrors);
    if (session) await journey.continueSession(session);
    return journey;
  }

  /** Chooses an act from the menu of a row, e.g. that named 'Ações sobre ana.lima'. */
  async chooseAct(menu: string, act: string): Promise<void> {
    await this.page.getByRole('button', { name: menu, exact: true }).click();
    await this.page.getByRole('menuitem', { name: act, exact: true }).click();
  }

  /** Starts with a session of the first administrator, at an empty page. */
  static async startAdmin(system: TestSystem, options: BrowserContextOptions = {}): Promise<Journey> {
    return Journey.start(system.url, { ...options, session: await system.admin() });
  }

  /** Logs in with the cookies of a visitor. */
  async continueSession({ cookieJar }: Visitor): Promise<void> {
    const { url } = this;
    await this.context.addCookies([...cookieJar].map(([name, value]) => ({ name, value, url })));
    // As after a login in this browser: public pages then load their code without an interaction.
    await this.context.addInitScript(() => localStorage.setItem('sessao', '1'));
  }

  /** Opens a page and scrolls: parts of a page load at the first interaction. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.mouse.wheel(0, 1);
    await this.page.mouse.wheel(0, -1);
  }

  /**
   * Shows the page at an address: in the document that is open, as Back does, so that the code of the site is not loaded and run
   * again; anew when no page of the site runs yet, and for another state of the same page, which gives no sign when it has
   * changed. Where loading matters, `page.goto` is used.
   */
  async open(path: string): Promise<void> {
    const isSamePage = new URL(path, this.url).pathname === new URL(this.page.url()).pathname;
    const isShown = !isSamePage && (await this.showInDocument(path));
    // The new page takes the focus, or a dialog over it does.
    if (isShown) await this.page.waitForFunction(() => document.activeElement !== document.body);
    else await this.page.goto(path);
  }

  /** Returns whether a page of the site runs, which has then changed its address. */
  private async showInDocument(path: string): Promise<boolean> {
    // Before, nothing listens to a change of the address.
    if (!(await this.page.evaluate(isHydrated))) return false;
    return this.page.evaluate((address) => {
      const state = history.state as { idx?: number } | null;
      if (state?.idx === undefined) return false;
      (document.activeElement as HTMLElement | null)?.blur();
      history.pushState({ idx: state.idx + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      return true;
    }, path);
  }

  /** Ticks the captcha and waits until it is solved. */
  async solveCaptcha(): Promise<void> {
    // `click`, not `check`: the box stays unticked while the widget computes.
    await this.page.locator('altcha-widget').getByRole('checkbox').click();
    await this.page.locator('altcha-widget [data-state="verified"]').waitFor();
  }

  /** Presses Tab until `target` has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
      await this.page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The keyboard does not reach ${String(target)}`);
  }

  /** Interacts with the page, which then loads its code, and waits until React has hydrated the served HTML. */
  async waitForHydration(): Promise<void> {
    let place = 2;
    // A visitor's mouse goes on moving: on a slow machine the page does not notice each single movement.
    await eventually(async () => {
      await this.page.mouse.move(place, place);
      place = 6 - place;
      // It may load anew meanwhile.
      return this.page.waitForFunction(isHydrated, undefined, { timeout: MOUSE_PAUSE_MS }).catch(() => false);
    }, HYDRATION_TIMEOUT_MS);
  }

  /** Waits until a navigation has moved the focus to the main content. */
  async waitForPageFocus(): Promise<void> {
    await this.page.waitForFunction(() => document.activeElement?.id === 'conteudo');
  }

  /** Logs in by the form. Tests that are not about the form start with a `session` instead, which is faster. */
  async login(username: string, password: string): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel('Usuário').fill(username);
    await this.page.getByLabel(/^Senha/).fill(password);
    await this.solveCaptcha();
    await this.page.getByRole('button', { name: 'Entrar', exact: true }).click();
  }

  async waitForToast(title: string, description = ''): Promise<void> {
    const toasts = this.page.locator('[data-toast]').filter({ hasText: title });
    await toasts.filter({ hasText: description }).waitFor();
  }

  /** The act of the toast that offers to undo the last change. A history offers it too. */
  get undoOffer(): Locator {
    return this.page.locator('[data-toast]').getByRole('button', { name: 'Desfazer', exact: true });
  }

  /** Keeps the offer to undo, which lasts eight seconds but pauses while the focus is on it. */
  async holdUndo(): Promise<void> {
    await this.undoOffer.focus();
  }

  /** The text that a user would paste. The site may not read the clipboard, so it is pasted into a field. */
  async pastedText(): Promise<string> {
    const tab = await this.context.newPage();
    await tab.goto('/robots.txt');
    await tab.evaluate(() => document.body.replaceChildren(document.createElement('textarea')));
    const field = tab.locator('textarea');
    await field.press('ControlOrMeta+V');
    const text = await field.inputValue();
    await tab.close();
    return text;
  }

  /** Pixels by which the page is wider than the window. */
  overflowPx(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }

  /** Texts of cards and tables that are too narrow for their content. */
  clippedElements(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('main li.MuiCard-root, main .MuiTableContainer-root')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent.slice(0, 80)),
    );
  }

  /** Opens pages at the width of a phone. @returns the paths of those that are wider than the window */
  async overflowingOnPhone(paths: string[]): Promise<string[]> {
    const overflowing: string[] = [];
    await resize(this.page, VIEWPORTS.phone);
    for (const path of paths) {
      // The first one is loaded: rows may have been changed without an event.
      await (path === paths[0] ? this.page.goto(path) : this.open(path));
      await this.page.getByRole('heading', { level: 1 }).waitFor();
      const loading = this.page.getByRole('progressbar', { name: /Carregando/ }).first();
      await loading.waitFor({ state: 'detached' });
      if ((await this.overflowPx()) > 0 || (await this.clippedElements()).length) overflowing.push(path);
      await this.screenshot(`celular${path.replace(/[^a-z]+/g, '-')}`);
    }
    return overflowing;
  }

  /** Saves a screenshot in the folder named by the environment variable `SCREENS`; without it, does nothing. */
  async screenshot(name: string): Promise<void> {
    const folder = process.env.SCREENS;
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
  }

  /** Writes what the open pages show, what the browser has logged, and the last input. */
  private async writePages(folder: string): Promise<void> {
    const pages = this.context.pages();
    for (const page of pages) {
      const name = join(folder, `page-${(writtenPages += 1)}`);
      const logged = page === this.page ? this.consoleErrors : [];
      await writeFile(
        `${name}.txt`,
        `${[page.url(), ...logged, ...(await recordedInput(page))].join('\n')}\n`,
      );
      await writeFile(`${name}.html`, await page.content());
      await page.screenshot({ path: `${name}.png`, animations: 'disabled', timeout: SCREENSHOT_TIMEOUT_MS });
    }
  }

  close(): Promise<void> {
    this.forgetFailures();
    return this.context.close();
  }
}
