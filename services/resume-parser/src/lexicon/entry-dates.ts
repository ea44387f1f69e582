import { fold } from './text.js';

const MONTHS: [RegExp, string][] = [
  [/^jan/, '01'],
  [/^(?:feb|fev)/, '02'],
  [/^mar/, '03'],
  [/^(?:apr|abr)/, '04'],
  [/^(?:may|mai)/, '05'],
  [/^jun/, '06'],
  [/^jul/, '07'],
  [/^(?:aug|ago)/, '08'],
  [/^(?:sep|set)/, '09'],
  [/^(?:oct|out)/, '10'],
  [/^nov/, '11'],
  [/^(?:dec|dez)/, '12'],
];
/** Two digits from here on belong to the last century. */
const LAST_CENTURY_FROM = 60;

/** The end of '01/02/15', '03/19', "ago '16", "'19". */
const SHORT = /(?:^|(?<!\d)(0?[1-9]|1[0-2])\s?[/.]\s?|(?<=[a-z./ ])\s*)'?(\d{2})(?!\d)\D*$/;

/** A printed date as 'YYYY-MM', as 'YYYY' where it names no month, or empty where it names no year. */
export function normalDate(printed: string): string {
  const text = fold(printed.slice(0, 60).replace(/[-–—_]/g, '/'));
  const year = /(?<!\d)(?:18|19|20)\d{2}(?!\d)/.exec(text)?.[0];
  const word = text
    .match(/[a-z]+/g)
    ?.map(monthOf)
    .find((month) => month !== undefined);
  if (year === undefined) {
    const [, month, short = ''] = SHORT.exec(text) ?? [];
    if (short === '') return '';
    const full = `${Number(short) < LAST_CENTURY_FROM ? '20' : '19'}${short}`;
    return word === undefined && month === undefined
      ? full
      : `${full}-${word ?? month?.padStart(2, '0') ?? ''}`;
  }
  if (word !== undefined) return `${year}-${word}`;
  const number =
    new RegExp(`${year}\\s*[/.]\\s*(\\d{2})(?!\\d)`).exec(text)?.[1] ??
    new RegExp(`(?<!\\d)(\\d{1,2})\\s*[/.]?\\s*${year}`).exec(text)?.[1];
  return number !== undefined && Number(number) >= 1 && Number(number) <= 12
    ? `${year}-${number.padStart(2, '0')}`
    : year;
}

/** The year of a printed date, or empty where it names none. */
export const yearOf = (printed: string): string => normalDate(printed).slice(0, 4);

function monthOf(word: string): string | undefined {
  return word.length < 3 ? undefined : MONTHS.find(([beginning]) => beginning.test(word))?.[1];
}
