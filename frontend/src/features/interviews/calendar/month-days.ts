import { addDays, addMonths, monthOf, weekday, type Day, type Month } from '../../../shared/days';

/** The calendar shows this many interviews of a day, then how many more there are. */
const SHOWN_PER_DAY = 2;

export const WEEKDAYS = [
  ['Dom', 'domingo'],
  ['Seg', 'segunda-feira'],
  ['Ter', 'terça-feira'],
  ['Qua', 'quarta-feira'],
  ['Qui', 'quinta-feira'],
  ['Sex', 'sexta-feira'],
  ['Sáb', 'sábado'],
] as const;

/** The whole weeks, Sunday first, that a month touches. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`;
  const after = `${addMonths(month, 1)}-01`;
  const weeks: Day[][] = [];
  for (let day = addDays(first, -weekday(first)); day < after; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  return weeks;
}

/** Where a key of the keyboard leads from a day; undefined for keys that mean nothing here. */
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

/** The same number of day in another month, or that month's last day. */
export function inMonth(month: Month, day: Day): Day {
  const wanted = addDays(`${month}-01`, Number(day.slice(8)) - 1);
  return monthOf(wanted) === month ? wanted : addDays(`${addMonths(month, 1)}-01`, -1);
}

export interface DayContent<T> {
  shown: T[];
  more: number;
}

/** What fits into the day's cell. */
export function contentOf<T>(interviews: readonly T[]): DayContent<T> {
  return {
    shown: interviews.slice(0, SHOWN_PER_DAY),
    more: Math.max(0, interviews.length - SHOWN_PER_DAY),
  };
}
