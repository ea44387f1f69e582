import type { Locator } from 'playwright-core';

/** Where an element is shown, in pixels of the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
