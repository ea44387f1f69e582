import type { Page } from 'playwright-core';
import { VIEWPORTS } from './journey.js';
import { placePopovers, resize, waitForLayout } from './resize.js';

/** WCAG 1.4.10: a width of 320 px. WCAG 1.4.4: text of twice the size. */
const SIZES = [
  { name: '320 px', viewport: { width: 320, height: 640 }, text: '100%' },
  { name: '200 % text', viewport: VIEWPORTS.desktop, text: '200%' },
];

/** Finds controls that are clipped or outside of the window, at both sizes. Restores the window afterwards. */
export async function reflowFindings(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? VIEWPORTS.desktop;
  const found: string[] = [];
  for (const { name, viewport, text } of SIZES) {
    await resize(page, viewport);
    await page.evaluate(
      (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
      text,
    );
    await waitForLayout(page);
    await placePopovers(page);
    found.push(...(await page.evaluate(findClipped)).map((finding) => `${name}: ${finding}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await resize(page, before);
  return found;
}

/** Runs in the page. Tab lists are skipped: they have buttons to scroll. */
function findClipped(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.scrollingElement!;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide in ${innerWidth}`);
  const CONTROLS = 'a, button, input, select, textarea, summary, [role="button"], [role="combobox"]';
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.closest('[aria-hidden="true"], [role="tablist"], .MuiTabs-root, [data-visually-hidden]'))
      continue;
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { left, right, width } = control.getBoundingClientRect();
    if (width <= 1) continue;
    let from = 0;
    let to = innerWidth;
    for (
      let parent = control.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    )
      if (clips(parent)) {
        const box = parent.getBoundingClientRect();
        from = Math.max(from, box.left);
        to = Math.min(to, box.right);
      }
    const inside = left >= from - 1 && right <= to + 1;
    const fits = control.tagName !== 'BUTTON' || control.scrollWidth <= control.clientWidth + 1;
    if (inside && fits) continue;
    const label = control.getAttribute('aria-label') ?? control.textContent;
    found.push(
      `${control.tagName} '${(label || control.id).slice(0, 50)}' ${Math.round(left)}–${Math.round(right)} of ${Math.round(from)}–${Math.round(to)}`,
    );
  }
  return found;
}
