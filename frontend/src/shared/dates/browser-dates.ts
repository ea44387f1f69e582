import { isDay, type Day } from './days';

/** The local midnight of a day, as calendar components expect it; undefined if the text is no day. */
export const toDate = (day: string | undefined): Date | undefined =>
  isDay(day) ? new Date(`${day}T00:00`) : undefined;

/** The Swedish locale formats days as `YYYY-MM-DD`; without these options browsers of 2023 leave out zeros. */
const asDay = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day of a local date. */
export const toDay = (date: Date): Day => asDay.format(date);
