import { eventually } from '@araucaria/testing';
import { axeFindings } from './axe.js';
import { VIEWPORTS, type Journey } from './journey.js';
import { resize } from './resize.js';

/**
 * Checks the width of the current page on a phone and on a desktop, its accessibility on a phone (in the long form at all widths, in
 * both themes), and saves screenshots in both themes.
 */
export async function expectGoodLook(journey: Journey, name: string): Promise<void> {
  const { page } = journey;
  for (const viewport of Object.values(VIEWPORTS)) {
    await resize(page, viewport);
    const { width } = viewport;
    // The page is laid out again after the window has changed.
    await eventually(async () => (await journey.overflowPx()) <= 0);
    // In the long form the analysis resizes the window to all widths itself.
    if (viewport === VIEWPORTS.phone) expect([width, await axeFindings(page)]).toEqual([width, []]);
    if (!process.env.SCREENS) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await journey.screenshot(`${name}-${width}-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: null });
  }
}
