import { areAligned, textOf, withFragments } from '../../layout/text-line.js';
import { takePeriod } from '../../lexicon/entry-period.js';
import type { Row } from './row.js';

/** 'Hours per week: 40' next to the place of an employer, as federal forms print it. */
const DETAIL = /^(?:salary|hours? per week|series|pay plan|work schedule|sal[áa]rio|carga hor[áa]ria)\s*:\s/i;
/** The position stands at most so many lines below the dates. */
const MAX_LINES = 9;

/**
 * Rows of federal forms: an employer beside its dates; below, its address beside the pay; the position in bold print below that.
 * Joins the lines of the employer, and prints the position beside it. Leaves the pay out.
 */
export function withFederalJobs(lines: Row[]): Row[] {
  const moved = new Set<Row>();
  return lines.flatMap((line, index) => {
    if (moved.has(line)) return [];
    const fragments = line.fragments.filter(({ text }, at) => at === 0 || !DETAIL.test(text));
    const [name, dates] = line.fragments;
    const below = lines.slice(index + 1, index + 1 + MAX_LINES);
    const isJob = name?.bold && dates && takePeriod(dates.text).rest === '' && isDetailed(below[0]);
    if (!isJob) {
      const isShorter = fragments.length < line.fragments.length;
      return [isShorter ? withFragments(line, fragments) : line];
    }
    const firstOther = below.findIndex((row) => !isDetailed(row) || !isRestOf(row, name));
    const rest = below.slice(0, Math.max(0, firstOther));
    const title = below.find(
      ({ bold, fragments: [cell, ...others], text }) =>
        bold && cell && others.length === 0 && areAligned(cell, dates) && !text.endsWith(':'),
    );
    if (!title) return [line];
    for (const row of [...rest, title]) moved.add(row);
    const employer = {
      ...name,
      text: [name, ...rest.map(({ fragments: [cell] }) => cell)].map((cell) => cell?.text ?? '').join(' '),
    };
    const cells = [...title.fragments, employer, dates];
    return [{ ...line, fragments: cells, text: textOf(cells) }];
  });
}

const isDetailed = (row: Row | undefined) => row?.fragments.some(({ text }) => DETAIL.test(text)) === true;

const isRestOf = ({ fragments: [cell] }: Row, name: { x0: number }) =>
  cell?.bold === true && !DETAIL.test(cell.text) && areAligned(cell, name);
