import { DAY_MS, addCalendarDays, dayOfUtcDate, type TimelineUnit } from '@araucaria/contracts';

/** Up to two weeks have a bar for each day, and up to a quarter one for each week. */
const MAX_DAY_BARS = 14;
const MAX_DAYS_OF_WEEKS = 92;
/** More bars would be too thin to read. The latest ones are kept. */
const MAX_MONTH_BARS = 60;
const MONTHS_WITHOUT_PERIOD = 12;

/** A part of a period: its first day, and the day after its last, `YYYY-MM-DD`. */
export interface Bar {
  startsOn: string;
  endsBefore: string;
}

/**
 * The period that a timeline shows. Without a first day it begins with the month eleven months before; without a last day it ends
 * today, or with the current month if there is no first day either.
 */
export function timelinePeriod(firstDay: string | undefined, lastDay: string | undefined, today: string) {
  const monthEnd = addCalendarDays(monthStart(today, 1), -1);
  const last = lastDay ?? (firstDay === undefined ? monthEnd : later(firstDay, today));
  return { firstDay: firstDay ?? monthStart(last, 1 - MONTHS_WITHOUT_PERIOD), lastDay: last };
}

/** The bars of a period. The first and the last one may be shorter than the others. */
export function barsOf(firstDay: string, lastDay: string): { unit: TimelineUnit; bars: Bar[] } {
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
  const unit = days <= MAX_DAY_BARS ? 'day' : days <= MAX_DAYS_OF_WEEKS ? 'week' : 'month';
  const starts: string[] = [];
  const earliest = monthStart(lastDay, 1 - MAX_MONTH_BARS);
  let start = unit === 'month' ? later(firstDay, earliest) : firstDay;
  while (start <= lastDay) {
    starts.push(start);
    start = unit === 'month' ? monthStart(start, 1) : addCalendarDays(start, unit === 'week' ? 7 : 1);
  }
  const end = addCalendarDays(lastDay, 1);
  return {
    unit,
    bars: starts.map((startsOn, index) => ({ startsOn, endsBefore: starts[index + 1] ?? end })),
  };
}

/** The first day of the month that is `months` after that of a day. */
function monthStart(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOfUtcDate(new Date(Date.UTC(year, month - 1 + months, 1)));
}

const later = (one: string, other: string): string => (one > other ? one : other);
