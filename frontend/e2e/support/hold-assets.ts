import type { Page } from 'playwright-core';

/** Holds back scripts of the build, by default all, until the returned function is called. */
export async function holdAssets(page: Page, files: string | RegExp = '**/assets/**'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
