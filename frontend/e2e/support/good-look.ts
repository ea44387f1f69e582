import { eventually, isLongForm } from '@araucaria/testing';
import { axeFindings, stateFindings } from './axe.js';
import { VIEWPORTS, type Journey } from './journey.js';
import { resize } from './resize.js';

/**
 * Checks the width of the current page on a phone and on a desktop, and saves screenshots in both themes. The long form analyses its
 * accessibility too, at all widths and in both themes.
 * @param isMain this state stands for its page: `npm test` checks its width, and analyses it on a phone. It leaves other states out.
 */
export async function expectGoodLook(journey: Journey, name: string, { isMain = false } = {}): Promise<void> {
  const { page } = journey;
  if (!isMain && !isLongForm && !process.env.SCREENS) return;
  const findingsOf = isMain ? axeFindings : stateFindings;
  for (const viewport of Object.values(VIEWPORTS)) {
    await resize(page, viewport);
    const { width } = viewport;
    // The page is laid out again after the window has changed.
    await eventually(async () => (await journey.overflowPx()) <= 0);
    // In the long form the analysis resizes the window to all widths itself.
    if (viewport === VIEWPORTS.phone) expect([width, await findingsOf(page)]).toEqual([width, []]);
    if (!process.env.SCREENS) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await journey.screenshot(`${name}-${width}-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: null });
  }
}
