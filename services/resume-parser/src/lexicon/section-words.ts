import { remembered } from './remembered.js';
import { fold, withoutBullet } from './text.js';
import { anyOf, readGroups } from './word-list.js';

export type SectionKind =
  | 'contact'
  | 'objective'
  | 'profile'
  | 'experience'
  | 'education'
  | 'courses'
  | 'skills'
  | 'languages'
  | 'references'
  | 'awards'
  | 'projects'
  | 'publications'
  | 'volunteer'
  | 'interests'
  | 'other';

/** Whole headings, not single words, so that a sentence that mentions 'experiência' is no heading. */
const HEADINGS = [...readGroups('section-headings')].map(
  ([kind, headings]) => [kind as SectionKind, anyOf(headings, '^', '$')] as const,
);

/** Returns the section that a heading begins, without its number, bullet and closing punctuation. */
export const sectionOf = remembered((text): SectionKind | undefined => {
  if (text.length > 60) return undefined;
  const folded = headingWords(text);
  if (folded === '') return undefined;
  return (
    kindOf(folded) ??
    kindOf(folded.replace(/^(?:minhas?|meus?|my|a|as|o|os|the) /, '')) ??
    kindOf(folded.replace(OF_ENTRIES, '').replace(LENGTH_OF_TIME, '')) ??
    composite(folded) ??
    brokenKind(text, folded)
  );
});

/** 'WORK EXPERIENCE (8+ Years)' */
const LENGTH_OF_TIME = / ?\(?\d{1,2}\+? ?(?:years?|yrs?|anos?)(?: (?:total|de experiencia))?\)?$/;

/** 'Education with dates', 'Experiência (em ordem cronológica)': how the entries stand there. */
const OF_ENTRIES =
  / \(?(?:(?:with|including|and|com|e) (?:dates|years|datas|anos)|(?:em|in) (?:ordem|reverse|chronological) ?\p{L}* ?\p{L}*)\)?$/u;

/** 'TRA JETÓRIA': wide letters in a heading of one word look like a space. */
function brokenKind(text: string, folded: string): SectionKind | undefined {
  const isBroken =
    text === text.toUpperCase() && /^[a-z]+(?: [a-z]+){1,2}$/.test(folded) && folded.length > 6;
  return isBroken ? kindOf(folded.replaceAll(' ', '')) : undefined;
}

/** The words of a heading as the lists write them. */
function headingWords(text: string): string {
  return fold(
    withoutBullet(text)
      .replace(/^\(?\d{1,2}(?:[.)º°-]+|\s[–-](?=\s)|\s+(?=\p{Lu}\p{Ll}{3}|\p{Lu}{4}))\s*/u, '')
      .replace(/^[ivx]{1,4}\s*[.)–—-]\s+/i, ''),
  )
    .replace(/[:.;|/#\-–—]+$/, '')
    .replace(/^[.:|/#§\-–—]+\s*/, '')
    .trim();
}

/** 'Experiência no comércio', 'Experience as a teacher': the usual word and what sets these jobs apart. */
const QUALIFIED =
  /^(?:(?:minhas?|outras?|my|other) )?(?:experiencias?|vivencias?|experience)(?: profissional| profissionais)? (?:em|no|na|nos|nas|com|como|fora|internacional|nacional|in|with|as|at|abroad|outside)(?: |$)/;
/** 'Experiência docente e editorial' */
const OF_A_FIELD = /^experiencias? [a-z]{4,}(?: e [a-z]{4,})?$/;
const MAX_QUALIFIED_WORDS = 7;
/** 'FORMAÇÃO MUSICAL', 'EXPERIÊNCIA ARTÍSTICA E DIDÁTICA': the usual word and the field, all in capitals. */
const IN_CAPITALS =
  /^(?:(EXPERI[ÊE]NCIAS?|ATUA[ÇC][ÃA]O|TRAJET[ÓO]RIA)|FORMA[ÇC](?:[ÃA]O|[ÕO]ES)|EDUCA[ÇC][ÃA]O)\s\p{Lu}{4,}(?:\s[E\/]\s\p{Lu}{4,})?\s*:?$/u;

/** What a heading in capitals begins, whose field no list holds. */
export function kindInCapitals(text: string): SectionKind | undefined {
  const match = IN_CAPITALS.exec(text.trim());
  return match ? (match[1] === undefined ? 'education' : 'experience') : undefined;
}

/** What the main word of a heading says, where its other words are in no list: 'Experiência civil', 'Formação de base'. */
const NOUNS: readonly (readonly [SectionKind, RegExp])[] = [
  ['volunteer', /\b(?:volunt|volunteer|community|extracurricular)/],
  [
    'courses',
    /\b(?:cursos|certifica|treinamentos|certificat|courses|training|congressos|palestras|workshops)/,
  ],
  ['awards', /\b(?:premios|awards|conquistas|achievements|honras)/],
  ['projects', /\b(?:projetos|projects)\b/],
  ['publications', /\b(?:publicacoes|publications|artigos|articles)\b/],
  ['languages', /\b(?:idiomas|languages|linguas)\b/],
  ['references', /\b(?:referencias|references|referees)\b/],
  [
    'experience',
    /\b(?:experiencias?|experience|employment|empregos|appointments?|positions?|trajetoria|carreira|career|trabalhos)\b/,
  ],
  ['education', /\b(?:formacao|educacao|education|escolaridade|estudos|studies|degrees)\b/],
  ['skills', /\b(?:habilidades|competencias|skills|conhecimentos|ferramentas)\b/],
];

/** Only for lines that are printed like headings. */
export function kindOfNoun(text: string): SectionKind | undefined {
  const words = headingWords(text);
  return NOUNS.find(([, noun]) => noun.test(words))?.[0];
}

/** Such words also begin sentences and items: only what is printed like a heading is one. */
export function isQualifiedExperience(text: string): boolean {
  if (text.length > 60 || /[.,;]$/.test(text.trim())) return false;
  const words = headingWords(text);
  return (QUALIFIED.test(words) || OF_A_FIELD.test(words)) && words.split(' ').length <= MAX_QUALIFIED_WORDS;
}

/** 'Formação acadêmica/titulação', 'Cursos e formação': every part is a heading; the more important one names the section. */
function composite(folded: string): SectionKind | undefined {
  const parts = folded.split(/\s*(?:\/|&|\+| e | and )\s*/);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map(kindOf);
  if (kinds.some((kind) => kind === undefined)) return undefined;
  return (
    kinds.find((kind) => kind === 'experience') ?? kinds.find((kind) => kind === 'education') ?? kinds[0]
  );
}

function kindOf(folded: string): SectionKind | undefined {
  return HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** Splits 'Formação: Ensino Médio completo' into the section and what follows its colon. */
export function inlineHeading(text: string): { kind: SectionKind; rest: string } | undefined {
  const match = /^([^:]{3,40}):\s*(\S.*)$/.exec(withoutBullet(text));
  if (!match?.[1] || !match[2]) return undefined;
  const kind = sectionOf(match[1]);
  return kind ? { kind, rest: match[2] } : undefined;
}
