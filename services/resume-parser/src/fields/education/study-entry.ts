import { dayInSaoPaulo } from '@araucaria/contracts/domain';
import { normalDate } from '../../lexicon/entry-dates.js';
import { isInProgress, levelOf } from '../../lexicon/education-level.js';
import type { Period } from '../../lexicon/period.js';
import { isUniversity } from '../../lexicon/schools.js';
import type { ResumeEducation, Evidence } from '../../resume.js';
import { evidenceAt } from '../../rule.js';
import { namesDegree } from './study-parts.js';
import type { Slots } from './study-slots.js';

export interface FoundEntry {
  entry: ResumeEducation;
  evidence: Evidence;
}

const MAX_LENGTH = 160;

/** Left unfinished: 'trancado', 'parou em 2018', or 'incompleto' with an end. */
const isBrokenOff = (text: string, period: Period | undefined) =>
  /(?<!\p{L})(?:(?:trancad|interrompid|abandonad)[oa]|par(?:ou|ei)|desisti(?:u)?|abandon(?:ou|ei)|n[ãa]o conclu[íi]\p{L}*)(?!\p{L})/iu.test(
    text,
  ) ||
  (/\bincomplet[oa]\b/i.test(text) && (period?.start ?? '') !== '' && (period?.end ?? '') !== '');

/** A study whose end is to come goes on. */
function isAhead(end: string): boolean {
  const date = normalDate(end);
  return date !== '' && date > dayInSaoPaulo(new Date()).slice(0, date.length);
}

/** The entry of a study, with what its lines say about its state. */
export function entryOf({ line, degree, course, school, period, texts }: Slots): FoundEntry {
  const text = texts.join(' ');
  const level = levelOf(degree) ?? levelOf(text) ?? (isUniversity(school) ? 'Graduação' : '');
  const name = [degree, course].filter((part) => part !== '').join(', ');
  const isPlanned = /previs|expected|anticipated/i.test(text) || isAhead(period?.end ?? '');
  return {
    entry: {
      institution: school.slice(0, MAX_LENGTH),
      degree: name.slice(0, MAX_LENGTH),
      level,
      startDate: period?.start ?? '',
      endDate: period?.end ?? '',
      inProgress:
        isPlanned || (!isBrokenOff(text, period) && ((period?.isCurrent ?? false) || isInProgress(text))),
    },
    evidence: evidenceAt(line, [
      { rule: namesDegree(degree) ? `a degree: ${level}` : 'a course at a school', points: 0 },
    ]),
  };
}
