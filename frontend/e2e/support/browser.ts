import { chromium, type Browser } from 'playwright-core';
import { browserPath } from './browser-path.mjs';

/** Launches an installed Chromium, or the one of the npm package. It opens no connections of its own. @param args further arguments of Chromium */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    headless: true,
    // Not the arguments of the package: its single-process mode crashes when the first page closes.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      ...args,
    ],
  });
}
