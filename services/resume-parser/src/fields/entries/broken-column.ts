import { ANY_DATE, LETTERS, MONTH, NOW, YEAR } from '../../lexicon/date-patterns.js';

const MAX_LENGTH = 200;
const YEAR_ALONE = /^\s*((?:19|20)\d{2})\s*$/;

/** What a narrow margin of dates leaves on three lines, each before the text of its line. */
const SHAPES: [RegExp, RegExp, RegExp][] = [
  // 'November Lead Engineer, Hull Pumps' over '2018 – Owned …' over 'Present Reduced …'
  [
    new RegExp(String.raw`^(${MONTH})\s+(?=[${LETTERS}])(.+)$`, 'i'),
    new RegExp(String.raw`^(${YEAR}\s*[-–—])\s*(.*)$`, 'i'),
    new RegExp(String.raw`^((?:${MONTH}\s+)?${YEAR}|${NOW})(?=$|\W)\s*(.*)$`, 'i'),
  ],
  // 'February 2014 Engineer, Hull Pumps' over '– October Seed drills' over '2018'
  [
    new RegExp(String.raw`^(${ANY_DATE})\s+(?=[${LETTERS}])(.+)$`, 'i'),
    new RegExp(String.raw`^([-–—]\s*${MONTH})(?=$|\W)\s*(.*)$`, 'i'),
    new RegExp(String.raw`^(${YEAR})(?=$|\W)\s*(.*)$`, 'i'),
  ],
];

/** The whole period with the text beside its first line, and the texts of the two lines below. */
export function brokenOverThree(texts: string[]): [string, string, string] | undefined {
  const lines = texts.map((text) => text.trim().slice(0, MAX_LENGTH));
  for (const shape of SHAPES) {
    const matches = shape.map((pattern, at) => pattern.exec(lines[at] ?? ''));
    const [first, second, third] = matches;
    if (!first || !second || !third) continue;
    const period = [first, second, third].map(([, date = '']) => date.trim()).join(' ');
    return [`${period}   ${first[2] ?? ''}`, second[2] ?? '', third[2] ?? ''];
  }
  return undefined;
}

/** '2014' over '2016', in this order and without a third: the years of one stay. */
export function yearsOverEachOther(texts: (string | undefined)[], at: number): string | undefined {
  const yearAt = (index: number) => YEAR_ALONE.exec(texts[index] ?? '')?.[1];
  const [start, end] = [yearAt(at), yearAt(at + 1)];
  const isPair = yearAt(at - 1) === undefined && yearAt(at + 2) === undefined;
  return isPair && start !== undefined && end !== undefined && start <= end ? `${start} – ${end}` : undefined;
}
