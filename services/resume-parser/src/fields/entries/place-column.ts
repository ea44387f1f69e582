import { withFragments } from '../../layout/text-line.js';
import { takePeriod } from '../../lexicon/entry-period.js';
import { isPlace } from './places.js';
import type { Row } from './row.js';

/** In points; cells of one column end, or begin, at one edge. */
const ALIGNED = 3;
/** Fewer towns show no column of them. */
const MIN_PLACES = 2;
const TOWN = /^\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,2}$/u;

/** Without the towns that no list knows, where they stand behind the titles of other entries in a column of known ones. */
export function withoutPlaceColumn(lines: Row[]): Row[] {
  const places = lines.flatMap(({ fragments }) => {
    const last = fragments.at(-1);
    return last && fragments.length > 1 && isPlace(last.text) ? [last] : [];
  });
  return lines.map((line) => {
    const last = line.fragments.at(-1);
    const others = line.fragments.slice(0, -1);
    if (!last || !TOWN.test(last.text) || isPlace(last.text) || line.isRow) return line;
    const title = others.findLast(({ text }) => /\p{L}{3}/u.test(text) && takePeriod(text).rest !== '');
    const beside = places.filter(
      ({ x0, x1, size }) =>
        (Math.abs(x1 - last.x1) < ALIGNED || Math.abs(x0 - last.x0) < ALIGNED) &&
        Math.abs(size - last.size) < ALIGNED,
    );
    if (!title || beside.length < MIN_PLACES) return line;
    return withFragments(line, others);
  });
}
