import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { BROWSER_ARGUMENTS } from './browser-arguments.mjs';
import { browserPath } from './browser-path.mjs';

/** Longer than a new browser takes for its first context on a busy machine. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Launches an installed Chromium, or the one of the npm package, for measurements. It opens no connections of its own. @param args further arguments of Chromium */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    headless: true,
    args: [...BROWSER_ARGUMENTS, ...args],
  });
}

/**
 * Connects to the Chromium that this Jest worker keeps for all of its files, or to a new one if that does not answer. Closing
 * the connection closes its contexts.
 */
export async function connectToBrowser(): Promise<Browser> {
  try {
    return await connect('GET');
  } catch {
    return connect('POST');
  }
}

/** @param method as in `startBrowserServer` */
async function connect(method: 'GET' | 'POST'): Promise<Browser> {
  const { TEST_BROWSER_SERVER = '', JEST_WORKER_ID = '' } = process.env;
  const response = await fetch(`${TEST_BROWSER_SERVER}/${JEST_WORKER_ID}`, { method });
  if (!response.ok) throw new Error(await response.text());
  const browser = await chromium.connect(await response.text(), { timeout: ANSWER_TIMEOUT_MS });
  const answered = browser.newContext().then((context) => context.close());
  // A browser that hangs accepts connections.
  const late = delay(ANSWER_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('Chromium does not answer');
  });
  await Promise.race([answered, late]);
  late.catch(() => undefined);
  return browser;
}
