import type { Page } from 'playwright-core';
import { VIEWPORTS } from './journey.js';

/** The narrowest window of WCAG 1.4.10, and a desktop whose text is twice as large (1.4.4). */
const SIZES = [
  { name: '320 px', viewport: { width: 320, height: 640 }, text: '100%' },
  { name: '200 % text', viewport: VIEWPORTS.desk, text: '200%' },
];

/** What sticks out of the window or is cut off in it, at both sizes; the page is left as it was. */
export async function misfits(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? VIEWPORTS.desk;
  const found: string[] = [];
  for (const { name, viewport, text } of SIZES) {
    await page.setViewportSize(viewport);
    await page.evaluate(async (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      // Media queries, observers of sizes and what React draws after them.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    }, text);
    found.push(...(await page.evaluate(cutOff)).map((what) => `${name}: ${what}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(before);
  return found;
}

/** Runs in the page. Tabs may be scrolled sideways: they have buttons for it. */
function cutOff(): string[] {
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
