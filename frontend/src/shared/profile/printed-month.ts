import { lookup } from '@araucaria/contracts/domain';

/** First three letters of the months, in Portuguese and English. */
const MONTHS: Record<string, number> = {
  ...{ jan: 1, fev: 2, feb: 2, mar: 3, abr: 4, apr: 4, mai: 5, may: 5, jun: 6 },
  ...{ jul: 7, ago: 8, aug: 8, set: 9, sep: 9, out: 10, oct: 10, nov: 11, dez: 12, dec: 12 },
};

const ISO = /^\d{4}-\d{2}(-\d{2})?$/;
/** '03/2019', '01/03/2019', '3 . 2019' */
const NUMBERS = /^(?:\d{1,2}\s*[./-]\s*)?(\d{1,2})\s*[./-]\s*(\d{4})$/;
/** 'mar/2019', 'março de 2019', 'March, 2019', 'mar. 2019' */
const NAME = /^([a-z]{3})[a-z]*\.?(?:\s+de\s+|[\s,/.-]+)(\d{4})$/;
const YEAR = /^(\d{4})$/;

const pad = (month: number): string => String(month).padStart(2, '0');

/**
 * The month of a date as a résumé prints it, `YYYY-MM` (or `YYYY-MM-DD` if it is one already).
 * @param monthOfYear the month for a date that is a year only; absent: such a date has no month
 */
export function printedMonth(text: string, monthOfYear?: number): string | undefined {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
  if (ISO.test(plain)) return plain;
  const numbers = NUMBERS.exec(plain);
  const name = NAME.exec(plain);
  const year = monthOfYear === undefined ? null : YEAR.exec(plain);
  if (year) return `${year[1]}-${pad(monthOfYear ?? 1)}`;
  const month = numbers ? Number(numbers[1]) : lookup(MONTHS, name?.[1] ?? '');
  return month !== undefined && month >= 1 && month <= 12
    ? `${numbers?.[2] ?? name?.[2]}-${pad(month)}`
    : undefined;
}
