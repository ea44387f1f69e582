import type { Page } from 'playwright-core';

const ATTEMPTS = 5;

/** Pauses the installed clock of a page within a second: from then on only `page.clock.runFor` moves it. */
export async function pauseClock(page: Page): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const nowMs = await page.evaluate(() => Date.now());
    try {
      return await page.clock.pauseAt(nowMs + 1_000);
    } catch (error) {
      // On a busy machine the second may have passed: a clock does not go back.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
