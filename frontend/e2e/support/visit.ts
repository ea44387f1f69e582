import type { BrowserContextOptions, Page } from 'playwright-core';
import { Journey } from './journey.js';

/** Runs `run` in a new browser session, which ends with it. */
export async function visit(
  url: string,
  run: (page: Page, visitor: Journey) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const visitor = await Journey.start(url, options);
  await run(visitor.page, visitor);
  await visitor.close();
}
