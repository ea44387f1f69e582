import { DAY_MS, HOUR_MS } from '@araucaria/contracts/domain';
import { WeightedList } from './random.ts';

/** Two years, less than the retention of the talent bank, whose entries are erased after 24 months. */
const HISTORY_DAYS = 720;
/** Relative numbers of applications by day of the week, from Sunday. */
const WEEKDAY_WEIGHTS = [0.35, 1.25, 1.2, 1.15, 1.05, 0.9, 0.4];
/** Relative numbers by hour in São Paulo (UTC-3 since 2019). */
const HOUR_WEIGHTS = [2, 1, 1, 1, 1, 2, 4, 7, 11, 14, 15, 14, 11, 12, 14, 14, 13, 11, 10, 11, 12, 11, 8, 4];
const ZONE_OFFSET_MS = 3 * HOUR_MS;
/** The last day has as many applications as 1.6 first days. */
const GROWTH = 0.6;

/**
 * Times of applications over two years: more on workdays and in working hours, and slowly more every day.
 * @param until start of a day in São Paulo; the last application is before it
 * @returns the time for a share of all applications, from 0 to 1; it rises with the share
 */
export function applicationTimes(until: Date): (share: number) => Date {
  const firstDayMs = until.getTime() - HISTORY_DAYS * DAY_MS;
  const sums: number[] = [0];
  for (let day = 0; day < HISTORY_DAYS; day++) {
    const weekday = new Date(firstDayMs + day * DAY_MS - ZONE_OFFSET_MS).getUTCDay();
    const growth = 1 + (GROWTH * day) / HISTORY_DAYS;
    sums.push((sums.at(-1) ?? 0) + (WEEKDAY_WEIGHTS[weekday] ?? 1) * growth);
  }
  const days = new WeightedList(
    Array.from({ length: HISTORY_DAYS }, (_, day) => [day, (sums[day + 1] ?? 0) - (sums[day] ?? 0)]),
  );
  const total = sums.at(-1) ?? 1;
  return (share) => {
    const day = days.at(share);
    const [from, to] = [sums[day] ?? 0, sums[day + 1] ?? 1];
    const shareOfDay = Math.min(1, Math.max(0, (share * total - from) / (to - from)));
    return new Date(firstDayMs + day * DAY_MS + timeOfDayMs(shareOfDay));
  };
}

const hourSums = HOUR_WEIGHTS.reduce<number[]>((sums, weight) => [...sums, (sums.at(-1) ?? 0) + weight], [0]);

/** The time since midnight at which the share of the day's applications has arrived. */
function timeOfDayMs(share: number): number {
  const target = share * (hourSums.at(-1) ?? 1);
  const next = hourSums.findIndex((sum) => sum > target);
  const hour = next < 0 ? HOUR_WEIGHTS.length - 1 : next - 1;
  const part = (target - (hourSums[hour] ?? 0)) / (HOUR_WEIGHTS[hour] ?? 1);
  return Math.min(DAY_MS - 1, Math.floor((hour + part) * HOUR_MS));
}
