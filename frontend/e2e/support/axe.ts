import { isLongForm } from '@araucaria/testing';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

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
    // The default mode opens a second page, which takes the focus from an open menu.
    const axe = new AxeBuilder({ page }).setLegacyMode().options(FINDINGS_ONLY);
    if (overlaysOnly) for (const part of OVERLAYS) if (await page.locator(part).count()) axe.include(part);
    // The themes differ only in colours.
    if (colorScheme === 'light') axe.withTags(TAGS).disableRules(without);
    else axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    for (const { id, help, nodes } of violations)
      for (const { target, any, all, none } of nodes) {
        const reasons = [...any, ...all, ...none].map(({ message }) => message);
        findings.push(`${colorScheme} ${id}: ${help}\n  ${target.join(' ')}\n  ${reasons.join('\n  ')}`);
      }
  }
  await page.emulateMedia({ colorScheme: null });
  await pointToast(page, 'pointerout');
  return findings;
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
