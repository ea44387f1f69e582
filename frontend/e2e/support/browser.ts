import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Launches an installed Chromium, or the one of the npm package. It opens no connections of its own. @param args further arguments of Chromium */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  const installed = INSTALLED.find((path) => existsSync(path));
  return chromium.launch({
    executablePath: installed ?? (await sparticuz.executablePath()),
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
