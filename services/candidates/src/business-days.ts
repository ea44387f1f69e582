import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { startOfDay } from 'date-fns/startOfDay';
import { isPlainDay } from '@araucaria/contracts';
import { BUSINESS_ZONE } from '@araucaria/platform';

/** The instant at which a day begins there; an instant stays what it is. */
export function fromInstant(dayOrInstant: string): Date {
  return isPlainDay(dayOrInstant) ? new Date(+dayThere(dayOrInstant)) : new Date(dayOrInstant);
}

/** The first instant after the day (or after the day of the instant) there. */
export function endOfDayInstant(dayOrInstant: string): Date {
  return new Date(+startOfDay(addDays(dayThere(dayOrInstant), 1)));
}

/** The day there, `YYYY-MM-DD`. */
export function businessDay(dayOrInstant: string): string {
  return isPlainDay(dayOrInstant) ? dayOrInstant : format(dayThere(dayOrInstant), 'yyyy-MM-dd');
}

function dayThere(dayOrInstant: string): TZDate {
  if (!isPlainDay(dayOrInstant)) return startOfDay(new TZDate(dayOrInstant, BUSINESS_ZONE));
  const [year = 0, month = 1, day = 1] = dayOrInstant.split('-').map(Number);
  return startOfDay(new TZDate(year, month - 1, day, 12, 0, 0, BUSINESS_ZONE));
}
