import type { Page } from 'playwright-core';

/**
 * Texts that are cut: outside of the window, or of a part that hides what it has no room for and does not scroll. Lines that end with an
 * ellipsis are not found, except in labels that have no other place.
 */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts);

/** Runs in the page. */
function findCutTexts(): string[] {
  const HIDDEN = '[aria-hidden="true"], [data-visually-hidden], noscript, option, svg, details:not([open])';
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(HIDDEN);
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim();
    if (!owner || !text || !isShown(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width <= 1) continue;
    let [from, to] = [0, innerWidth];
    for (let part: Element | null = owner; part && part !== document.body; part = part.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(part);
      // What is wider scrolls, is shown by screen readers only, or has an end that says so.
      const isRight = overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none';
      if (isRight || (textOverflow === 'ellipsis' && !part.matches('.MuiChip-label'))) {
        [from, to] = [-Infinity, Infinity];
        break;
      }
      if (overflowX === 'visible') continue;
      const box = part.getBoundingClientRect();
      [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
    }
    if (left < from - 1 || right > to + 1)
      found.push(
        `'${text.slice(0, 50)}' ${Math.round(left)}–${Math.round(right)} of ${Math.round(from)}–${Math.round(to)}`,
      );
  }
  return found;
}
