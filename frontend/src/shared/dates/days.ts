import { addCalendarDays, dayOfUtcDate, DAY_MS } from '@araucaria/contracts/domain';

/** `YYYY-MM-DD` */
export type Day = string;
/** `YYYY-MM` */
export type Month = string;

const utc = (day: Day) => new Date(`${day}T12:00:00Z`);

/** Whether a text is a valid `YYYY-MM-DD`. */
export function isDay(text: string | null | undefined): text is Day {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && dayOfUtcDate(date) === text;
}

export const addDays: (day: Day, days: number) => Day = addCalendarDays;

/** How many days after `from` the day `to` is. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS);

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function addMonths(month: Month, months: number): Month {
  const date = utc(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(dayOfUtcDate(date));
}

/** 0 (Sunday) to 6. */
export const weekday = (day: Day): number => utc(day).getUTCDay();
