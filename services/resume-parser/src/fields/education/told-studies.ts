import { levelOf } from '../../lexicon/education-level.js';
import { DATE } from '../../lexicon/date-patterns.js';
import { isSchool } from '../../lexicon/schools.js';
import type { Unit } from '../entries/units.js';
import { takePeriod } from '../../lexicon/entry-period.js';

const STUDIED = String.raw`(?:conclu[íi]|terminei|completei|finalizei|cursei|estudei|fiz|fa[çc]o|formei-me|(?:me\s)?formei|(?:sou\s)?formad[oa]|graduei-me|(?:me\s)?graduei|graduad[oa]|estou (?:cursando|fazendo|concluindo)|cursando|possuo|tenho|obtive|completed|finished|studied|studying|took|earned|gained|hold|have|received|graduated|did|left|attended)`;
const SCHOOL = String.raw`(?<school>(?:\p{Lu}|\d)[\p{L}\d.&'’-]*(?:,?\s+(?!I\s)(?:(?:d[aeo]s?|e|&|of|the|and|at|in)\s+)?(?:\p{Lu}|\d(?!\d{3}))[\p{L}\d.&'’-]*)*)`;
const COURSE = String.raw`(?<course>[^,.;]{3,110}?)`;
const AT = String.raw`(?:n[ao]|pel[ao]|at|from)`;
const START = String.raw`(?<![\p{L}\d-])`;

const FORMS = [
  // 'I graduated from Hull College with a BSc in Physics', 'left Caedmon College with five GCSEs'
  new RegExp(
    String.raw`${START}(?:graduated|left|came out)\s+(?:from\s+)?(?:the\s+)?${SCHOOL}\s.{0,12}?with\s+(?:an?\s+|my\s+)?${COURSE}(?=[,.;]|\s{2,}|$)`,
    'u',
  ),
  // 'Na UFPR cursei Letras', 'At Hull College I studied Boatbuilding'
  new RegExp(
    String.raw`^${AT}\s+${SCHOOL}\s*,?\s+(?:eu\s|i\s|I\s)?${STUDIED}\s+(?:o\s|a\s|em\s|an?\s|my\s)?${COURSE}(?=[,.;]|\s{2,}|$)`,
    'u',
  ),
  // 'Em 2011 concluí o curso técnico em Soldagem no SENAI Caruaru'
  new RegExp(
    String.raw`${START}${STUDIED}\s+(?:em\s|no\s|na\s|o\s|a\s|an?\s|my\s|meus?\s|minha\s|in\s)?${COURSE}\s+${AT}\s+(?:o\s|a\s|the\s)?${SCHOOL}`,
    'u',
  ),
];

const SENTENCES =
  /(?<=\p{Ll}{2}|\d|\)|\p{Lu}{2})\.\s+(?=\p{Lu})|;\s+|,\s+(?:e|and)\s+(?=(?:\p{Ll}+\s){0,3}?(?:took|conclu|termin|curs|form|gradu|studied|complet|em \d|in \d))/u;
const AROUND = new RegExp(String.raw`(?:,?\s*(?:em|in|no ano de|de)\s+)?\(?${DATE}\)?`, 'gi');
const HOLDS = new RegExp(String.raw`\s${STUDIED}\s`, 'u');
const MAX_LENGTH = 1_200;

export interface ToldStudy {
  course: string;
  school: string;
  /** The sentence, in which the dates stand. */
  text: string;
}

/** The studies in a paragraph of sentences: 'Terminei o ensino médio na Escola Sol em 2008. Em 2011 concluí …'. */
export function toldStudies({ full }: Unit): ToldStudy[] {
  return full
    .slice(0, MAX_LENGTH)
    .split(SENTENCES)
    .flatMap((sentence) => toldStudy(sentence.trim()) ?? []);
}

function toldStudy(sentence: string): ToldStudy | undefined {
  const text = takePeriod(sentence)
    .rest.replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
  if (!HOLDS.test(` ${text} `)) return undefined;
  for (const form of FORMS) {
    const { course = '', school = '' } = form.exec(text)?.groups ?? {};
    if (course === '' || school === '') continue;
    const name = course
      .trim()
      .replace(/^(?:(?:o|a|the|an?|my|meu|minha)\s+)?(?:curso (?:superior )?de\s+)?/iu, '');
    // 'Estudei até a 8ª série na Escola Sol': below all levels.
    if (/s[ée]rie(?!\p{L})/iu.test(course) || (levelOf(course) === undefined && !isSchool(school))) continue;
    return { course: name, school: school.replace(/[.,]$/, ''), text: sentence };
  }
  return undefined;
}
