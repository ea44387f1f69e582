import { isDateHead, isDateLike } from '../lexicon/date-words.js';
import { sectionOf } from '../lexicon/section-words.js';
import type { Fragment, Line } from './text-line.js';
import type { Zone, ZonedLine } from './zoned-line.js';

/** In sizes; the lines of one card stand closer. */
const CARD_GAP = 2.4;
/** In sizes, from the end of one title to the other. */
const MIN_GUTTER = 1;
/** In points. */
const SAME_SIZE = 0.3;

export function rowsOf(sorted: Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const fragment of sorted) {
    const [first] = rows.at(-1) ?? [];
    if (first && fragment.y - first.y <= 0.45 * Math.min(first.size, fragment.size))
      rows.at(-1)?.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0));
}

/** 'Enfermeira Intensivista   Enfermeira Assistencial': two bold titles of one size that are no headings. */
function areTitles([left, right, ...others]: Fragment[]): boolean {
  if (!left || !right || others.length > 0) return false;
  const isAlike = left.bold && right.bold && Math.abs(left.size - right.size) < SAME_SIZE;
  return (
    isAlike &&
    right.x0 - left.x1 > MIN_GUTTER * left.size &&
    [left, right].every(({ text }) => sectionOf(text) === undefined && !/\d/.test(text))
  );
}

const isDated = (fragments: Fragment[]) =>
  fragments.some(({ text }) => /\d{4}|['’]\d{2}/.test(text) && (isDateLike(text) || isDateHead(text)));

/** The row behind the last one of the two cards whose titles stand on the row `from`. */
function endOfCards(rows: Fragment[][], from: number, x: number): number {
  let end = from + 1;
  for (; end < rows.length; end += 1) {
    const [row, above] = [rows[end] ?? [], rows[end - 1] ?? []];
    const [first] = row;
    if (!first || first.y - (above[0]?.y ?? 0) > CARD_GAP * first.size || areTitles(row)) break;
    if (row.some((one) => (one.x0 < x - 1 && one.x1 > x - 1) || (one.bold && sectionOf(one.text)))) break;
  }
  return end;
}

/**
 * Divides a block at its cards: jobs or studies side by side, each a title over its lines and its dates. Returns undefined where there
 * are none.
 */
export function cardsIn(sorted: Fragment[]): Fragment[][] | undefined {
  const rows = rowsOf(sorted);
  const parts: Fragment[][] = [];
  let rest: Fragment[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const x = row[1]?.x0 ?? 0;
    const end = areTitles(row) ? endOfCards(rows, at, x) : at;
    const cards = rows.slice(at, end).flat();
    const [left, right] = [cards.filter(({ x0 }) => x0 < x - 1), cards.filter(({ x0 }) => x0 >= x - 1)];
    if (end - at < 3 || !isDated(left) || !isDated(right)) {
      rest.push(...row);
      continue;
    }
    parts.push(rest, left, right);
    rest = [];
    at = end - 1;
  }
  return parts.length > 0 ? [...parts, rest].filter((part) => part.length > 0) : undefined;
}

/** The section of the card to the left, for the first line of one beside it. */
export function zoneOfCard(line: Line, earlier: ZonedLine[]): Zone | undefined {
  const last = earlier.at(-1);
  const first = earlier.find(({ block, page }) => block === last?.block && page === line.page);
  const isBeside =
    first !== undefined &&
    areTitles([...first.fragments, ...line.fragments]) &&
    Math.abs(first.y - line.y) <= 0.45 * line.size;
  return isBeside && !first.heading ? first.zone : undefined;
}
