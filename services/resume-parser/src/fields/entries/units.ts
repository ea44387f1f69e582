import type { ZonedLine } from '../../layout/zoned-line.js';
import { startsWithBullet, withoutBullet } from '../../lexicon/text.js';
import type { Period } from '../../lexicon/period.js';
import { isTableHead } from '../../lexicon/table-heads.js';
import { brokenOverThree, yearsOverEachOther } from './broken-column.js';
import { brokenEntryTest } from './broken-entry.js';
import { textOf, withLabelledValues } from './labelled-values.js';
import type { Row } from './row.js';
import {
  brokenDate,
  brokenPeriod,
  columnPeriod,
  joinedPeriod,
  stackedPeriod,
  takePeriod,
} from './entry-period.js';

/** A line with its continuations, as its author wrote it. */
export interface Unit {
  line: ZonedLine;
  /** Without its bullet and its period; three spaces divide cells. */
  text: string;
  /** As printed. */
  full: string;
  period: Period | undefined;
  isItem: boolean;
  bold: boolean;
  /** Where its cells begin, in points. */
  starts: number[];
}

/** A line that ends in its dates is whole: the margin to its right is a column of dates. */
const ENDS_DATED = /(?:\d{4}|\d\/\d{2}|atua(?:l|is)|hoje|presente?|now|current|date|momento)\W{0,3}$/i;
/** What is longer is a paragraph, whatever follows. */
const MAX_JOINED_LENGTH = 900;
const MAX_HEAD_LENGTH = 90;
/** In points. */
const INDENT = 8;
/** In points. */
const MAX_SIZE_CHANGE = 0.6;
const OPEN_WORD =
  /(?:\s(?:de|da|do|das|dos|e|em|in|of|and|the|for|&|com|para|a|o|ao|aos|à|às|na|no|nas|nos|as|os|um|uma|por|pela|pelo|sem|sobre|que|ou|an|to|from|by|with|or|at|on|into|as|its|their|my|DE|DA|DO|DAS|DOS|E|OF|AND|FOR|THE)|[,–—-]|\p{Ll}-)$/u;

/** 'Creche Sol, Natal —': the position follows on the next line. */
const OPEN_TITLE = /\p{L}\s[–—]$|\s(?:de|da|do|das|dos|of|and|e|for|DE|DA|DO|DAS|DOS|OF|AND)$/u;
/** 'DO RIO GRANDE DO NORTE': a line that begins so goes on with the one above it. */
const OPENS_WITHIN = /^(?:D[AEO]S?|OF|AND)\s\p{Lu}{2}/u;

/**
 * @param begins whether a line begins a statement of its own, whatever stands before it
 * @param goesOn whether a line goes on with the one that the margin broke above it, though their forms do not show it
 */
export function unitsOf(
  lines: ZonedLine[],
  begins: (text: string) => boolean = () => false,
  goesOn: (before: ZonedLine, next: ZonedLine) => boolean = () => false,
): Unit[] {
  const rows = withoutPlacesUnderDates(withLabelledValues(withCells(lines).filter(isContent)));
  return joined(withWholePeriods(rows), begins, goesOn).map(unitOf);
}

function unitOf(line: ZonedLine): Unit {
  const isBold = line.bold;
  const full = line.text.trim();
  const { period, rest } = takePeriod(withoutBullet(full));
  return {
    line,
    full,
    text: rest.trim(),
    period: period?.start ? period : undefined,
    isItem: startsWithBullet(full) && !isBold,
    bold: isBold,
    starts: line.fragments.map(({ x0 }) => x0),
  };
}

/** Recognition reads the lines of a table as bars: under its head, they divide cells. */
function withCells(lines: ZonedLine[]): Row[] {
  let isTable = false;
  return lines.map((line) => {
    isTable = isTableHead(line.fragments) || (isTable && /\s{3,}|\|/.test(line.text));
    return isTable ? { ...line, text: cellsOf(line.text), isRow: true } : line;
  });
}

const cellsOf = (text: string) =>
  text
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join('   ');

/** Neither the head of a table nor the label that Lattes prints beside each stay. */
const isContent = ({ text, fragments }: ZonedLine) =>
  !isTableHead(fragments) && !/^(?:v[íi]nculo(?: institucional)?|institucional)$/i.test(text.trim());

/** In points; cells over each other begin at one edge. */
const ALIGNED = 3;

/** 'Turin   Osteria Sol' under '09/11 – 05/13   Commis': in the column of the dates stands a place. */
function withoutPlacesUnderDates(lines: Row[]): Row[] {
  return lines.map((line, index) => {
    const [place, ...others] = line.fragments;
    const [date, title] = lines[index - 1]?.fragments ?? [];
    const isUnder = place && others[0] && date && title && isNear(place, date) && isNear(others[0], title);
    if (!isUnder || !takePeriod(date.text).period || /\d/.test(place.text) || place.text.length > 30)
      return line;
    return { ...line, fragments: others, text: textOf(others), x0: others[0]?.x0 ?? line.x0 };
  });
}

const isNear = (one: { x0: number }, other: { x0: number }) => Math.abs(one.x0 - other.x0) < ALIGNED;

/** Periods that the margin broke, on one line. */
function withWholePeriods(lines: Row[]): Row[] {
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
    const inColumn = periodInColumn(three, -1) ?? periodInColumn(three, 0) ?? periodInMargin(three);
    if (inColumn) {
      result.push(...inColumn);
      index += 2;
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
    return [{ ...line, fragments, text: textOf(fragments), x0: fragments[0]?.x0 ?? line.x0, wraps: false }];
  });
}

/** Three lines whose beginnings are one period, with the whole period on the first of them. */
function periodInMargin(lines: ZonedLine[]): ZonedLine[] | undefined {
  if (lines.some(({ block }) => block !== lines[0]?.block)) return undefined;
  const texts = brokenOverThree(lines.map(({ text }) => text));
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
  if (first && below && rest.length > 0 && others.length > 0 && Math.abs(first.x0 - below.x0) < 3) {
    const period = stackedPeriod(first.text, below.text);
    if (period) return [`${period}   ${textOf(rest)}`, textOf(others)];
    const date = brokenDate(first.text, below.text);
    if (date) return [`${date}   ${textOf(rest)}`, textOf(others)];
  }
  return joinedPeriod(line.text, next.text) ?? brokenPeriod(line.text, next.text);
}

/** '2012', '03/2020': the whole date of a row, not the half of a period. */
const isWhole = (text = '') => /^\s*(?:\d{1,2}\/)?\d{4}\s*$/.test(text);

/** Joins lines that only the margin broke. */
function joined(
  lines: ZonedLine[],
  begins: (text: string) => boolean,
  goesOn: (before: ZonedLine, next: ZonedLine) => boolean,
): ZonedLine[] {
  const result: ZonedLine[] = [];
  const isBrokenEntry = brokenEntryTest(lines);
  let isOpen = false;
  lines.forEach((line, index) => {
    const last = result.at(-1);
    const before = lines[index - 1];
    const isHead =
      isHeadOf(line, lines[index + 1], /[.;!]$/.test(before?.text ?? '')) ||
      isOverTitle(line, lines[index + 1], lines[index + 2]);
    if (
      last &&
      before &&
      ((isOpen && (runsOn(before, last, line) || goesOn(before, line))) || isBrokenEntry(before, line)) &&
      !begins(line.text) &&
      !(isHead && !OPEN_WORD.test(before.text))
    ) {
      const glue = /\p{Ll}-$|\p{Lu}{2}-$/u.test(last.text) ? '' : ' ';
      last.text = (glue === '' ? last.text.slice(0, -1) : last.text) + glue + line.text.trim();
    } else result.push({ ...line });
    isOpen =
      (line.wraps || OPEN_TITLE.test(line.text)) && (result.at(-1)?.text.length ?? 0) < MAX_JOINED_LENGTH;
  });
  return result;
}

/** A line of its own: the next one labels its position, or gives its period where a sentence ended above. */
function isHeadOf({ text }: ZonedLine, next: ZonedLine | undefined, isEnded: boolean): boolean {
  if (!next || text.length > MAX_HEAD_LENGTH || !/^\p{Lu}/u.test(text) || /[.;:]$/.test(text)) return false;
  if (/^(?:cargo|fun[çc][ãa]o)\s*:\s/i.test(next.text)) return true;
  const { period, rest } = takePeriod(next.text);
  return isEnded && period !== undefined && rest === '' && next.text.length < MAX_HEAD_LENGTH / 2;
}

/** 'Agência Três Tons' over a bold position and its period (LinkedIn). */
function isOverTitle(
  { text, bold }: ZonedLine,
  title: ZonedLine | undefined,
  dated: ZonedLine | undefined,
): boolean {
  if (bold || !title?.bold || !dated || !/^\p{Lu}/u.test(text)) return false;
  return dated.text.length < MAX_HEAD_LENGTH / 2 && takePeriod(dated.text).period !== undefined;
}

const dividersIn = (text: string) => text.match(/\s[—–|-]\s/g)?.length ?? 0;

function runsOn(before: ZonedLine, whole: ZonedLine, next: ZonedLine): boolean {
  if (takePeriod(next.text).period && whole.text.length < 120) return false;
  if (ENDS_DATED.test(before.text)) return false;
  if (OPEN_WORD.test(before.text) || /^[\p{Ll}($€£]/u.test(next.text) || OPENS_WITHIN.test(next.text))
    return true;
  // 'Caixa | Loja Sol | Serra' over an item whose bullet is drawn.
  if (dividersIn(before.text) > 0 && next.x0 > before.x0 + INDENT && !startsWithBullet(before.text))
    return false;
  // The margin changes neither the size nor the weight of a text.
  if (Math.abs(before.size - next.size) > MAX_SIZE_CHANGE || (next.bold && !before.bold)) return false;
  // A short line with its dates is whole: what follows describes it.
  if (before.text.length < 90 && takePeriod(before.text).period) return false;
  const isTitle = before.bold || before.text.length < 60;
  if (!isTitle) return true;
  // 'Lavanderia Sol – passadeira – 3 anos' over another such line.
  const bars = dividersIn(before.text);
  if (bars > 0 && dividersIn(next.text) === bars) return false;
  // A bold title of two lines; or the rest of the last cell of a line with several.
  return (
    (before.bold && next.bold && next.text.length < before.text.length) ||
    /\s[—–|]\s[^—–|]{2,40}$/.test(before.text)
  );
}
