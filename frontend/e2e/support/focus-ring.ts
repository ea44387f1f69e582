import type { Page } from 'playwright-core';

/** The focus is moved by script in these: after a key press, browsers show the same ring as for the key. */
const OTHER_MEDIA = [{ colorScheme: 'dark' }, { forcedColors: 'active', colorScheme: 'light' }] as const;

/**
 * Presses Tab `stops` times, and focuses the same controls again in the dark theme and in forced colours.
 * @param inAllMedia false: only in the light theme
 * @returns the controls without an outline of 2 px
 */
export async function missingFocusRings(
  page: Page,
  stops: number,
  { inAllMedia = true } = {},
): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ colorScheme: 'light' });
  const controls = await page.evaluateHandle<Element[]>(() => []);
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await controls.evaluate((list) => {
      const focused = document.activeElement;
      if (focused && focused !== document.body && !list.includes(focused)) list.push(focused);
    });
    found.push(...(await controls.evaluate(withoutRing, false)));
  }
  for (const media of inAllMedia ? OTHER_MEDIA : []) {
    await page.emulateMedia(media);
    found.push(
      ...(await controls.evaluate(withoutRing, true)).map(
        (control) => `${Object.values(media)[0]}: ${control}`,
      ),
    );
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  await controls.dispose();
  return [...new Set(found)];
}

/** Runs in the page. @param all focuses each control and checks it; otherwise checks the one that has the focus */
function withoutRing(controls: Element[], all: boolean): string[] {
  const hasRing = (focused: Element) => {
    const framed = focused.closest(
      '.at-field, .MuiInputBase-root, .MuiPickersInputBase-root, .MuiButtonBase-root:has(> input), .MuiSlider-thumb',
    );
    return [focused, framed].some((element) => {
      if (!element || Number(getComputedStyle(element).opacity) === 0) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  };
  const missing: string[] = [];
  for (const control of controls) {
    if (all) (control as HTMLElement).focus({ preventScroll: true });
    if (control === document.activeElement && !hasRing(control))
      missing.push(control.outerHTML.slice(0, 160));
  }
  return missing;
}
