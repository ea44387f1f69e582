import type { Page } from 'playwright-core';

/** Frames in which media queries, resize observers and the rendering that follows take effect. */
const FRAMES = 4;

/** Changes the size of the window and waits until the page is laid out for it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await waitForLayout(page);
}

/** Waits until the page is laid out after a change of the window or of the size of text. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, FRAMES);
}

/** MUI moves what is open below a button 166 ms after the window has changed; the event says so after larger text too. */
export async function placePopovers(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (!document.querySelector('.MuiPopover-root')) return;
    dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, 250));
  });
}
