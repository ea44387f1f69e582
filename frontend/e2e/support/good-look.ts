import { axeFindings } from './axe.js';
import { VIEWPORTS, type Journey } from './journey.js';
import { resize } from './resize.js';

/**
 * Checks width and accessibility of the current page on a phone and on a desktop, the colours of the dark theme in the long form, and
 * saves screenshots in both themes.
 */
export async function expectGoodLook(journey: Journey, name: string): Promise<void> {
  const { page } = journey;
  for (const viewport of Object.values(VIEWPORTS)) {
    await resize(page, viewport);
    const { width } = viewport;
    expect([width, await journey.overflowPx(), await axeFindings(page)]).toEqual([width, 0, []]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await journey.screenshot(`${name}-${width}-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: null });
  }
}
