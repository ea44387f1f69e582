import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** WCAG 2.2 A and AA with all that came before, and what the makers of axe hold for good practice beside it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of them that judge colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What lies over a page; the page itself is hidden from everybody meanwhile. */
const ABOVE = ['.MuiModal-root', '[data-toast]'];

interface AxeOptions {
  /** Only dialogs, menus and messages: the page below them has been looked at. */
  above?: boolean;
  /** Rules that do not fit what is shown; say why where you name them. */
  without?: string[];
}

/**
 * What axe finds on what the page shows now, in both themes: a line for each finding, none when all is well. Dialogs,
 * menus and messages are looked at as they stand open.
 */
export async function axeFindings(
  page: Page,
  { above = false, without = [] }: AxeOptions = {},
): Promise<string[]> {
  const findings: string[] = [];
  // A message that waits its turn would fade in during the analysis.
  await pointToast(page, 'pointermove');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    // In the page alone: the other mode opens a second one, which takes the focus away from an open menu.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (above) for (const part of ABOVE) if (await page.locator(part).count()) axe.include(part);
    // Themes differ in their colours alone.
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

/** Holds the message that is shown, as a pointer over it does, or lets its time go on. */
const pointToast = (page: Page, event: 'pointermove' | 'pointerout') =>
  page.evaluate((type) => {
    const toast = document.querySelector('[data-toast]');
    toast?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
  }, event);

/** Half faded in, everything lacks contrast. What turns for ever is not waited for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
