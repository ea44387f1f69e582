import { sectionOf, type SectionKind } from '../lexicon/section-words.js';
import type { Line } from './text-line.js';

/** In sizes: a heading may be centred beside the first lines of its text. */
const ABOVE = 1.7;

/** Signs over headings are drawn lines. */
function isOfHeadings(column: Line[]): boolean {
  const words = column.filter(({ text }) => /\p{L}/u.test(text));
  return words.length > 1 && words.every(({ text }) => sectionOf(text) !== undefined);
}

/** The section that a line in a column beside the headings belongs to; undefined where no column holds headings alone. */
export function headingsBeside(lines: Line[]): (line: Line) => SectionKind | undefined {
  const columns = Map.groupBy(lines, ({ block }) => block);
  const headings = [...columns.values()].flatMap((column) =>
    isOfHeadings(column) ? column.filter(({ text }) => sectionOf(text) !== undefined) : [],
  );
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
