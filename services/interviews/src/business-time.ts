import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { AppError, BUSINESS_ZONE } from '@araucaria/platform';

/** Minutes between two slots. */
const GRID = 15;
/** First and last slot of each half of the day, in minutes since midnight: 09:00–11:45 and 13:00–17:45. */
const HALVES = [
  { period: 'morning', first: 9 * 60, last: 11 * 60 + 45 },
  { period: 'afternoon', first: 13 * 60, last: 17 * 60 + 45 },
] as const;

const WITH_BUSINESS_ZONE = /(Z|[+-]\d{2}(:?\d{2})?)$/i;
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Years that an interview, or a question for one, may mean; PostgreSQL and JavaScript differ on what lies far outside. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

/**
 * An ISO 8601 time; one without a zone (`2026-11-23T09:00`, `2026-11-23`) is read on the company's clock.
 * @param field that is blamed when it is no time
 */
export function parseTime(text: string, field: string): Date {
  const time = readTime(text);
  // Weeks, ordinal days and the like are ISO 8601 too, but nothing that a date holds.
  if (!(time.getUTCFullYear() >= FIRST_YEAR && time.getUTCFullYear() <= LAST_YEAR)) {
    throw AppError.invalid([{ field, message: 'Data inválida' }]);
  }
  return time;
}

function readTime(text: string): Date {
  const [, time = ''] = text.split(/[T ]/);
  if (WITH_BUSINESS_ZONE.test(time)) return new Date(text);
  const local = DAY_ONLY.test(text) ? `${text}T00:00` : text;
  // `Z` makes it be read as UTC; the fields are then taken as the company's.
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

export function isOnGrid(time: Date): boolean {
  const local = new TZDate(time, BUSINESS_ZONE);
  if (local.getSeconds() || local.getMilliseconds() || local.getMinutes() % GRID) return false;
  const minutes = local.getHours() * 60 + local.getMinutes();
  return HALVES.some(({ first, last }) => minutes >= first && minutes <= last);
}

interface Slot {
  time: string;
  period: (typeof HALVES)[number]['period'];
  startsAt: Date;
}

/** Every slot of a day. @param day `YYYY-MM-DD` */
export function slotsOf(day: string): Slot[] {
  return HALVES.flatMap(({ period, first, last }) =>
    Array.from({ length: (last - first) / GRID + 1 }, (_, index) => {
      const minutes = first + index * GRID;
      const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
      return { time, period, startsAt: parseTime(`${day}T${time}`, 'day') };
    }),
  );
}

const two = (value: number) => String(value).padStart(2, '0');

/** The first instant after what is meant: after the whole day, or after the instant itself. */
export function endOf(dayOrTime: string, field: string): Date {
  const start = parseTime(dayOrTime, field);
  if (!DAY_ONLY.test(dayOrTime)) return new Date(start.getTime() + 1);
  return new Date(startOfDay(addDays(new TZDate(start, BUSINESS_ZONE), 1)).getTime());
}
