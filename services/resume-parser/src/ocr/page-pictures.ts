import { openPdf } from '../pdf/pdf-document.js';
import { pictureOf, type Picture } from './page-picture.js';
import { drawnPages } from './drawn-page.js';

/** Of 255; what is darker may be a letter. */
const DARK = 160;
/** A page with a smaller share of dark pixels is empty. */
const MIN_DARK_SHARE = 0.0005;

interface PagePicture {
  number: number;
  picture: Picture;
}

/**
 * The pictures of some pages: those that a scanner made, as they are; other pages are drawn, such as those whose letters are
 * outlines or come from fonts without names. Leaves out pages on which nothing stands.
 */
export async function* pagePictures(
  bytes: Uint8Array,
  numbers: readonly number[],
): AsyncGenerator<PagePicture> {
  const { document, close } = await openPdf(bytes, { pictures: true });
  const drawn = drawnPages(bytes);
  try {
    for (const number of numbers) {
      const page = await document.getPage(number);
      const picture = (await pictureOf(page)) ?? (await drawn.picture(number));
      page.cleanup();
      if (!isEmpty(picture)) yield { number, picture };
    }
  } finally {
    await drawn.close();
    await close().catch(() => undefined);
  }
}

function isEmpty({ pixels }: Picture): boolean {
  const dark = pixels.reduce((count, pixel) => count + (pixel < DARK ? 1 : 0), 0);
  return dark < MIN_DARK_SHARE * pixels.length;
}
