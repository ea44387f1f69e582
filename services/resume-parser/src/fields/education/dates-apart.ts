import type { Unit } from '../entries/units.js';
import type { Slots } from './study-slots.js';

const isPeriodAlone = (unit: Unit | undefined) => unit?.period !== undefined && unit.text === '';

/** The units of a list of periods alone, one for each of several studies; empty where there is none. */
export function listOfPeriods(units: Unit[]): Unit[] {
  const from = units.findIndex((_, at) => isPeriodAlone(units[at]) && isPeriodAlone(units[at + 1]));
  if (from < 0) return [];
  const end = units.findIndex((unit, at) => at > from && !isPeriodAlone(unit));
  return units.slice(from, end < 0 ? units.length : end);
}

/** Studies with the periods of a list of their own; undefined where there are not as many of them, or one has its dates. */
export function withPeriodsOf(list: Unit[], studies: Slots[]): Slots[] | undefined {
  if (list.length < 2 || studies.length !== list.length || studies.some(({ period }) => period))
    return undefined;
  return studies.map((slots, at) => ({ ...slots, period: list[at]?.period }));
}
