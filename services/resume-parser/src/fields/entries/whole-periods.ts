import { MONTH } from '../../lexicon/date-patterns.js';
import { areAligned, textOf, withFragments } from '../../layout/text-line.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { wholePeriodBefore, yearsOverEachOther } from './broken-column.js';
import {
  brokenDate,
  brokenPeriod,
  columnPeriod,
  joinedPeriod,
  stackedPeriod,
  takePeriod,
} from '../../lexicon/entry-period.js';
import type { Row } from './row.js';

/** In points; cells of one column may also end at one edge. */
const ALIGNED = 3;

/** 'De 2022 até' over 'hoje', '2022 – em' over 'andamento' */
const OPEN = /\d\s(?:até|to|until|till?|[-–]\s(?:em|in))$/i;

export function withWholePeriods(lines: Row[]): Row[] {
  const result: ZonedLine[] = [];
  const texts = lines.map(({ text }) => text);
  for (let index = 0; index < lines.length; index += 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const years = yearsOverEachOther(texts, index);
    if (years !== undefined) {
      result.push({ ...line, text: years, wraps: false });
      index += 1;
      continue;
    }
    const three = lines.slice(index, index + 3);
    const overThree = periodInColumn(three, -1) ?? periodInColumn(three, 0) ?? periodInMargin(three);
    const broken = overThree ?? periodInMargin(three.slice(0, 2));
    if (broken) {
      result.push(...broken);
      index += overThree ? 2 : 1;
      continue;
    }
    const whole = next && next.block === line.block ? wholePeriod(line, next) : undefined;
    if (!whole || !next) {
      result.push(line);
      continue;
    }
    result.push({ ...line, text: whole[0], wraps: false, fragments: withTitleApart(line, next) });
    if (whole[1] !== '') {
      const [first, ...others] = next.fragments;
      const x0 = others[0]?.x0 ?? first?.x0 ?? next.x0;
      result.push({ ...next, text: whole[1], x0, fragments: others.length > 0 ? others : next.fragments });
    }
    index += 1;
  }
  return result;
}

/** In points; the parts of a period in a column are centred or set flush. */
const MAX_COLUMN_SHIFT = 30;

/** Three lines whose last or first cells are a start, a dash and an end, with the whole period on the first of them. */
function periodInColumn(lines: ZonedLine[], column: -1 | 0): ZonedLine[] | undefined {
  const cells = lines.flatMap(({ fragments }) => fragments.at(column) ?? []);
  const [first, dash, last] = cells;
  const isColumn = cells.every(({ x0 }) => Math.abs(x0 - (first?.x0 ?? 0)) < MAX_COLUMN_SHIFT);
  if (!first || !dash || !last || !isColumn || lines.some(({ block }) => block !== lines[0]?.block))
    return undefined;
  const period = columnPeriod(first.text, dash.text, last.text);
  if (period === undefined) return undefined;
  return lines.flatMap((line, at) => {
    const isFirst = column === 0;
    const others = isFirst ? line.fragments.slice(1) : line.fragments.slice(0, -1);
    if (at > 0 && others.length === 0) return [];
    const whole = { ...first, text: period };
    const fragments = at > 0 ? others : isFirst ? [whole, ...others] : [...others, whole];
    return [{ ...withFragments(line, fragments), wraps: false }];
  });
}

/** Lines whose beginnings are one period, with the whole period on the first of them. */
function periodInMargin(lines: ZonedLine[]): ZonedLine[] | undefined {
  if (lines.some(({ block }) => block !== lines[0]?.block)) return undefined;
  const texts = wholePeriodBefore(lines.map(({ text }) => text));
  return (
    texts && lines.flatMap((line, at) => (texts[at] ? [{ ...line, text: texts[at], wraps: false }] : []))
  );
}

/** 'De 2021 Engenheira' over '– atual   Construtora': the title stands over the second cell, though no gap divides it. */
function withTitleApart({ fragments }: ZonedLine, next: ZonedLine): ZonedLine['fragments'] {
  const [first, ...others] = fragments;
  const below = next.fragments[1];
  return first && others.length === 0 && below ? [first, { ...first, x0: below.x0 }] : fragments;
}

function wholePeriod(line: Row, next: Row): [string, string] | undefined {
  const [first, ...rest] = line.fragments;
  const [below, ...others] = next.fragments;
  const areRows = line.isRow === true && next.isRow === true && rest.length > 1 && others.length > 1;
  if (areRows && isWhole(first?.text) && isWhole(below?.text)) return undefined;
  if (first && below && rest.length > 0 && others.length > 0 && areAligned(first, below)) {
    const open = `${first.text} ${below.text}`;
    if (OPEN.test(first.text) && takePeriod(open).period && takePeriod(open).rest === '')
      return [`${open}   ${textOf(rest)}`, textOf(others)];
    const period = stackedPeriod(first.text, below.text);
    if (period) return [`${period}   ${textOf(rest)}`, textOf(others)];
    const date = brokenDate(first.text, below.text);
    if (date) return [`${date}   ${textOf(rest)}`, textOf(others)];
  }
  return lastCells(line, next) ?? joinedPeriod(line.text, next.text) ?? brokenPeriod(line.text, next.text);
}

/** 'Nov. 2015 –', 'September 2017 to April' */
const ENDS_OPEN = new RegExp(String.raw`(?:[-–—]|\s(?:till?|to|até|a))\s*(?:\s${MONTH})?$`, 'i');

/** 'Escola Sol   Inspetor   Nov. 2015 –' over 'Dutra   Turno da noite   out. 2016': the margin of the last cell broke its period. */
function lastCells(line: Row, next: Row): [string, string] | undefined {
  const [start, end] = [line.fragments.at(-1), next.fragments.at(-1)];
  const isColumn =
    start &&
    end &&
    line.fragments.length > 1 &&
    (areAligned(start, end) || Math.abs(start.x1 - end.x1) < ALIGNED);
  if (!isColumn || !ENDS_OPEN.test(start.text)) return undefined;
  const whole = `${start.text} ${end.text}`;
  const { period, rest } = takePeriod(whole);
  return period && rest === ''
    ? [`${textOf(line.fragments.slice(0, -1))}   ${whole}`, textOf(next.fragments.slice(0, -1))]
    : undefined;
}

/** '2012', '03/2020': the whole date of a row, not the half of a period. */
const isWhole = (text = '') => /^\s*(?:\d{1,2}\/)?\d{4}\s*$/.test(text);
