import { isPlace } from '../entries/places.js';
import { isBrazilianCity } from '../../lexicon/brazil.js';
import { isForeignCity } from '../../lexicon/world.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { takePeriod } from '../../lexicon/entry-period.js';
import type { Unit } from '../entries/units.js';
import { datesOf } from './study-dates.js';
import { isNote, studyPartsOf, type StudyPart } from './study-parts.js';

const MAX_WORDS = 8;

interface Outline {
  parts: StudyPart[];
  hasDegree: boolean;
  hasSchool: boolean;
}

/**
 * The units that name a school by no known word ('GMIT' over 'BEng in Mechanical Engineering'): where the document prints
 * its known schools over their degrees, such a line is one too.
 */
export function unknownSchools(units: Unit[]): Set<Unit> {
  const outlines = units.map(outlineOf);
  const isSchoolLine = (at: number) => outlines[at]?.hasSchool === true && !outlines[at].hasDegree;
  const isDegreeLine = (at: number) => outlines[at]?.hasDegree === true && !outlines[at].hasSchool;
  const indexes = units.map((_, at) => at);
  const above = indexes.filter((at) => isSchoolLine(at) && isDegreeLine(at + 1));
  const below = indexes.filter((at) => isDegreeLine(at) && isSchoolLine(at + 1));
  // Of two studies printed alike, the lower school also stands under the upper degree.
  const isFirst = (above[0] ?? Infinity) < (below[0] ?? Infinity);
  if (above.length < below.length || !isFirst) return new Set();
  return new Set(
    units.filter((unit, at) => {
      const outline = outlines[at];
      if (!outline || outline.hasDegree || outline.hasSchool || !isDegreeLine(at + 1)) return false;
      return (
        mayNameSchool(unit, outline.parts) &&
        looksLike(
          unit,
          above.map((other) => units[other]),
        )
      );
    }),
  );
}

function outlineOf(unit: Unit): Outline {
  const parts = isNote(unit.full) ? [] : studyPartsOf(datesOf(unit).rest);
  return {
    parts,
    hasDegree: parts.some(({ kind }) => kind === 'degree'),
    hasSchool: parts.some(({ kind }) => kind === 'school'),
  };
}

function mayNameSchool(unit: Unit, [first]: StudyPart[]): boolean {
  if (!first || unit.isItem || isPlace(first.text) || /[.:;]$/.test(unit.full)) return false;
  return /^\p{Lu}/u.test(first.text) && first.text.split(' ').length <= MAX_WORDS;
}

const looksLike = (unit: Unit, others: (Unit | undefined)[]) =>
  others.some((other) => other?.bold === unit.bold && Math.abs(other.line.size - unit.line.size) < 0.5);

/** 'Strathmore University' over 'Business School': each line would name a school, and the margin broke the first. */
export function isBrokenSchool(before: ZonedLine, next: ZonedLine): boolean {
  const isAlike = before.bold === next.bold && Math.abs(before.size - next.size) < 0.5;
  return (
    isAlike && Math.abs(before.x0 - next.x0) < 1 && [before, next].every(({ text }) => isSchoolAlone(text))
  );
}

function isSchoolAlone(text: string): boolean {
  const [first, ...others] = isNote(text) || takePeriod(text).period ? [] : studyPartsOf(text);
  return first?.kind === 'school' && first.text === text.trim() && others.length === 0;
}

/** 'ESMT Berlin', 'HEC Paris': below a degree alone, initials with a town name a school, and no course. */
export function isInitialsOfSchool(text: string): boolean {
  const town = /^\p{Lu}{2,6}\s(\p{Lu}\p{Ll}[\p{L} -]*)$/u.exec(text)?.[1];
  return town !== undefined && (isForeignCity(town) || isBrazilianCity(town));
}
