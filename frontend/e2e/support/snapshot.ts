import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { waitForLayout } from './resize.js';

/** From the root of the repository, where tests run. */
const FOLDER = 'frontend/e2e/snapshots';
/** Pictures that differ are left here, beside the stored ones. */
const FAILED = '.data/snapshots';
/** Edges are drawn a little differently by other processors. */
export const MAX_DIFFERING_PIXELS = 100;

/**
 * Compares the window with the stored picture of that name; with `WRITE_SNAPSHOTS` it becomes the stored one.
 * @returns what is wrong; undefined: nothing
 */
export async function snapshotFault(page: Page, name: string): Promise<string | undefined> {
  if (process.env.WRITE_SNAPSHOTS) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(pathOf(name), await picture(page));
    return undefined;
  }
  const { pixels, actual } = await differenceFromStored(page, name);
  if (pixels <= MAX_DIFFERING_PIXELS) return undefined;
  await mkdir(FAILED, { recursive: true });
  await writeFile(join(FAILED, `${name}.png`), actual);
  return `${pixels} pixels differ from ${pathOf(name)}; the present picture is ${FAILED}/${name}.png`;
}

export async function differenceFromStored(page: Page, name: string) {
  const actual = await picture(page);
  const expected = await readFile(pathOf(name));
  return { actual, pixels: await differingPixels(page, expected, actual) };
}

const pathOf = (name: string): string => join(FOLDER, `${name}.png`);

async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(hideMoments);
  await waitForLayout(page);
  return page.screenshot({ animations: 'disabled' });
}

/** Replaces days, times and drawn codes, which differ from run to run, and hides charts of months. Runs in the page. */
function hideMoments(): void {
  const months = 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez';
  document.querySelectorAll<SVGElement>('figure svg').forEach(({ style }) => (style.visibility = 'hidden'));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement?.closest('[data-code]')) {
      text.nodeValue =
        text.nodeValue?.replace(/^(?!REF$)[A-Z0-9]+/, (group) => '0'.repeat(group.length)) ?? '';
      continue;
    }
    text.nodeValue = (text.nodeValue ?? '')
      .replace(/\d\d\/\d\d\/\d{4}/g, '00/00/0000')
      .replace(/\d\d:\d\d/g, '00:00')
      .replace(new RegExp(`(${months})/\\d\\d`, 'g'), 'mmm/00')
      .replace(/REF[A-Z0-9]{5,6}/g, 'REF00000');
  }
}

/** The pixels for which the other picture has none of the same colour within a pixel: moved edges are no difference. */
async function differingPixels(page: Page, first: Buffer, second: Buffer): Promise<number> {
  const tab = await page.context().newPage();
  const count = await tab.evaluate(
    async ([one, other]) => {
      const NEAR = 40;
      const decode = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [a, b] = await Promise.all([decode(one), decode(other)]);
      const { width, height } = a;
      if (b.width !== width || b.height !== height) return width * height;
      const isNear = (left: ImageData, at: number, right: ImageData, to: number) =>
        [0, 1, 2].every((channel) => Math.abs(left.data[at + channel]! - right.data[to + channel]!) <= NEAR);
      const hasNear = (left: ImageData, x: number, y: number, right: ImageData) => {
        for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
          for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
            if (isNear(left, (y * width + x) * 4, right, (row * width + column) * 4)) return true;
        return false;
      };
      let differing = 0;
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const at = (y * width + x) * 4;
          if (isNear(a, at, b, at)) continue;
          if (!hasNear(a, x, y, b) || !hasNear(b, x, y, a)) differing += 1;
        }
      return differing;
    },
    [first.toString('base64'), second.toString('base64')] as const,
  );
  await tab.close();
  return count;
}
