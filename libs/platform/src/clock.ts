import { Injectable } from '@nestjs/common';
import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { startOfDay } from 'date-fns/startOfDay';
import { ConfigError, num, readConfig, str } from './config.js';

/** The time zone of the company. Business days are days in it, independent of servers and users. */
export const BUSINESS_ZONE = 'America/Sao_Paulo';

/** The calendar day of an instant in {@link BUSINESS_ZONE}, `YYYY-MM-DD`. */
export const businessDayOf = (instant: Date): string =>
  format(new TZDate(instant.getTime(), BUSINESS_ZONE), 'yyyy-MM-dd');

/** The day that a user has given, or that of a time. A time with a zone is converted to {@link BUSINESS_ZONE}. */
export const dayOf = (dayOrTime: string): string =>
  /T.*(Z|[+-]\d{2}:\d{2})$/.test(dayOrTime) ? businessDayOf(new Date(dayOrTime)) : dayOrTime.slice(0, 10);

/** The first instant of the day after that of `instant` in {@link BUSINESS_ZONE}. */
export const nextDayStart = (instant: Date): Date =>
  new Date(startOfDay(addDays(new TZDate(instant.getTime(), BUSINESS_ZONE), 1)).getTime());

/** The instant at which an hour of a day (`YYYY-MM-DD`) begins in {@link BUSINESS_ZONE}; without an hour, the day. */
export function instantOf(day: string, hour = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, BUSINESS_ZONE).getTime());
}

/** The last second of a day (`YYYY-MM-DD`) in {@link BUSINESS_ZONE}, ISO 8601 with its offset. */
export function businessDayEnd(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return format(new TZDate(year, month - 1, date, 23, 59, 59, BUSINESS_ZONE), "yyyy-MM-dd'T'HH:mm:ssxxx");
}

/**
 * The current time for all business rules. Tests move it instead of waiting: with {@link set} in their own process, with
 * the environment variable `CLOCK_OFFSET` in other processes.
 */
@Injectable()
export class Clock {
  /** Added to the time of the system. */
  private offsetMs = configuredOffsetMs();
  /** The day since `fromMs` and before `untilMs`. Lists ask for it once for each of their rows; a conversion takes some 50 µs. */
  private day = { text: '', fromMs: 0, untilMs: 0 };

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  /** The current day in {@link BUSINESS_ZONE}, `YYYY-MM-DD`. */
  today(): string {
    const now = this.now();
    const ms = now.getTime();
    if (ms < this.day.fromMs || ms >= this.day.untilMs)
      this.day = { text: businessDayOf(now), fromMs: ms, untilMs: nextDayStart(now).getTime() };
    return this.day.text;
  }

  /** The current hour in {@link BUSINESS_ZONE}, 0 to 23. */
  hour(): number {
    return new TZDate(this.now().getTime(), BUSINESS_ZONE).getHours();
  }

  /** Sets the clock to `instant`; it continues to run from there. */
  set(instant: Date): void {
    this.offsetMs = instant.getTime() - Date.now();
  }
}

/** @throws {ConfigError} if it is set in production, where it would make bonuses due too early */
function configuredOffsetMs(): number {
  const { CLOCK_OFFSET, NODE_ENV } = readConfig({
    CLOCK_OFFSET: num({ default: 0, desc: 'milliseconds, for tests' }),
    NODE_ENV: str({ default: 'production' }),
  });
  if (CLOCK_OFFSET && NODE_ENV === 'production')
    throw new ConfigError('CLOCK_OFFSET is for tests: production does not start with it');
  return CLOCK_OFFSET;
}
