import { TZDate } from '@date-fns/tz';
import { AppError, BUSINESS_ZONE, businessDayOf } from '@araucaria/platform';

/** A day of the calendar, `YYYY-MM-DD`; days compare as text. */
export type Day = string;

/** The instant at which the day begins in São Paulo, ISO 8601, UTC. */
export function startOfDay(day: Day): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, BUSINESS_ZONE).getTime()).toISOString();
}

/** Days of the calendar, not spans of 24 hours: no clock change can shift them. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** As people write it: 31/12/2026. */
export const spelled = (day: Day): string => day.split('-').reverse().join('/');

/**
 * Reads a day or an instant that came from outside; an instant, and a time without a zone, stand for their day.
 * @throws {AppError} `VALIDATION_FAILED` on `field`
 */
export function readDay(text: string, field: string): Day {
  const zoned = /T.*(Z|[+-]\d{2}:\d{2})$/.test(text);
  if (!zoned) return text.slice(0, 10);
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw AppError.invalid([{ field, message: 'Data inválida' }]);
  return businessDayOf(instant);
}
