import type { Visitor } from '@araucaria/testing';
import type { launchBrowser } from '../../frontend/e2e/support/browser.ts';

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;

/** A browser window of a user who is logged in. */
export async function openSession(
  browser: Browser,
  url: string,
  { cookieJar }: Visitor,
  viewport?: { width: number; height: number },
) {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', ...(viewport && { viewport }) });
  await context.addCookies([...cookieJar].map(([name, value]) => ({ name, value, url })));
  return context;
}
