import type { ZonedLine } from '../../layout/zoned-line.js';
import { takePeriod } from '../../lexicon/entry-period.js';
import { isPlace } from './places.js';

const DIVIDER = /\s([—–|•·-])\s/g;
const MAX_REST_WORDS = 3;
/** In points; a longer word may not have fitted there. */
const MAX_LEFT_FREE = 70;

const dividersOf = (text: string) => [...text.matchAll(DIVIDER)].map(([, sign]) => sign ?? '');

/** How often the first divider of a dated line stands on it. */
function shapeOf(text: string, signs = dividersOf(text)): string | undefined {
  const [sign] = signs;
  return sign === undefined ? undefined : `${sign}${String(signs.filter((one) => one === sign).length)}`;
}

/** The shapes of the lines that end an entry with its dates. */
const datedShapes = (lines: ZonedLine[]): Set<string> =>
  new Set(
    lines.flatMap(({ text }) => {
      const shape = shapeOf(text);
      return shape !== undefined && takePeriod(text).period ? [shape] : [];
    }),
  );

/**
 * A test for 'GCSEs – Fullhurst Community' over 'College – 2015–2020': the margin broke an entry before its dates, and both
 * lines together have the parts of another entry that stands on one line.
 */
export function brokenEntryTest(lines: ZonedLine[]): (before: ZonedLine, next: ZonedLine) => boolean {
  let shapes: Set<string> | undefined;
  const margin = Math.max(0, ...lines.map(({ x1 }) => x1));
  return (before, next) => {
    if (before.block !== next.block || before.x1 < margin - MAX_LEFT_FREE || before.x0 !== next.x0)
      return false;
    const signs = dividersOf(before.text);
    const [sign] = signs;
    const [rest = '', ...others] = next.text.split(DIVIDER);
    const isRest =
      sign !== undefined &&
      others[0] === sign &&
      rest.trim().split(' ').length <= MAX_REST_WORDS &&
      !/\d{4}/.test(rest) &&
      !isPlace(rest);
    if (!isRest) return false;
    shapes ??= datedShapes(lines);
    return shapes.has(shapeOf('', [...signs, ...dividersOf(next.text)]) ?? '');
  };
}
