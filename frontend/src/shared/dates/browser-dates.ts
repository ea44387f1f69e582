import { isDay, type Day } from './days';

const two = (value: number) => String(value).padStart(2, '0');

/** The local midnight of a day, as calendar components expect it; undefined if the text is no day. */
export function toDate(day: string | undefined): Date | undefined {
  if (!isDay(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The calendar day of a local date. */
export const toDay = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
