import type { Page } from 'playwright-core';

/** Presses Tab `stops` times, in forced colours and in both themes. @returns the controls without an outline of 2 px */
export async function missingFocusRings(page: Page, stops: number): Promise<string[]> {
  const found: string[] = [];
  for (const media of [
    { forcedColors: 'active' },
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
  ] as const) {
    await page.emulateMedia({ forcedColors: 'none', ...media });
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const missing = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const framed = focused.closest(
          '.MuiInputBase-root, .MuiPickersInputBase-root, .MuiButtonBase-root:has(> input), .MuiSlider-thumb',
        );
        const visible = [focused, framed].some((element) => {
          if (!element || Number(getComputedStyle(element).opacity) === 0) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
        return visible ? null : focused.outerHTML.slice(0, 160);
      });
      if (missing) found.push(`${Object.values(media)[0]}: ${missing}`);
    }
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return [...new Set(found)];
}
