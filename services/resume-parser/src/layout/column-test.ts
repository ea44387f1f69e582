import { isDateHead, isDateLike } from '../lexicon/date-words.js';
import { isLabel } from '../lexicon/form-labels.js';
import { sectionOf } from '../lexicon/section-words.js';
import { isColumnName } from '../lexicon/table-heads.js';
import { median } from './median.js';
import type { Fragment } from './text-line.js';

/** Two groups of fragments side by side, and what they share. Shares are from 0 to 1. */
interface Pair {
  left: Fragment[];
  right: Fragment[];
  /** The group with fewer fragments. */
  side: Fragment[];
  sideHeadings: number;
  mainHeadings: number;
  /** Share of the side that stands on a baseline of the other group. */
  rows: number;
  /** Share of dates on the side that has more of them. */
  dates: number;
  /** Share of dates and places on the right. */
  details: number;
}

/** 'Georgetown, TX': the place of a job or a school, at the end of its line. */
const PLACE = /^\p{Lu}[\p{L}. '-]{2,24},\s*(?:\p{Lu}{2}|\p{Lu}[\p{L}. ]{2,20})$/u;

/** The first test that holds decides. */
const VERDICTS: { name: string; isColumns: boolean; test: (pair: Pair) => boolean }[] = [
  {
    name: 'a side column, and beside it the dates of the right group',
    isColumns: false,
    test: ({ left, right }) => {
      const x = median(left.filter(isDate).map(({ x0 }) => x0));
      const texts = left.filter(({ x1 }) => x1 < x);
      const strip = left.filter(({ x1 }) => x1 >= x);
      const edge = Math.max(...texts.map(({ x1 }) => x1));
      const dates = strip.filter(isDate);
      return (
        texts.length > 1 &&
        dates.length > 1 &&
        share(strip, (one) => one.x0 > edge && (isDate(one) || isHeading(one) || one.bold)) === 1 &&
        share(dates, (date) => right.some((other) => isBeside(date, other))) > 0.7
      );
    },
  },
  {
    name: 'employers, each beside the dates of its job',
    isColumns: false,
    test: ({ left, right }) => {
      const dates = right.filter(isDate);
      const bottom = Math.max(...right.map(({ y }) => y));
      const employers = left.filter((one) => one.bold && dates.some((date) => isOnBaseline(date, one)));
      return (
        !right.some(isHeading) &&
        employers.length === dates.length &&
        (dates.length > 1
          ? left.some(isHeading)
          : dates[0] === right[0] &&
            left.every((one) => one.y > bottom || right.some((other) => isOnBaseline(one, other)))) &&
        !employers.some((one) => isDate(one) || isHeading(one))
      );
    },
  },
  {
    name: 'columns of a table, named in its head',
    isColumns: false,
    test: ({ left, right }) =>
      hasTableHead(left, right) &&
      (share(right, (fragment) => left.some((other) => isOnBaseline(fragment, other))) > 0.6 ||
        share(left, (fragment) => right.some((other) => isOnBaseline(fragment, other))) > 0.8),
  },
  {
    name: 'labels with a value on each row',
    isColumns: false,
    test: ({ left, right }) =>
      share(left, ({ text }) => isLabel(text) || isColumnName(text)) > 0.45 &&
      share(left, (fragment) => right.some((other) => isOnBaseline(fragment, other))) > 0.6,
  },
  { name: 'mostly dates', isColumns: false, test: ({ dates }) => dates > 0.45 },
  { name: 'mostly dates and places on the right', isColumns: false, test: ({ details }) => details > 0.6 },
  {
    name: 'rows that end in dates and places',
    isColumns: false,
    test: ({ rows, details }) => rows > 0.75 && details > 0.35,
  },
  {
    name: 'headings, dates and labels in the margin, as in Europass forms',
    isColumns: false,
    test: ({ left, rows }) => share(left, isMargin) > 0.6 && share(left, isKey) > 0.2 && rows > 0.6,
  },
  {
    name: 'dates and labels on the rows of their texts, below headings that have none',
    isColumns: false,
    test: ({ left, right }) =>
      !right.some(isHeading) &&
      left.filter(isHeading).length > 1 &&
      left.filter(isDate).length > 1 &&
      share(left, isMargin) > 0.7 &&
      share(left.filter(isKey), (key) => right.some((other) => isOnBaseline(key, other))) > 0.9,
  },
  {
    name: 'headings in the margin, each with its text on its row',
    isColumns: false,
    test: ({ left, side, sideHeadings, rows }) =>
      side === left && sideHeadings >= side.length * 0.6 && rows > 0.7,
  },
  {
    name: 'titles with dates on their rows, each beside the first row of its text',
    isColumns: false,
    test: ({ left, right }) => {
      const dates = left.filter(isDate);
      return (
        dates.length > 1 &&
        !right.some(isHeading) &&
        dates.every((date) => right.some((other) => isOnBaseline(date, other))) &&
        left.every((one) => isHeading(one) || isDate(one) || dates.some((date) => isOnBaseline(date, one))) &&
        dates.every((date) => left.some((one) => one !== date && !isDate(one) && isOnBaseline(date, one)))
      );
    },
  },
  {
    name: 'a side with headings of its own',
    isColumns: true,
    test: ({ sideHeadings, mainHeadings, rows }) =>
      sideHeadings > 0 && (mainHeadings > 0 || sideHeadings > 1 || rows < 0.7),
  },
  { name: 'a side of one or two fragments', isColumns: false, test: ({ side }) => side.length < 3 },
  { name: 'few rows in common', isColumns: true, test: ({ rows }) => rows < 0.55 },
];

/** Two groups side by side are columns, each read alone, or else a table, whose rows are read across. */
export function isColumnPair(left: Fragment[], right: Fragment[]): boolean {
  const pair = pairOf(left, right);
  return VERDICTS.find(({ test }) => test(pair))?.isColumns ?? false;
}

function pairOf(left: Fragment[], right: Fragment[]): Pair {
  const [side, main] = left.length <= right.length ? [left, right] : [right, left];
  return {
    left,
    right,
    side,
    sideHeadings: side.filter(isHeading).length,
    mainHeadings: main.filter(isHeading).length,
    rows: share(side, (fragment) => main.some((other) => isOnBaseline(fragment, other))),
    dates: Math.max(share(left, isDate), share(right, isDate)),
    details: share(right, ({ text }) => isDateLike(text) || PLACE.test(text)),
  };
}

function hasTableHead(left: Fragment[], right: Fragment[]): boolean {
  const heads = right.filter(({ text }) => isColumnName(text));
  return left.some(
    (fragment) => isColumnName(fragment.text) && heads.some((head) => isOnBaseline(fragment, head)),
  );
}

export function isHeading({ text }: Fragment): boolean {
  return sectionOf(text) !== undefined;
}

function isDate({ text }: Fragment): boolean {
  return isDateLike(text) || isDateHead(text);
}

function isKey({ text }: Fragment): boolean {
  return isDateLike(text) || isLabel(text);
}

function isMargin(fragment: Fragment): boolean {
  return isHeading(fragment) || isKey(fragment);
}

function share(fragments: Fragment[], test: (fragment: Fragment) => boolean): number {
  return fragments.length === 0 ? 0 : fragments.filter(test).length / fragments.length;
}

/** A date in the middle beside a title and its second line stands a little below the baseline of the first. */
function isBeside(date: Fragment, other: Fragment): boolean {
  return Math.abs(date.y - other.y) <= 0.6 * date.size;
}

/** Sizes must be alike: a large name shares a baseline with small print only by chance. */
export function isOnBaseline(a: Fragment, b: Fragment): boolean {
  if (Math.max(a.size, b.size) > 1.5 * Math.min(a.size, b.size)) return false;
  return Math.abs(a.y - b.y) <= 0.3 * Math.min(a.size, b.size);
}
