import { normalDate } from '../../lexicon/entry-dates.js';
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

/** A table of schools alone with their periods, and one of degrees alone with the years in which these ended: the years join them. */
export function withSchoolsApart(studies: Slots[]): Slots[] {
  const schools = studies.filter(isSchoolAlone);
  const degrees = studies.filter(
    ({ school, degree, isGuessed }) => degree !== '' && (school === '' || isGuessed),
  );
  if (schools.length < 2 || degrees.length < 2) return studies;
  const schoolOf = (slots: Slots) =>
    degrees.includes(slots)
      ? schools.find(({ period }) => yearOf(period?.end) === yearOf(endOf(slots)))
      : undefined;
  const used = new Set(degrees.flatMap((slots) => schoolOf(slots) ?? []));
  return studies
    .filter((slots) => !used.has(slots))
    .map((slots) => {
      const found = schoolOf(slots);
      // What was taken for the school of a degree is its field: 'Higher National Diploma, Accountancy'.
      const course = slots.course || slots.school;
      return found
        ? { ...slots, course, school: found.school, period: found.period, isGuessed: false }
        : slots;
    });
}

/** A school with its period on one line; what follows its name is its town. */
const isSchoolAlone = ({ school, degree, course, period, texts: [text = '', ...others] }: Slots) =>
  school !== '' &&
  degree === '' &&
  others.length === 0 &&
  (period?.end ?? '') !== '' &&
  (course === '' || text.indexOf(course) > text.indexOf(school));

/** A single year of a study is its end. */
const endOf = ({ period }: Slots) => (period?.end === '' ? period.start : period?.end);
const yearOf = (date: string | undefined) => normalDate(date ?? '').slice(0, 4) || undefined;
