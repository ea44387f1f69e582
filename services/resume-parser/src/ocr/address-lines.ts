import type { Line } from 'tesseract.js';
import { agreedAddresses, type Word } from './agreed-address.js';
import { linePicture } from './line-picture.js';
import type { Picture } from './page-picture.js';
import { readPicture } from './read-picture.js';

/** Reading a line once more takes a tenth of a second. */
const MAX_LINES = 3;
/** Around a line, in pixels, so that its letters stand free. */
const MARGIN = { x: 12, y: 8 };
/** What is small on the page loses its points at the first size, and keeps them at the second. */
const SIZES = [1, 2];

const LABEL = /(?:^|[^\p{L}])e-?mails?(?:[^\p{L}]|$)|correio eletr/iu;
const PROVIDER =
  /(?:gmail|hotmail|outlook|yahoo|icloud|live|bol|uol|terra|ig|globo|proton|aol|msn)\s?\.\s?com/i;
const SIGN = /\w@|[\w.-]{2}[&©®€(]{1,2}[\w.-]+\.[a-z]{2,}/i;
const DOMAIN = /^[^\s/:]*[a-z0-9-]{2,}\.[a-z]{2,7}(?:\.[a-z]{2})?\W?$/i;
const WEB = /www\.|http|linkedin|github|lattes|\//i;

export interface PrintedLine extends Pick<Line, 'bbox'> {
  words: readonly Word[];
}

/**
 * Reads the lines that may hold an e-mail address once more, in data that knows the '@'. Returns for each such line its words
 * with the address as one of them, or without any '@' where the readings do not agree.
 *
 * @param radians by which the page was turned before the first reading
 */
export async function readAddresses<T extends PrintedLine>(
  lines: readonly T[],
  picture: Picture,
  radians: number,
): Promise<Map<T, Word[]>> {
  const result = new Map<T, Word[]>();
  for (const line of likelyLines(lines)) {
    const box = {
      x0: line.bbox.x0 - MARGIN.x,
      y0: line.bbox.y0 - MARGIN.y,
      x1: line.bbox.x1 + MARGIN.x,
      y1: line.bbox.y1 + MARGIN.y,
    };
    const further: Word[][] = [];
    for (const size of SIZES) {
      const { blocks } = await readPicture('eng', linePicture(picture, radians, box, size), 'line');
      const words = (blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((read) => read.words)),
      );
      further.push(
        words.map(({ text, confidence, bbox }) => ({
          text,
          confidence,
          bbox: { x0: bbox.x0 / size + box.x0, x1: bbox.x1 / size + box.x0 },
        })),
      );
    }
    result.set(line, withAddresses(line.words, further));
  }
  return result;
}

/** The lines that look most like the line of an address. A domain alone is the end of the line above it. */
function likelyLines<T extends PrintedLine>(lines: readonly T[]): T[] {
  return lines
    .map((line, index) => {
      const below = lines[index + 1]?.words ?? [];
      const isBroken = below.length === 1 && likeness(below) === 1;
      return { line, index, like: Math.max(likeness(line.words), isBroken ? 1 : 0) };
    })
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like || a.index - b.index)
    .slice(0, MAX_LINES)
    .map(({ line }) => line);
}

function likeness(words: readonly Word[]): number {
  const text = words.map((word) => word.text).join(' ');
  if (LABEL.test(text)) return 4;
  if (PROVIDER.test(text)) return 3;
  if (SIGN.test(text)) return 2;
  return words.some((word) => DOMAIN.test(word.text) && !WEB.test(word.text)) ? 1 : 0;
}

/** The words of a line, of which the agreed addresses take the place of those that they cover. */
function withAddresses(words: readonly Word[], further: readonly (readonly Word[])[]): Word[] {
  const addresses = agreedAddresses(words, further);
  const rest = words
    .filter(({ bbox }) => !addresses.some(({ x0, x1 }) => bbox.x0 < x1 && bbox.x1 > x0))
    .map(withoutSign);
  const added = addresses.map(({ address, x0, x1 }) => ({
    text: address,
    confidence: 100,
    bbox: { x0, x1 },
  }));
  return [...rest, ...added].sort((a, b) => a.bbox.x0 - b.bbox.x0);
}

/** Words around an '@' that one reading alone has seen stay, but are no address. */
export function withoutSign<T extends Word>(word: T): T {
  return /\S@/.test(word.text) ? { ...word, text: word.text.replace(/(?<=\S)@+/g, ' ') } : word;
}
