import { sectionOf, type SectionKind } from '../lexicon/section-words.js';
import { greatest } from './greatest.js';
import { areAligned, type Line } from './text-line.js';
import type { ZonedLine } from './zoned-line.js';

/** In sizes: a heading may be centred beside the first lines of its text. */
const ABOVE = 1.7;
const ON_ROW = 0.4;

const isHeading = ({ text }: Line) => sectionOf(text) !== undefined;

/** The headings of a column that holds nothing else, or below other lines nothing else, each on a row of another column. */
function headingsOf(column: Line[], rows: () => Rows): Line[] {
  // Signs over headings are drawn lines.
  const words = column.filter(({ text }) => /\p{L}/u.test(text));
  const first = words.findIndex(isHeading);
  const tail = words.slice(Math.max(0, first));
  if (first < 0 || tail.length < 2 || !tail.every(isHeading)) return [];
  return first === 0 || tail.every((heading) => isOnRow(heading, rows())) ? tail : [];
}

/** In points; lines of one row differ less. */
const ROW = 0.25;

/** By page and row: where its rightmost line begins, and the rightmost one of another column than that. */
type Rows = Map<string, { x0: number; block: number; otherX0: number }>;

const rowKey = (page: number, row: number) => `${String(page)} ${String(row)}`;

function rowsOf(lines: Line[]): Rows {
  const rows: Rows = new Map();
  for (const { page, y, x0, block } of lines) {
    const key = rowKey(page, Math.round(y / ROW));
    const row = rows.get(key);
    if (!row) rows.set(key, { x0, block, otherX0: -Infinity });
    else if (row.block === block) row.x0 = Math.max(row.x0, x0);
    else if (x0 > row.x0) rows.set(key, { x0, block, otherX0: row.x0 });
    else row.otherX0 = Math.max(row.otherX0, x0);
  }
  return rows;
}

/** A line of another column begins to the right of the heading, at its height. */
function isOnRow({ page, block, x1, y, size }: Line, rows: Rows): boolean {
  const reach = ON_ROW * size;
  for (let row = Math.ceil((y - reach) / ROW); row * ROW < y + reach; row += 1) {
    const beside = rows.get(rowKey(page, row));
    if (beside && (beside.block === block ? beside.otherX0 : beside.x0) > x1) return true;
  }
  return false;
}

/** The section that a line in a column beside the headings belongs to; undefined where no column holds headings alone. */
export function headingsBeside(lines: Line[]): (line: Line) => SectionKind | undefined {
  const columns = Map.groupBy(lines, ({ block }) => block);
  let rows: Rows | undefined;
  const headings = [...columns.values()].flatMap((column) =>
    headingsOf(column, () => (rows ??= rowsOf(lines))),
  );
  return (line) => {
    const beside = headings.filter(
      ({ page, x1, y, size, block }) =>
        page === line.page && block !== line.block && x1 < line.x0 && y - ABOVE * size <= line.y,
    );
    const last = greatest(beside, ({ y }) => y);
    return last && sectionOf(last.text);
  };
}

/**
 * 'Academic' over 'Appointments' in the margin, with the first line of the section beside the upper word: that line belongs
 * to the heading of both words.
 */
export function withStackedHeadings(lines: ZonedLine[]): ZonedLine[] {
  const result = [...lines];
  const headingsAt = lines.flatMap(({ heading }, at) => (heading ? [at] : []));
  headingsAt.forEach((at, index) => {
    const [upper, below = -1] = [lines[at], headingsAt[index + 1]];
    const lower = lines[below];
    if (!upper) return;
    const beside = lines.slice(at + 1, below);
    if (!lower || beside.length === 0 || !isStacked(upper, lower)) return;
    if (beside.some(({ x0, y }) => x0 <= (upper.fragments[0]?.x1 ?? upper.x1) || y > lower.y)) return;
    if (sectionOf(`${upper.text} ${lower.text}`) === undefined) return;
    beside.forEach((line, row) => (result[at + 1 + row] = { ...line, zone: lower.zone }));
    result[at] = { ...upper, zone: lower.zone };
  });
  return result;
}

const isStacked = (upper: ZonedLine, lower: ZonedLine) =>
  upper.page === lower.page &&
  upper.block === lower.block &&
  areAligned(upper, lower) &&
  lower.y - upper.y < ABOVE * upper.size;
