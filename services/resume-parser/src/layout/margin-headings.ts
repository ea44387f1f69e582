import { sectionOf, type SectionKind } from '../lexicon/section-words.js';
import type { Line } from './text-line.js';
import type { ZonedLine } from './zoned-line.js';

/** In sizes: a heading may be centred beside the first lines of its text. */
const ABOVE = 1.7;
const ON_ROW = 0.4;

const isHeading = ({ text }: Line) => sectionOf(text) !== undefined;

/** The headings of a column that holds nothing else, or below other lines nothing else, each on a row of another column. */
function headingsOf(column: Line[], lines: Line[]): Line[] {
  // Signs over headings are drawn lines.
  const words = column.filter(({ text }) => /\p{L}/u.test(text));
  const first = words.findIndex(isHeading);
  const tail = words.slice(Math.max(0, first));
  if (first < 0 || tail.length < 2 || !tail.every(isHeading)) return [];
  const isOnRow = (heading: Line) =>
    lines.some(
      ({ page, block, x0, y }) =>
        page === heading.page &&
        block !== heading.block &&
        x0 > heading.x1 &&
        Math.abs(y - heading.y) < ON_ROW * heading.size,
    );
  return first === 0 || tail.every(isOnRow) ? tail : [];
}

/** The section that a line in a column beside the headings belongs to; undefined where no column holds headings alone. */
export function headingsBeside(lines: Line[]): (line: Line) => SectionKind | undefined {
  const columns = Map.groupBy(lines, ({ block }) => block);
  const headings = [...columns.values()].flatMap((column) => headingsOf(column, lines));
  return (line) => {
    const beside = headings.filter(
      ({ page, x1, y, size, block }) =>
        page === line.page && block !== line.block && x1 < line.x0 && y - ABOVE * size <= line.y,
    );
    const last = beside.reduce<Line | undefined>(
      (low, one) => (!low || one.y > low.y ? one : low),
      undefined,
    );
    return last && sectionOf(last.text);
  };
}

/** In points; the words of one heading stand over each other. */
const ALIGNED = 3;

/**
 * 'Academic' over 'Appointments' in the margin, with the first line of the section beside the upper word: that line belongs
 * to the heading of both words.
 */
export function withStackedHeadings(lines: ZonedLine[]): ZonedLine[] {
  const result = [...lines];
  lines.forEach((upper, at) => {
    if (!upper.heading) return;
    const below = lines.findIndex((line, index) => index > at && line.heading);
    const lower = lines[below];
    const beside = lines.slice(at + 1, below);
    if (!lower || beside.length === 0 || !isStacked(upper, lower)) return;
    if (beside.some(({ x0, y }) => x0 <= (upper.fragments[0]?.x1 ?? upper.x1) || y > lower.y)) return;
    if (sectionOf(`${upper.text} ${lower.text}`) === undefined) return;
    beside.forEach((line, index) => (result[at + 1 + index] = { ...line, zone: lower.zone }));
    result[at] = { ...upper, zone: lower.zone };
  });
  return result;
}

const isStacked = (upper: ZonedLine, lower: ZonedLine) =>
  upper.page === lower.page &&
  upper.block === lower.block &&
  Math.abs(upper.x0 - lower.x0) < ALIGNED &&
  lower.y - upper.y < ABOVE * upper.size;
