import { stateCode } from '../../lexicon/brazil.js';
import { MONTH } from '../../lexicon/date-patterns.js';
import { isDateLike } from '../../lexicon/date-words.js';
import { levelOf } from '../../lexicon/education-level.js';
import { isSchool } from '../../lexicon/schools.js';
import { fold, foldStudies } from '../../lexicon/text.js';
import { isForeignCity } from '../../lexicon/world.js';
import { anyOf, readLines } from '../../lexicon/word-list.js';
import { isQualifier, withoutDegree, withoutLink } from './degree-text.js';

/** 'September' of 'September 2017 to April', 'September to April' */
const MONTH_ALONE = new RegExp(String.raw`^${MONTH}(?:\s*(?:to|until|até|a|[-–])\s*${MONTH})?$`, 'i');
const STATUS = anyOf(readLines('study-status'), '^', '', 'i');
const MIN_LENGTH = 3;
const MAX_WORDS = 12;

/** Texts that occur where a course is expected but do not name one. */
const NOT_A_COURSE: ((text: string) => boolean)[] = [
  isSchool,
  (text) => STATUS.test(text),
  isQualifier,
  isDateLike,
  (text) => MONTH_ALONE.test(text),
  // 'UFRJ', 'Sul', 'Rio Grande do Sul', 'Campus de Registro': the rest of the name of a school.
  (text) => /^(?:c[âa]mpus|polo|unidade)\s/i.test(text),
  (text) => /^(?:[A-Z]\.){1,4}[A-Z]$/.test(text),
  (text) => /^[A-Z]{2,8}$/.test(text) && !/^(?:ADS|TI|RH|TADS)$/.test(text),
  (text) => stateCode(text) !== undefined,
  (text) => /^(?:norte|sul|brasil|grande do (?:sul|norte)|federal|state|national|catholic)$/i.test(text),
  (text) => levelOf(text) !== undefined && withoutDegree(text) === '',
  // 'B.Comm', a town behind a school, 'Tese: …'
  (text) => /^[BMD]\.\s?[A-Za-z]{1,5}\.?$/.test(text) || isForeignCity(text),
  (text) => /^(?:tese|thesis|dissertation|disserta[çc][ãa]o|orientadora?|supervisor)(?!\p{L})/iu.test(text),
  (text) => /^(?:completo|brasil|brazil|hoje|presente?|today|now)$/i.test(text),
  // 'TX United States'
  (text) => /^[A-Z]{2},? (?:US|USA|United States)$/.test(text),
  // What remains of 'Vocational Certificate'.
  (text) => /^(?:vocational|professional|higher|advanced|national|(?:post)?graduate)$/i.test(text),
  (text) =>
    /^(?:escolaridade|instru[çc][ãa]o|forma[çc][ãa]o|(?:grau|n[íi]vel) de (?:escolaridade|instru[çc][ãa]o|forma[çc][ãa]o))$/i.test(
      text,
    ),
  // The label of another value.
  (text) =>
    /^(?:(?:place|year|date|mode) of (?:study|completion|award|passing)|(?:last )?school(?: attended)?|institution|awarding body|grade|result|subjects?|highest \p{L}+ passed)$/iu.test(
      text,
    ),
  (text) => /^(?:em|de|in|of)$/i.test(foldStudies(text)),
];

/** Returns the name of a course, without the school, the state and the dates behind it; undefined if it names none. */
export function courseName(text: string): string | undefined {
  const course = withoutDetails(text);
  const words = fold(course).split(' ');
  if (course.length < MIN_LENGTH || words.length > MAX_WORDS || !/^\p{L}/u.test(course)) return undefined;
  return NOT_A_COURSE.some((isOther) => isOther(course)) ? undefined : course;
}

function withoutDetails(text: string): string {
  return text
    .replace(/\s+(?:minors?|gpa|credits(?: earned)?)(?:$|\s*:.*$)/i, '')
    .replace(
      /\s+(?:pel[oa]s?|n[oa]s?|at|from|by|junto)\s+(?=\p{Lu}|universi|facul|institu|centro|escola).*$/u,
      '',
    )
    .replace(
      /\s+(?:conclu[íi]d[oa]|cursando|em andamento|incomplet[oa]|complet[oa]|trancad[oa]|(?:com )?previs[ãa]o|conclus[ãa]o|em curso|desde|expected).*$/i,
      '',
    )
    .replace(/\s*(?:\d{1,2}\s*\/\s*)?(?:19|20)\d{2}.*$/, '')
    .replace(/\s+\d+[ºo°ª]\s*(?:per[íi]odo|semestre|ano).*$/i, '')
    .replace(/\s+(?:degree|major|certificate|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\.?$/i, '')
    .replace(
      /^(?:(?:level \d|higher|advanced|national)\s+)?(?:certificate|diploma)(?:\s[ivx]{1,3})?\s+(?:in|of)\s+/i,
      '',
    )
    .replace(/^[\s"'“:–—-]+|[\s"'”.,:;–—-]+$/g, '')
    .trim();
}

/** The first part that names a course; an abbreviation only if no other part does. */
export function firstCourse(parts: string[]): string | undefined {
  let short: string | undefined;
  for (const part of parts) {
    // 'em andamento': without its first word it would pass for a name.
    if (STATUS.test(part)) continue;
    const course = courseName(withoutLink(withoutDegree(part) ?? part));
    // 'ADS – Análise e Desenvolvimento de Sistemas': the full name is more useful than its abbreviation.
    if (course && !/^[A-Z]{2,4}$/.test(course)) return course;
    short ??= course;
  }
  return short;
}
