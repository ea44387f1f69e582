import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isLongForm } from '@araucaria/testing';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { placePopovers, resize } from './resize.js';

/** Half the size of what the package exports; it is sent to each page that is analysed. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, earlier versions included, and the best practices of axe. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Skips what is not reported here: selectors of elements that pass, and the CSSOM, which only experimental rules read. */
const FINDINGS_ONLY = { resultTypes: ['violations' as const], preload: false };

/** Parts above the page, which is inert while one of them is open. */
const OVERLAYS = ['.MuiModal-root', '[data-toast]'];

/** Windows of the long form: the smallest that WCAG asks for, a phone, a tablet, a laptop and a large screen. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 860 },
  { width: 1920, height: 1080 },
];

interface AxeOptions {
  /** Analyses only dialogs, menus and toasts, where the page below has been analysed before. */
  overlaysOnly?: boolean;
  /** Analyses the colours of the dark theme too. Default: in the long form. */
  bothThemes?: boolean;
  /** Analyses the page at the widths of all `WINDOWS`, and restores its own. Default: in the long form. */
  allWidths?: boolean;
  /** Opens what is analysed again if another width has closed it, e.g. the menu of a row that has become a card. */
  reopen?: () => Promise<unknown>;
  /** Rules to skip; the caller states the reason. */
  without?: string[];
}

/**
 * Analyses the current page, with its open dialogs, menus and toasts.
 * @returns one text per finding
 */
export async function axeFindings(
  page: Page,
  { allWidths = isLongForm, reopen, ...options }: AxeOptions = {},
): Promise<string[]> {
  const findings: string[] = [];
  // In another layout the pointer would rest on something else, whose tooltip lies outside of all landmarks.
  await page.mouse.move(0, 0);
  // The next toast would fade in during the analysis.
  await pointToast(page, 'pointermove');
  const before = page.viewportSize();
  if (!allWidths || !before) findings.push(...(await findingsInThemes(page, options)));
  else {
    for (const size of WINDOWS) {
      await resize(page, size);
      if (reopen && !(await isOverlayOpen(page))) await reopen();
      await placePopovers(page);
      const found = await findingsInThemes(page, options);
      findings.push(...found.map((finding) => `${size.width} px ${finding}`));
    }
    await resize(page, before);
    await placePopovers(page);
  }
  await pointToast(page, 'pointerout');
  return findings;
}

/**
 * As {@link axeFindings}, for one more state of a page: an open dialog, an error, another width. `npm test` analyses each page once and
 * finds nothing here; the long form analyses all states.
 */
export const stateFindings = async (page: Page, options?: AxeOptions): Promise<string[]> =>
  isLongForm ? axeFindings(page, options) : [];

const isOverlayOpen = (page: Page) =>
  page.evaluate((parts) => document.querySelector(parts) !== null, OVERLAYS.join());

async function findingsInThemes(
  page: Page,
  { overlaysOnly = false, bothThemes = isLongForm, without = [] }: AxeOptions,
): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of bothThemes ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await waitForScheme(page, colorScheme);
    await waitForAnimations(page);
    const violations = await analyse(page, {
      parts: overlaysOnly ? OVERLAYS : [],
      options: {
        ...FINDINGS_ONLY,
        // The themes differ only in colours.
        ...(colorScheme === 'light'
          ? { runOnly: { type: 'tag', values: TAGS }, rules: disabled(without) }
          : { runOnly: { type: 'rule', values: COLOUR_RULES } }),
      },
    });
    findings.push(...violations.map((violation) => `${colorScheme} ${violation}`));
  }
  await page.emulateMedia({ colorScheme: null });
  return findings;
}

const disabled = (rules: string[]): Axe.RuleObject =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));

/** @param context parts: selectors of what is analysed, of which some may match nothing; none: the page */
async function analyse(page: Page, context: { parts: string[]; options: Axe.RunOptions }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async ({ parts, options }) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const shown = parts.filter((part) => document.querySelector(part)).map((part) => [part]);
    if (parts.length > 0 && shown.length === 0) return ['nothing is open above the page'];
    const { violations } = await axe.run(shown.length ? { include: shown } : document, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const reasons = [...any, ...all, ...none].map(({ message }) => message);
        return `${id}: ${help}\n  ${target.join(' ')}\n  ${reasons.join('\n  ')}`;
      }),
    );
  }, context);
}

/** Pauses or resumes the timer of the visible toast, as a pointer over it does. */
const pointToast = (page: Page, event: 'pointermove' | 'pointerout') =>
  page.evaluate((type) => {
    const toast = document.querySelector('[data-toast]');
    toast?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
  }, event);

/** The code of a page follows the system; pages without code have no scheme of their own. */
const waitForScheme = (page: Page, scheme: 'light' | 'dark') =>
  page.waitForFunction(
    (expected) => (document.documentElement.dataset.scheme ?? expected) === expected,
    scheme,
  );

/** A half-faded element lacks contrast. Endless animations are not awaited. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
