import { Injectable } from '@nestjs/common';
import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { ConfigError, num, readConfig, str } from './config.js';

/** Where the company's days begin and end, wherever servers and people are. */
export const BUSINESS_ZONE = 'America/Sao_Paulo';

/** The day that it is in the company's zone at that instant, `YYYY-MM-DD`. */
export const businessDayOf = (instant: Date): string =>
  format(new TZDate(instant.getTime(), BUSINESS_ZONE), 'yyyy-MM-dd');

/**
 * What time it is, for every rule that asks. Tests of what happens in 45 days move it instead of waiting: in their own
 * process with {@link set}, in others by `CLOCK_OFFSET`.
 */
@Injectable()
export class Clock {
  /** Milliseconds ahead of the machine. */
  private offset = configuredOffset();

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** The day that it is in the company's zone, `YYYY-MM-DD`. */
  today(): string {
    return businessDayOf(this.now());
  }

  /** From here on it is `instant`, and time goes on. */
  set(instant: Date): void {
    this.offset = instant.getTime() - Date.now();
  }
}

/** @throws {ConfigError} in production, where it must not be possible to make a bonus due */
function configuredOffset(): number {
  const { CLOCK_OFFSET, NODE_ENV } = readConfig({
    CLOCK_OFFSET: num({ default: 0, desc: 'milliseconds, for tests' }),
    NODE_ENV: str({ default: 'production' }),
  });
  if (CLOCK_OFFSET && NODE_ENV === 'production')
    throw new ConfigError('CLOCK_OFFSET is for tests: production does not start with it');
  return CLOCK_OFFSET;
}
