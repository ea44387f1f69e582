import { areAligned, withFragments } from '../../layout/text-line.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { startsWithBullet, withoutBullet } from '../../lexicon/text.js';
import type { Period } from '../../lexicon/period.js';
import { isTableHead } from '../../lexicon/table-heads.js';
import { brokenEntryTest } from './broken-entry.js';
import { withFederalJobs } from './federal-jobs.js';
import { withLabelledValues } from './labelled-values.js';
import { withoutPlaceColumn } from './place-column.js';
import { isPlace } from './places.js';
import type { Row } from './row.js';
import { withoutRowMarks } from './row-marks.js';
import { takeDate, takePeriod } from '../../lexicon/entry-period.js';
import { withWholePeriods } from './whole-periods.js';

/** 'Year: 2011 – 2016' without its period. */
const LABEL_OF_PERIOD = /^(?:years?|dates?|anos?|tempo)\s*:$/i;

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
/** '2011 Laboratory Technician, Tarn Environmental Lab, Navan.': a title of moderncv ends in a full stop. */
const WHOLE_BEHIND_YEAR = /^(?:19|20)\d{2}\s+\p{Lu}[^.]{10,90}\.$/u;
/** What is longer is a paragraph, whatever follows. */
const MAX_JOINED_LENGTH = 900;
const MAX_HEAD_LENGTH = 90;
/** In line heights. */
const MAX_TITLE_GAP = 1.8;
/** In points. */
const INDENT = 8;
/** In points. */
const MAX_SIZE_CHANGE = 0.6;
const OPEN_WORD =
  /(?:\s(?:de|da|do|das|dos|e|em|in|of|and|the|for|&|com|para|a|o|ao|aos|à|às|na|no|nas|nos|as|os|um|uma|por|pela|pelo|sem|sobre|que|ou|an|to|from|by|with|or|at|on|into|as|its|their|my|DE|DA|DO|DAS|DOS|E|OF|AND|FOR|THE)|[,–—-]|\p{Ll}-)$/u;

/** 'Creche Sol, Natal —': the position follows on the next line. */
const OPEN_TITLE = /\p{L}\s[–—]$|\s(?:de|da|do|das|dos|of|and|e|for|DE|DA|DO|DAS|DOS|OF|AND)$/u;
const OPEN_NAME = /\s(?:de|da|do|das|dos|of)$/u;
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
  const rows = withoutPlacesUnderDates(
    withoutDurations(
      withFederalJobs(
        withoutPlaceColumn(withLabelledValues(withoutRowMarks(withCells(lines).filter(isContent)))),
      ),
    ),
  );
  return joined(withWholePeriods(rows), begins, goesOn).map(unitOf);
}

function unitOf(line: ZonedLine): Unit {
  const isBold = line.bold;
  const full = line.text.trim();
  const { period, rest } = takePeriod(withoutBullet(full));
  return {
    line,
    full,
    text: period && LABEL_OF_PERIOD.test(rest.trim()) ? '' : rest.trim(),
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

/** '(3 anos e 2 meses)   Pousada Sol' below '2017 - 2020   Copeira': the first cell says how long the period above it is. */
const DURATION_CELL = /^\(?\d+\s*(?:anos?|m[eê]s(?:es)?|years?|yrs?|months?|mos?)\b[^()]{0,20}\)?$/i;

const withoutDurations = (lines: Row[]): Row[] =>
  lines.map((line, index) => {
    const [duration, ...others] = line.fragments;
    const above = lines[index - 1]?.fragments[0];
    const isUnder = duration && others.length > 0 && above && areAligned(duration, above);
    if (!isUnder || !DURATION_CELL.test(duration.text) || !takePeriod(above.text).period) return line;
    return withFragments(line, others);
  });

/** 'Turin   Osteria Sol' under '09/11 – 05/13   Commis': in the column of the dates stands a place. */
function withoutPlacesUnderDates(lines: Row[]): Row[] {
  return lines.map((line, index) => {
    const [place, ...others] = line.fragments;
    const [date, title] = lines[index - 1]?.fragments ?? [];
    const isUnder =
      place && others[0] && date && title && areAligned(place, date) && areAligned(others[0], title);
    if (!isUnder || !takePeriod(date.text).period || /\d/.test(place.text) || place.text.length > 30)
      return line;
    return withFragments(line, others);
  });
}

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
    const title = last && titleBefore(last, line);
    if (last && title !== undefined) {
      last.text = last.text.replace(title, () => `${title} ${line.text.trim()}`);
      return;
    }
    const isHead =
      isHeadOf(line, lines[index + 1], /[.;!]$/.test(before?.text ?? '')) ||
      isOverTitle(line, lines[index + 1], lines[index + 2]);
    if (
      last &&
      before &&
      (isRestOfTitle(before, line, lines[index + 1]) ||
        (isOpen && (runsOn(before, last, line) || goesOn(before, line))) ||
        isBrokenEntry(before, line)) &&
      // 'Coordenação de Aperfeiçoamento de Pessoal de' over 'Nível Superior': what goes on begins nothing.
      !(begins(line.text) && !OPEN_NAME.test(before.text)) &&
      !(isHead && !OPEN_WORD.test(before.text))
    ) {
      const glue = /\p{Ll}-$|\p{Lu}{2}-$/u.test(last.text) ? '' : ' ';
      last.text = (glue === '' ? last.text.slice(0, -1) : last.text) + glue + line.text.trim();
    } else result.push({ ...line });
    isOpen =
      (line.wraps || OPEN_TITLE.test(line.text) || /\p{Ll}-$/u.test(line.text)) &&
      (result.at(-1)?.text.length ?? 0) < MAX_JOINED_LENGTH;
  });
  return result;
}

const IN_BRACKETS = /^\((\p{L}[^()]{3,60})\)$/u;

/** The title that a line in brackets goes on with: '(evening school)' below 'State-certified Technician'. */
function titleBefore(last: ZonedLine, { text, block, gap }: ZonedLine): string | undefined {
  const inner = IN_BRACKETS.exec(text.trim())?.[1];
  if (inner === undefined || block !== last.block || gap > MAX_TITLE_GAP || isPlace(inner)) return undefined;
  if (takePeriod(inner).period || takeDate(inner).period || startsWithBullet(last.text)) return undefined;
  const title = last.fragments.findLast(
    (cell) => /\p{L}{3}/u.test(cell.text) && !takePeriod(cell.text).period,
  );
  return title && last.text.length < MAX_HEAD_LENGTH && last.text.includes(title.text)
    ? title.text
    : undefined;
}

/** 'Assistant' below 'Edendale Crèche — Teaching' and above its dates, which are smaller. */
function isRestOfTitle(before: ZonedLine, line: ZonedLine, dated: ZonedLine | undefined): boolean {
  if (!dated || line.block !== before.block || dated.block !== line.block) return false;
  return (
    /\s[–—]\s\p{Lu}[\p{L}\d ]{2,40}$/u.test(before.text) &&
    /^\p{Lu}[\p{L}]+(?:\s[\p{L}]+){0,2}$/u.test(line.text.trim()) &&
    Math.abs(before.size - line.size) < MAX_SIZE_CHANGE &&
    dated.size < line.size - MAX_SIZE_CHANGE &&
    takePeriod(before.text).period === undefined &&
    takePeriod(dated.text).period !== undefined
  );
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

/** 'Expected May 2026 | St. Paul, MN' */
function isDateAndPlace(text: string): boolean {
  const [date = '', place = '', ...others] = text.split(' | ');
  return others.length === 0 && takeDate(date.replace(/^expected\s/i, '')).rest === '' && isPlace(place);
}

const dividersIn = (text: string) => text.match(/\s[—–|-]\s/g)?.length ?? 0;

function runsOn(before: ZonedLine, whole: ZonedLine, next: ZonedLine): boolean {
  // 'Enquadramento Funcional: Professora' over 'Titular, Carga horária: 40' (Lattes)
  if (/Enquadramento Funcional:\s[^,]*$/i.test(before.text) && /^[^,:\d]{3,40},\s+Carga hor/i.test(next.text))
    return true;
  // '2011 Technician' in the margin of a text.
  if (next.x0 < before.x0 - INDENT && /^(?:19|20)\d{2}\s/.test(next.text)) return false;
  // '* casa de família – cozinheira 6 anos' over 'de carteira assinada 2012 a 2018'
  if (
    startsWithBullet(whole.text) &&
    !takePeriod(whole.text).period &&
    /^\p{Ll}{2,}\s\p{Ll}{3,}/u.test(next.text)
  )
    return true;
  if (takePeriod(next.text).period && whole.text.length < 120) return false;
  if (ENDS_DATED.test(before.text) || WHOLE_BEHIND_YEAR.test(before.text)) return false;
  if (OPEN_WORD.test(before.text) || /^[\p{Ll}($€£]/u.test(next.text) || OPENS_WITHIN.test(next.text))
    return true;
  // 'Caixa | Loja Sol | Serra' over an item whose bullet is drawn.
  if (dividersIn(before.text) > 0 && next.x0 > before.x0 + INDENT && !startsWithBullet(before.text))
    return false;
  // The margin changes neither the size nor the weight of a text.
  if (Math.abs(before.size - next.size) > MAX_SIZE_CHANGE || (next.bold && !before.bold)) return false;
  // A short line with its dates is whole: what follows describes it.
  if (before.text.length < 90 && (takePeriod(before.text).period || isDateAndPlace(before.text)))
    return false;
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
