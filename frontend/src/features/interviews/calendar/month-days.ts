import { addDays, addMonths, monthOf, weekday, type Day, type Month } from '../../../shared/dates/days';

/** Interviews shown per day; the others are counted. */
const MAX_PER_DAY = 2;

export const WEEKDAYS = [
  ['Dom', 'domingo'],
  ['Seg', 'segunda-feira'],
  ['Ter', 'terça-feira'],
  ['Qua', 'quarta-feira'],
  ['Qui', 'quinta-feira'],
  ['Sex', 'sexta-feira'],
  ['Sáb', 'sábado'],
] as const;

/** Returns the whole weeks, from Sunday, that contain days of the month. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`;
  const after = `${addMonths(month, 1)}-01`;
  const weeks: Day[][] = [];
  for (let day = addDays(first, -weekday(first)); day < after; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  return weeks;
}

/** Returns the day that a navigation key moves to from `day`; undefined for other keys. */
export function dayAfterKey(key: string, day: Day): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return inMonth(addMonths(monthOf(day), -1), day);
    case 'PageDown':
      return inMonth(addMonths(monthOf(day), 1), day);
    default:
      return undefined;
  }
}

/** Returns the same day of another month, or its last day if it is shorter. */
export function inMonth(month: Month, day: Day): Day {
  const sameDay = addDays(`${month}-01`, Number(day.slice(8)) - 1);
  return monthOf(sameDay) === month ? sameDay : addDays(`${addMonths(month, 1)}-01`, -1);
}

export function cellContent<T>(interviews: readonly T[]) {
  return {
    shown: interviews.slice(0, MAX_PER_DAY),
    more: Math.max(0, interviews.length - MAX_PER_DAY),
  };
}
