import { addDays, daysBetween, weekday, type Day } from '../../../shared/dates/days';
import type { Slot } from '../interviews-queries';

const DAYS_PER_WEEK = 7;

const isWeekend = (day: Day) => weekday(day) === 0 || weekday(day) === 6;

/** The five weekdays of a week. Weeks are counted from today, so that the first one has as many free days as the others. */
export const weekdaysOf = (today: Day, weekIndex: number): Day[] =>
  Array.from({ length: DAYS_PER_WEEK }, (_, index) =>
    addDays(today, weekIndex * DAYS_PER_WEEK + index),
  ).filter((day) => !isWeekend(day));

/** The week of a day; 0 for the past. */
export const weekOf = (today: Day, day: Day): number =>
  Math.max(0, Math.floor(daysBetween(today, day) / DAYS_PER_WEEK));

type Time = Pick<Slot, 'time' | 'startsAt'>;

/** The slot to which an arrow key moves from the slot `startsAt`; undefined: it stays there. */
export function slotAfterKey(
  key: string,
  days: ReadonlyArray<readonly Time[]>,
  startsAt: string,
): Time | undefined {
  const column = days.findIndex((slots) => slots.some((slot) => slot.startsAt === startsAt));
  const slots = days[column] ?? [];
  const row = slots.findIndex((slot) => slot.startsAt === startsAt);
  const atSameTime = (others: readonly Time[] | undefined) =>
    others?.find(({ time }) => time >= (slots[row]?.time ?? '')) ?? others?.at(-1);
  switch (key) {
    case 'ArrowUp':
      return slots[row - 1];
    case 'ArrowDown':
      return slots[row + 1];
    case 'ArrowLeft':
      return atSameTime(days.slice(0, column).findLast(({ length }) => length > 0));
    case 'ArrowRight':
      return atSameTime(days.slice(column + 1).find(({ length }) => length > 0));
    case 'Home':
      return slots[0];
    case 'End':
      return slots.at(-1);
    default:
      return undefined;
  }
}
