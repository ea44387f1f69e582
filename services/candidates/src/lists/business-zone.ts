import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { startOfDay } from 'date-fns/startOfDay';
import { isPlainDay } from '@araucaria/contracts';
import { BUSINESS_ZONE } from '@araucaria/platform';

/** The first instant of a `YYYY-MM-DD` day in the business zone; an instant is returned as it is. */
export function startInstantOf(dayOrInstant: string): Date {
  return isPlainDay(dayOrInstant) ? new Date(+startOfZonedDay(dayOrInstant)) : new Date(dayOrInstant);
}

/** The first instant after the day, or after the day of the instant, in the business zone. */
export function endInstantOf(dayOrInstant: string): Date {
  return new Date(+startOfDay(addDays(startOfZonedDay(dayOrInstant), 1)));
}

/** The day in the business zone, `YYYY-MM-DD`. */
export function zonedDayOf(dayOrInstant: string): string {
  return isPlainDay(dayOrInstant) ? dayOrInstant : format(startOfZonedDay(dayOrInstant), 'yyyy-MM-dd');
}

/** The first whole day that begins at the day or instant or after it, in the business zone, `YYYY-MM-DD`. */
export function firstWholeDayFrom(dayOrInstant: string): string {
  const day = zonedDayOf(dayOrInstant);
  if (+startInstantOf(dayOrInstant) === +startInstantOf(day)) return day;
  return zonedDayOf(endInstantOf(dayOrInstant).toISOString());
}

function startOfZonedDay(dayOrInstant: string): TZDate {
  if (!isPlainDay(dayOrInstant)) return startOfDay(new TZDate(dayOrInstant, BUSINESS_ZONE));
  const [year = 0, month = 1, day = 1] = dayOrInstant.split('-').map(Number);
  return startOfDay(new TZDate(year, month - 1, day, 12, 0, 0, BUSINESS_ZONE));
}
