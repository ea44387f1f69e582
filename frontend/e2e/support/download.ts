import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';

/** Clicks a button that downloads a file. */
export async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await textOf(file) };
}

/** The text of a downloaded file, with its byte order mark. A connected browser gives no path. */
export const textOf = async (file: Download): Promise<string> =>
  (await buffer(await file.createReadStream())).toString('utf8');
