import { ANY_DATE, LETTERS, MONTH, NOW, YEAR } from '../../lexicon/date-patterns.js';

const MAX_LENGTH = 200;
const YEAR_ALONE = /^\s*((?:19|20)\d{2})\s*$/;

/** What a narrow margin of dates leaves on three lines, or on two, each before the text of its line. */
const SHAPES: RegExp[][] = [
  // 'mar. Engineer, Hull Pumps' over '2012–jan. Seed drills' over '2014'
  [
    new RegExp(String.raw`^(${MONTH})\s+(?=[${LETTERS}])(.+)$`, 'i'),
    new RegExp(String.raw`^(${YEAR}\s?[-–—]\s?${MONTH})(?=$|\W)\s*(.*)$`, 'i'),
    new RegExp(String.raw`^(${YEAR})(?=$|\W)\s*(.*)$`, 'i'),
  ],
  // 'November Lead Engineer, Hull Pumps' over '2018 – Owned …' over 'Present Reduced …'
  [
    new RegExp(String.raw`^(${MONTH})\s+(?=[${LETTERS}])(.+)$`, 'i'),
    new RegExp(String.raw`^(${YEAR}\s*[-–—])(?!\s*(?:${NOW}|(?:${MONTH}\s*)?${YEAR}))\s*(.*)$`, 'i'),
    new RegExp(String.raw`^((?:${MONTH}\s+)?${YEAR}|${NOW})(?=$|\W)\s*(.*)$`, 'i'),
  ],
  // 'February 2014 Engineer, Hull Pumps' over '– October Seed drills' over '2018'
  [
    new RegExp(String.raw`^(${ANY_DATE})\s+(?=[${LETTERS}])(.+)$`, 'i'),
    new RegExp(String.raw`^([-–—]\s*${MONTH})(?=$|\W)\s*(.*)$`, 'i'),
    new RegExp(String.raw`^(${YEAR})(?=$|\W)\s*(.*)$`, 'i'),
  ],
  // 'Aug. Engineer, Hull Pumps' over '2018–present Seed drills'
  [
    new RegExp(String.raw`^(${MONTH})\s+(?=[${LETTERS}])(.+)$`, 'i'),
    new RegExp(String.raw`^(${YEAR}\s?[-–—]\s?(?:(?:${MONTH}\s)?${YEAR}|${NOW}))(?=$|\W)\s*(.*)$`, 'i'),
  ],
  // 'Feb. 2014–Jul. Engineer, Hull Pumps' over '2018 Seed drills'
  [
    new RegExp(String.raw`^((?:${MONTH}\s)?${YEAR}\s?[-–—]\s?${MONTH})\s+(?=[${LETTERS}])(.+)$`, 'i'),
    new RegExp(String.raw`^(${YEAR})(?=$|\W)(?!\s?[-–—])\s*(.*)$`, 'i'),
  ],
];

/** The whole period with the text beside its first line, and the texts of the lines below. */
export function wholePeriodBefore(texts: string[]): string[] | undefined {
  const lines = texts.map((text) => text.trim().slice(0, MAX_LENGTH));
  for (const shape of SHAPES.filter(({ length }) => length === lines.length)) {
    const matches = shape.flatMap((pattern, at) => {
      const match = pattern.exec(lines[at] ?? '');
      return match ? [match] : [];
    });
    if (matches.length < shape.length) continue;
    const period = matches.map(([, date = '']) => date.trim()).join(' ');
    const [own = '', ...below] = matches.map(([, , text = '']) => text);
    return [`${period}   ${own}`, ...below];
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
