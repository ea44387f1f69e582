import { isPlace } from '../entries/places.js';
import type { Unit } from '../entries/units.js';
import { unknownSchools } from './school-lines.js';
import { datesOf } from './study-dates.js';
import { isNote, studyPartsOf, type StudyPart } from './study-parts.js';

/** 'Last school attended: Bhukulani' */
const SCHOOL_LABEL =
  /^(?:place of study|(?:nome da )?(?:institui[çc][ãa]o|escola|faculdade|universidade)(?: de ensino| onde estudou)?|(?:name of (?:the )?)?(?:last |high |secondary |primary |tertiary )?(?:school|institution|college|university)(?: attended| name)?|(?:tertiary|secondary|elementary|primary|college|vocational|(?:junior|senior) high)(?: (?:school|education|level))?)\s*:\s*\S/iu;
/** '[ 2006 – 2010 ]' stands over a title and its school (Europass). */
const BRACKETED = /^\[.*\d{4}.*\]$/u;
/** 'Address: Brno', 'Level in EQF: …' */
const LABELLED = /^[\p{L} ]{3,30}:\s/u;

/** What lines state by their place or their label, though no word names a degree or a school there. */
export function statedKinds(units: Unit[]): Map<Unit, StudyPart['kind']> {
  const kinds = new Map<Unit, StudyPart['kind']>();
  for (const unit of unknownSchools(units)) kinds.set(unit, 'school');
  units.forEach((unit, at) => {
    if (SCHOOL_LABEL.test(unit.full)) kinds.set(unit, 'school');
    const [title, school] = [units[at + 1], units[at + 2]];
    if (!BRACKETED.test(unit.full) || !unit.period || !title || BRACKETED.test(title.full)) return;
    if (isUnknown(title)) kinds.set(title, 'degree');
    if (school && isUnknown(school) && !isPlace(school.full)) kinds.set(school, 'school');
  });
  return kinds;
}

/** Neither a degree nor a school is known there, nor a label. */
function isUnknown(unit: Unit): boolean {
  if (unit.period || unit.isItem || isNote(unit.full) || LABELLED.test(unit.full)) return false;
  const parts = studyPartsOf(datesOf(unit).rest);
  return parts.length > 0 && !parts.some(({ kind }) => kind === 'school') && parts[0]?.kind !== 'degree';
}
