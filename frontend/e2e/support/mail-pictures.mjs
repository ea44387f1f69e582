import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS } from './browser-arguments.mjs';
import { browserPath } from './browser-path.mjs';

// `npm run mails -- <folder>`: each e-mail that tests have kept there (`MAILS`) as docs/mails/<subject>.jpg, in the light theme and the dark one.
const [source] = process.argv.slice(2);
if (!source) throw new Error('npm run mails -- <folder that MAILS named>');
const FOLDER = fileURLToPath(new URL('../../../docs/mails/', import.meta.url));
/** Of one theme: about a window of a mail program, where the mail has a margin. */
const WIDTH = 440;

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGUMENTS });
const context = await browser.newContext({ viewport: { width: WIDTH, height: 400 }, locale: 'pt-BR' });
const page = await context.newPage();
const sheet = await context.newPage();
await sheet.setViewportSize({ width: 2 * WIDTH, height: 400 });
for (const file of readdirSync(source).filter((name) => name.endsWith('.html'))) {
  const pictures = [];
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.setContent(readFileSync(join(source, file), 'utf8'), { waitUntil: 'load' });
    pictures.push((await page.screenshot({ fullPage: true })).toString('base64'));
  }
  const images = pictures.map((base64) => `<img src="data:image/png;base64,${base64}">`).join('');
  await sheet.setContent(`<body style="margin:0;display:flex;align-items:start">${images}`, {
    waitUntil: 'load',
  });
  await sheet.screenshot({
    path: join(FOLDER, pictureName(file)),
    type: 'jpeg',
    quality: 60,
    fullPage: true,
  });
  console.log(file);
}
await browser.close();

/** Without accents, and without numbers and days, which differ from run to run. */
function pictureName(file) {
  const subject = file.replace('.html', '').normalize('NFD').replace(/\p{M}/gu, '');
  return `${subject
    .match(/[a-z]+/gi)
    .join('-')
    .toLowerCase()}.jpg`;
}
