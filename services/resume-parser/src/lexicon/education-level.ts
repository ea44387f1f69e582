import { EDUCATION_LEVELS, type EducationLevel } from '@araucaria/contracts/domain';
import { foldStudies } from './text.js';
import { anyOf, readGroups, readLines } from './word-list.js';

/**
 * Levels from the highest down. A technologist or bachelor is a Graduação, an MBA or especialização a Pós-Graduação; the
 * name of a school ('Escola Técnica', 'Colégio Doutor João') is no level.
 */
const LEVELS = [...readGroups('education-levels')].map(
  ([level, words]) => [level as EducationLevel, anyOf(words)] as const,
);

const PLAIN = anyOf(readLines('plain-education'));
const IN_PROGRESS = anyOf(readLines('studies-in-progress'), '', '', 'i');

/** 1 for the lowest level. */
export const RANK = Object.fromEntries(EDUCATION_LEVELS.map((level, index) => [level, index + 1])) as Record<
  EducationLevel,
  number
>;

/** Two capitals that are also states of Brazil ('Dourados - MS', 'Salvador - BA'): a degree only before what was studied. */
const SHORT_DEGREE =
  /(?:^|[,|•·:–—]\s*|(?<=\s{3})|\s-\s)(MS|MA|MEng|BA|BS|BE|SB|AB)(?:,\s+|\s+(?:(?:in|IN)\s+)?)(?!Brasil|Brazil|Excel|Office|Word|Power|Access|Outlook|Teams|Dynamics|Visio|Windows)(?=\p{Lu}\p{Ll}{2,}|\p{Lu}{4,})/u;
const INTEGRATED =
  /\bensino medio (?:integrado|com habilitacao|profissionalizante)\b.*|\bensino medio (?:e|\/|\+) (?:curso )?tecnico\b/;
const SCHOOL_NAME =
  /\b(?:escola|colegio|instituto|centro|universidade|faculdade)s? (?:tecnic[oa]|de pos graduacao|estadual|municipal|doutora?|mestre)\b/g;
/** 'Eletrotécnica (Técnico)': the bare word between separators is the degree. */
const BARE_TECHNICAL = /(?:^|[(,–—|]\s*|\s-\s+)t[ée]cnic[oa]\s*(?:$|[),–—|]|\s-\s)/i;

/** 'Data Science (Specialization)'; the word alone also names a short course. */
const IN_BRACKETS = /\(speciali[sz]ation\)/i;

/** Returns the level that a line names, as Brazilians and English speakers write it. */
export function levelOf(text: string): EducationLevel | undefined {
  const short = SHORT_DEGREE.exec(text)?.[1];
  if (short) return short.startsWith('M') ? 'Mestrado' : (longLevelOf(text) ?? 'Graduação');
  return longLevelOf(text);
}

function longLevelOf(text: string): EducationLevel | undefined {
  const folded = foldStudies(text).replace(INTEGRATED, 'curso tecnico').replace(SCHOOL_NAME, '');
  const level = LEVELS.find(([, pattern]) => pattern.test(folded))?.[0];
  const isBelow = level === undefined || level === 'Ensino Médio';
  if (isBelow && IN_BRACKETS.test(text)) return 'Pós-Graduação';
  return isBelow && BARE_TECHNICAL.test(text) ? 'Técnico' : level;
}

/** The line states a level even without a heading 'Formação' above it. */
export function isPlainlyEducation(text: string): boolean {
  return PLAIN.test(foldStudies(text));
}

export function isInProgress(text: string): boolean {
  return IN_PROGRESS.test(text);
}
