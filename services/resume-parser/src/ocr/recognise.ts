import type { Glyph } from '../pdf/page-paint.js';
import { readAddresses, withoutSign } from './address-lines.js';
import type { Word } from './agreed-address.js';
import { evenLight } from './even-light.js';
import type { Picture } from './page-picture.js';
import { readPicture } from './read-picture.js';

/** Of 100. Words with less confidence are dirt and drawings more often than words. */
const MIN_CONFIDENCE = 35;

/** Recognises the text of a page, whose light it evens. Returns one glyph for each word, in points. */
export async function recognise(picture: Picture): Promise<Glyph[]> {
  evenLight(picture);
  const { blocks, rotateRadians } = await readPicture('por', picture, 'page');
  const lines = (blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .map((line) => {
      // Tesseract reads icons before a telephone as '&' and '?'.
      const first = line.words.findIndex((word) => /[\p{L}\d(+]/u.test(word.text));
      return { ...line, words: line.words.slice(Math.max(0, first)) };
    });
  const addresses = await readAddresses(lines, picture, rotateRadians ?? 0);
  return lines.flatMap((line) => {
    const size = (line.rowAttributes.rowHeight || line.bbox.y1 - line.bbox.y0) / picture.scale;
    const baseline = (line.baseline.y0 + line.baseline.y1) / 2 / picture.scale;
    const words = addresses.get(line) ?? line.words.map(withoutSign);
    return words
      .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
      .map((word) => asGlyph(word, baseline, size * 0.8, picture.scale));
  });
}

function asGlyph(word: Word, y: number, size: number, scale: number): Glyph {
  return {
    // Scanned spaces are often too narrow to be recognised by their width.
    text: `${word.text} `,
    x: word.bbox.x0 / scale,
    y,
    width: (word.bbox.x1 - word.bbox.x0) / scale,
    size,
    bold: false,
    rotated: '',
    order: 0,
    color: '#000000',
    alpha: 1,
    invisible: false,
    clip: { x0: 0, y0: 0, x1: Infinity, y1: Infinity },
  };
}
