import { sectionOf } from '../lexicon/section-words.js';
import type { Fragment } from './text-line.js';

/** In sizes: the words of one heading over each other. */
const STACKED = 1.7;
/** In sizes: how far the middle of a cell may be from its heading. */
const MAX_SHIFT = 0.9;
/** In points. */
const SAME_ROW = 2;

interface Heading {
  fragments: Fragment[];
  /** The middle of its words. */
  y: number;
  size: number;
}

interface Cell extends Heading {
  top: number;
}

/**
 * Fragments of a page with the headings of its margin at the top of their cells: tables centre them beside the text that they
 * head. The page stays as it is where the headings do not stand in the middle of cells that fill it.
 */
export function withHeadingsOnTop(fragments: Fragment[]): Fragment[] {
  const headings = headingsOf(fragments);
  const [first] = headings;
  if (!first || headings.length < 2) return fragments;
  const own = new Set(headings.flatMap((heading) => heading.fragments));
  const edge = Math.max(...[...own].map(({ x1 }) => x1));
  const crossing = fragments.filter((fragment) => !own.has(fragment) && fragment.x0 <= edge);
  if (crossing.some(({ y }) => y > first.y - first.size)) return fragments;
  const head = Math.max(0, ...crossing.map(({ y }) => y));
  const cells = cellsOf(headings, rowsOf(fragments, edge, head));
  if (!cells?.some(({ top, fragments: [word] }) => (word?.y ?? 0) - top > first.size)) return fragments;
  const shifts = new Map(
    cells.flatMap(({ fragments: words, top }) =>
      words.map((word): [Fragment, number] => [word, (words[0]?.y ?? top) - top]),
    ),
  );
  return fragments.map((fragment) => ({ ...fragment, y: fragment.y - (shifts.get(fragment) ?? 0) }));
}

function rowsOf(fragments: Fragment[], edge: number, head: number): number[] {
  const heights = fragments
    .filter(({ x0, y }) => x0 > edge && y > head + SAME_ROW)
    .map(({ y }) => y)
    .sort((a, b) => a - b);
  return heights.filter((y, at) => at === 0 || y - (heights[at - 1] ?? 0) > SAME_ROW);
}

/** The cells that have the headings in their middle; undefined where one has not, or where rows are left over. */
function cellsOf(headings: Heading[], rows: number[]): Cell[] | undefined {
  const cells: Cell[] = [];
  let next = 0;
  for (const heading of headings) {
    const top = rows[next];
    if (top === undefined) return undefined;
    const bottom = 2 * heading.y - top;
    const last = rows.findLastIndex((y) => y <= bottom + MAX_SHIFT * heading.size);
    if (last < next || Math.abs((rows[last] ?? 0) - bottom) > MAX_SHIFT * heading.size) return undefined;
    cells.push({ ...heading, top });
    next = last + 1;
  }
  return next === rows.length && areApart(cells, rows) ? cells : undefined;
}

/** No rows of one cell stand further apart than two cells. */
function areApart(cells: Cell[], rows: number[]): boolean {
  const tops = new Set(cells.map(({ top }) => top));
  const gaps = rows.slice(1).map((y, at) => ({ gap: y - (rows[at] ?? y), isBetween: tops.has(y) }));
  const between = gaps.filter(({ isBetween }) => isBetween).map(({ gap }) => gap);
  return gaps.every(({ gap, isBetween }) => isBetween || gap < Math.min(...between) + 1);
}

/** From the top down; one may have its words over each other. */
function headingsOf(fragments: Fragment[]): Heading[] {
  const left = Math.min(...fragments.filter(({ text }) => sectionOf(text) !== undefined).map(({ x1 }) => x1));
  const column = fragments.filter(({ x0 }) => x0 < left).sort((a, b) => a.y - b.y);
  const headings: Heading[] = [];
  column.forEach((word, at) => {
    if (headings.at(-1)?.fragments.includes(word)) return;
    const below = column[at + 1];
    const isPair =
      below !== undefined &&
      below.y - word.y < STACKED * word.size &&
      sectionOf(`${word.text} ${below.text}`) !== undefined;
    if (!isPair && sectionOf(word.text) === undefined) return;
    const words = isPair ? [word, below] : [word];
    headings.push({ fragments: words, y: (word.y + (words.at(-1)?.y ?? word.y)) / 2, size: word.size });
  });
  return headings;
}
