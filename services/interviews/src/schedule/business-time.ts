import { TZDate } from '@date-fns/tz';
import { isPlainDay } from '@araucaria/contracts';
import { AppError, BUSINESS_ZONE, nextDayStart } from '@araucaria/platform';

const SLOT_MINUTES = 15;
/** First and last slot of each period, in minutes since midnight: 09:00–11:45 and 13:00–17:45. */
const BUSINESS_HOURS = [
  { period: 'morning', firstMinutes: 9 * 60, lastMinutes: 11 * 60 + 45 },
  { period: 'afternoon', firstMinutes: 13 * 60, lastMinutes: 17 * 60 + 45 },
] as const;

const ENDS_WITH_OFFSET = /(Z|[+-]\d{2}(:?\d{2})?)$/i;

/** Years of valid dates. PostgreSQL and JavaScript differ on years far outside this range. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

/**
 * Parses an ISO 8601 time. One without an offset (`2026-11-23T09:00`, `2026-11-23`) is in São Paulo's time zone.
 * @throws {AppError} `VALIDATION_FAILED` on `field`
 */
export function parseTime(text: string, field: string): Date {
  const time = readTime(text);
  assertYear(time, field);
  return time;
}

/**
 * As {@link parseTime}, for a day without its time. Conversions between time zones take longer than all else of a call.
 * @param day `YYYY-MM-DD`
 */
export function assertDay(day: string, field: string): void {
  assertYear(new Date(`${day}T00:00:00Z`), field);
}

function assertYear(time: Date, field: string): void {
  // Other forms of ISO 8601, such as weeks and ordinal days, result in an invalid date.
  if (!(time.getUTCFullYear() >= FIRST_YEAR && time.getUTCFullYear() <= LAST_YEAR))
    throw AppError.invalid([{ field, message: 'Data inválida' }]);
}

function readTime(text: string): Date {
  const [, time = ''] = text.split(/[T ]/);
  if (ENDS_WITH_OFFSET.test(time)) return new Date(text);
  const local = isPlainDay(text) ? `${text}T00:00` : text;
  // `Z` makes the parser keep the fields as they are written; they are then used in São Paulo's time zone.
  const fields = new Date(`${local}Z`);
  return new Date(
    new TZDate(
      fields.getUTCFullYear(),
      fields.getUTCMonth(),
      fields.getUTCDate(),
      fields.getUTCHours(),
      fields.getUTCMinutes(),
      fields.getUTCSeconds(),
      fields.getUTCMilliseconds(),
      BUSINESS_ZONE,
    ).getTime(),
  );
}

/** Whether a slot begins at that time; the database checks the same (`interview_on_grid`). */
export function isOnGrid(time: Date): boolean {
  const local = new TZDate(time, BUSINESS_ZONE);
  if (local.getSeconds() || local.getMilliseconds() || local.getMinutes() % SLOT_MINUTES) return false;
  const minutes = local.getHours() * 60 + local.getMinutes();
  return BUSINESS_HOURS.some(
    ({ firstMinutes, lastMinutes }) => minutes >= firstMinutes && minutes <= lastMinutes,
  );
}

interface Slot {
  time: string;
  period: (typeof BUSINESS_HOURS)[number]['period'];
  startsAt: Date;
}

/** Every slot of a day. @param day `YYYY-MM-DD` */
export function slotsOf(day: string): Slot[] {
  return BUSINESS_HOURS.flatMap(({ period, firstMinutes, lastMinutes }) =>
    Array.from({ length: (lastMinutes - firstMinutes) / SLOT_MINUTES + 1 }, (_, index) => {
      const minutes = firstMinutes + index * SLOT_MINUTES;
      const time = `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
      return { time, period, startsAt: parseTime(`${day}T${time}`, 'day') };
    }),
  );
}

const padded = (value: number) => String(value).padStart(2, '0');

/** Exclusive end of a range: the end of a day in São Paulo, or a millisecond after an instant. */
export function endOf(dayOrTime: string, field: string): Date {
  const start = parseTime(dayOrTime, field);
  return isPlainDay(dayOrTime) ? nextDayStart(start) : new Date(start.getTime() + 1);
}
