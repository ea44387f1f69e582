import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isLongForm } from '@araucaria/testing';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

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

interface AxeOptions {
  /** Analyses only dialogs, menus and toasts, where the page below has been analysed before. */
  overlaysOnly?: boolean;
  /** Analyses the colours of the dark theme too. Default: in the long form. */
  bothThemes?: boolean;
  /** Rules to skip; the caller states the reason. */
  without?: string[];
}

/**
 * Analyses the current page, with its open dialogs, menus and toasts.
 * @returns one text per finding
 */
export async function axeFindings(
  page: Page,
  { overlaysOnly = false, bothThemes = isLongForm, without = [] }: AxeOptions = {},
): Promise<string[]> {
  const findings: string[] = [];
  // The next toast would fade in during the analysis.
  await pointToast(page, 'pointermove');
  for (const colorScheme of bothThemes ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
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
  await pointToast(page, 'pointerout');
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

/** A half-faded element lacks contrast. Endless animations are not awaited. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
