import { isOfLabelWords } from '../../lexicon/label-words.js';
import { isWithinStay } from '../entries/stays.js';
import { isPlace } from '../entries/places.js';
import type { Unit } from '../entries/units.js';
import { isNote } from './study-parts.js';
import type { Slots } from './study-slots.js';

/**
 * The studies with enough evidence to be believed. Where others have their schools, a degree without one needs a date, and no line
 * next to it that nothing was read from: its school may stand there.
 */
export function believedStudies(studies: Slots[], units: Unit[]): Slots[] {
  const stated = studies.map((slots) => (isOfLabelWords(slots.school) ? { ...slots, school: '' } : slots));
  const parts = stated.filter((slots) => isPart(slots, stated));
  return withSchools(
    stated.filter((slots) => !parts.includes(slots)),
    units,
  );
}

/** 'Monitora de Anatomia, UFBA, 2011': without a degree, and within the years of a study that names one. */
function isPart({ degree, period, course, school }: Slots, studies: Slots[]): boolean {
  if (degree !== '' || !period || (school === '' && course === '')) return false;
  const part = { ...period, start: period.start || period.end };
  return studies.some(
    (other) =>
      other.degree !== '' &&
      other.school !== '' &&
      other.period !== undefined &&
      isWithinStay(part, other.period),
  );
}

function withSchools(stated: Slots[], units: Unit[]): Slots[] {
  const haveSchools = stated.some(({ school }) => school !== '');
  if (!haveSchools) return stated;
  const read = new Set(stated.flatMap(({ texts }) => texts));
  const places = new Map(units.map(({ full }, at) => [full, at]));
  const isUnread = (unit: Unit | undefined, { line }: Slots) =>
    unit?.line.block === line.block && !read.has(unit.full) && mayNameSchool(unit);
  return stated.filter((slots) => {
    if (slots.school !== '') return true;
    const [first, last] = [slots.texts[0], slots.texts.at(-1)].map((text) => places.get(text ?? ''));
    const near = [units[(first ?? 0) - 1], units[(last ?? units.length) + 1]];
    return slots.period !== undefined && !near.some((unit) => isUnread(unit, slots));
  });
}

const mayNameSchool = ({ text, full, isItem }: Unit) =>
  !isItem && !isNote(full) && !isPlace(text) && /^\p{Lu}[^.:;]*$/u.test(text);
