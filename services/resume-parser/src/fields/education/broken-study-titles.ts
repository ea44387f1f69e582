import { withFragments } from '../../layout/text-line.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { takePeriod } from '../../lexicon/entry-period.js';
import { isPlace } from '../entries/places.js';
import { isNote, namesDegree, studyPartsOf } from './study-parts.js';

/** In points. */
const ALIGNED = 1;
const SAME_SIZE = 0.3;
/** In line heights. */
const MAX_GAP = 1.9;
/** 'Certificate in Critical': the field follows. */
const NAMES_FIELD = /\s(?:in|of|em|de)\s/i;

/**
 * 'Graduate Certificate in Critical   2018' over 'Care Nursing', both as bold as each other: where the name of the school follows
 * in other print, the second line is the rest of the title.
 */
export function withWholeStudyTitles(lines: ZonedLine[]): ZonedLine[] {
  const whole: ZonedLine[] = [];
  lines.forEach((line, at) => {
    const last = whole.at(-1);
    if (last && lines[at - 1] === last && isRestOf(last, line, lines[at + 1])) {
      const [title, ...cells] = last.fragments;
      const fragments = title ? [{ ...title, text: `${title.text} ${line.text.trim()}` }, ...cells] : cells;
      whole[whole.length - 1] = withFragments(last, fragments);
    } else whole.push(line);
  });
  return whole;
}

function isRestOf(title: ZonedLine, line: ZonedLine, next: ZonedLine | undefined): boolean {
  const [own] = title.fragments;
  if (!own || !next || title.heading || line.heading || line.fragments.length > 1) return false;
  const isAlike =
    own.bold === line.bold &&
    Math.abs(own.size - line.size) < SAME_SIZE &&
    Math.abs(title.x0 - line.x0) < ALIGNED &&
    title.block === line.block &&
    line.gap < MAX_GAP;
  const isSetApart = next.bold !== line.bold || Math.abs(next.size - line.size) > SAME_SIZE;
  return (
    isAlike &&
    isSetApart &&
    namesDegree(own.text) &&
    NAMES_FIELD.test(own.text) &&
    isField(line.text) &&
    namesSchool(next.text) &&
    !namesSchool(own.text)
  );
}

const isField = (text: string) =>
  /^\p{L}[\p{L} ,&'’()-]+$/u.test(text) &&
  !takePeriod(text).period &&
  !isPlace(text) &&
  !isNote(text) &&
  !namesDegree(text) &&
  !namesSchool(text);

const namesSchool = (text: string) => studyPartsOf(text).some(({ kind }) => kind === 'school');
