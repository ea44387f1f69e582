import { lookup, withoutAccents } from '@araucaria/contracts/domain';

/** First three letters of the months, in Portuguese and English. */
const MONTHS: Record<string, number> = {
  ...{ jan: 1, fev: 2, feb: 2, mar: 3, abr: 4, apr: 4, mai: 5, may: 5, jun: 6 },
  ...{ jul: 7, ago: 8, aug: 8, set: 9, sep: 9, out: 10, oct: 10, nov: 11, dez: 12, dec: 12 },
};

const ISO = /^\d{4}-\d{2}(-\d{2})?$/;
/** '03/2019', '01/03/2019', '3 . 2019', '03/19' */
const NUMBERS = /^(?:\d{1,2}\s*[./-]\s*)?(\d{1,2})\s*[./-]\s*'?(\d{4}|\d{2})$/;
/** '2021.02', '2021/02'; '2021/1' is the first half of the year. */
const YEAR_FIRST = /^(\d{4})\s*[./]\s*(\d{2})$/;
/** 'mar/2019', 'março de 2019', 'March, 2019', 'mar. 2019', '12 de março de 2019', '01/Mar/2019', "mar '19" */
const NAME =
  /^(?:\d{1,2}[ºo°]?(?:\s+de\s+|\s*[./ -]\s*))?([a-z]{3})[a-z]*\.?(?:\s+de\s+|[\s,/.-]*)'?(\d{4}|\d{2})$/;
/** '2019', '1º semestre de 2019', "'19" */
const YEAR = /^(?:.*\s)?(\d{4})$|^'(\d{2})$/;
/** Two digits from here on belong to the last century. */
const LAST_CENTURY_FROM = 60;

const pad = (month: number): string => String(month).padStart(2, '0');

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < LAST_CENTURY_FROM ? 20 : 19}${year}`;
}

/**
 * The month of a date as a résumé prints it, `YYYY-MM` (or `YYYY-MM-DD` if it is one already).
 * @param monthOfYear the month for a date that is a year only; absent: such a date has no month
 */
export function printedMonth(text: string, monthOfYear?: number): string | undefined {
  const plain = withoutAccents(text).replace(/’/g, "'").trim();
  if (ISO.test(plain)) return plain;
  const [, month, year] = NUMBERS.exec(plain) ?? reversed(YEAR_FIRST.exec(plain)) ?? NAME.exec(plain) ?? [];
  const number = lookup(MONTHS, month ?? '') ?? Number(month);
  if (year !== undefined && number >= 1 && number <= 12) return `${fullYear(year)}-${pad(number)}`;
  const alone = monthOfYear === undefined ? null : YEAR.exec(plain);
  const own = alone?.[1] ?? alone?.[2];
  return own === undefined ? undefined : `${fullYear(own)}-${pad(monthOfYear ?? 1)}`;
}

const reversed = (match: RegExpExecArray | null): (string | undefined)[] | undefined =>
  match ? [match[0], match[2], match[1]] : undefined;
