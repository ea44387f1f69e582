import { TZDate } from '@date-fns/tz';
import { startOfDay } from 'date-fns/startOfDay';
import { isPlainDay } from '@araucaria/contracts';
import { BUSINESS_ZONE, businessDayOf, nextDayStart } from '@araucaria/platform';

/** The first instant of a `YYYY-MM-DD` day in the business zone; an instant is returned as it is. */
export function startInstantOf(dayOrInstant: string): Date {
  if (!isPlainDay(dayOrInstant)) return new Date(dayOrInstant);
  const [year = 0, month = 1, day = 1] = dayOrInstant.split('-').map(Number);
  return new Date(+startOfDay(new TZDate(year, month - 1, day, 12, 0, 0, BUSINESS_ZONE)));
}

/** The first instant after the day, or after the day of the instant, in the business zone. */
export const endInstantOf = (dayOrInstant: string): Date => nextDayStart(startInstantOf(dayOrInstant));

/** The day in the business zone, `YYYY-MM-DD`. */
export const zonedDayOf = (dayOrInstant: string): string =>
  isPlainDay(dayOrInstant) ? dayOrInstant : businessDayOf(new Date(dayOrInstant));

/** The first whole day that begins at the day or instant or after it, in the business zone, `YYYY-MM-DD`. */
export function firstWholeDayFrom(dayOrInstant: string): string {
  const day = zonedDayOf(dayOrInstant);
  const isWhole = +startInstantOf(dayOrInstant) === +startInstantOf(day);
  return isWhole ? day : businessDayOf(endInstantOf(dayOrInstant));
}
