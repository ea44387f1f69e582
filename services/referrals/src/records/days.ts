import { AppError, businessDayOf, instantOf } from '@araucaria/platform';

/** A calendar day, `YYYY-MM-DD`; its text compares in order of time. */
export type Day = string;

/** The instant at which the day begins in São Paulo, ISO 8601 in UTC. */
export const startOfDay = (day: Day): string => instantOf(day).toISOString();

/**
 * Parses user input: a day, or a time, which is replaced by its day. A time with a zone is converted to São Paulo's.
 * @throws {AppError} `VALIDATION_FAILED` on `field`
 */
export function parseDay(text: string, field: string): Day {
  const zoned = /T.*(Z|[+-]\d{2}:\d{2})$/.test(text);
  if (!zoned) return text.slice(0, 10);
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw AppError.invalid([{ field, message: 'Data inválida' }]);
  return businessDayOf(instant);
}
