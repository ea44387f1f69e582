import {
  LANGUAGE_LEVELS,
  RESUME_LINE_MAX_CHARS,
  type EuropeanLevel,
  type LanguageLevel,
} from '@araucaria/contracts/domain';
import type { ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { withoutBullet } from '../../lexicon/text.js';
import { anyOf, readGroups, readLines } from '../../lexicon/word-list.js';
import type { ResumeLanguage } from '../../resume.js';

const wordsOf = (list: string) =>
  [...readGroups(list)].map(([name, words]) => [name, anyOf(words, '\\b', '(?![a-z])')] as const);
const LANGUAGES = wordsOf('languages').map(([name, words]) => [name, new RegExp(words, 'g')] as const);
/** Most lines name no language. */
const ANY_LANGUAGE = anyOf(readLines('languages'), '\\b', '(?![a-z])');
const LEVELS = wordsOf('language-levels') as readonly (readonly [LanguageLevel, RegExp])[];
const EUROPEAN = /\b[abc][12]\b/g;
/** A level before its language, behind another language. */
const ADJECTIVE = /(?:[,;]|\band|\be)\s+([a-z]+)\s*$/;
/** In characters. */
const MAX_TWOFOLD_LENGTH = 12;
/** 'C2' is what others call fluent. */
const LEVEL_OF_EUROPEAN: Record<EuropeanLevel, LanguageLevel> = {
  A1: 'Básico',
  A2: 'Básico',
  B1: 'Intermediário',
  B2: 'Intermediário',
  C1: 'Avançado',
  C2: 'Fluente',
};
/** 'Idiomas: …', 'Outras línguas   …', 'Mother tongue   …' */
const LABEL =
  /^(?:idiomas?|linguas?(?: estrangeiras?)?|languages?(?: known)?|(?:outras?(?:\(s\))?|other) (?:linguas?|languages?)(?:\(s\))?|linguas? maternas?|lingua(?:\(s\))? materna(?:\(s\))?|mother tongues?(?:\(s\))?|primeira lingua)(?![a-z])/;
/** Words of courses, schools and works in a language; they say nothing about the person's knowledge. */
const NOT_KNOWLEDGE =
  /\b(?:curso|aulas?|professora?|teacher|traducao|tradutora?|translator|literatura|literature|letras|bachelor|nacionalidade|nationality|escola|school|cambly|\d+ ?h(?:oras)?)\b/;
/** Where no label and no section says that languages follow, only a short text with a level counts. */
const MAX_FREE_LENGTH = 90;
const MAX_LANGUAGES = 20;
const CONFIDENCE = { withLevel: 0.95, named: 0.85, free: 0.7 };

interface Mention {
  language: string;
  from: number;
  to: number;
}

/** Languages with their levels: in their section, behind a label, and elsewhere where the level stands beside. */
export function findLanguages(document: ResumeDocument): ResumeLanguage[] {
  const found = new Map<string, ResumeLanguage>();
  document.lines.forEach((line, index) => {
    if (line.heading) return;
    for (const language of languagesOn(line, document.lines[index + 1])) {
      const known = found.get(language.language);
      if (!known || isBetter(language, known)) found.set(language.language, language);
    }
  });
  return [...found.values()].slice(0, MAX_LANGUAGES);
}

/** Words that state a level more certainly. */
const isBetter = (one: ResumeLanguage, known: ResumeLanguage) =>
  one.level !== '' && (known.level === '' || one.confidence > known.confidence);

function languagesOn(line: ZonedLine, next: ZonedLine | undefined): ResumeLanguage[] {
  const text = foldedOf(line.text);
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return [];
  const isNamed = line.zone === 'languages' || LABEL.test(text);
  if (!isNamed && !isFreeStatement(line, text)) return [];
  // In a narrow column the level stands below its language.
  const below = isNamed && next && !next.heading && next.block === line.block ? foldedOf(next.text) : '';
  const follows = mentionsIn(below).length === 0 && below.length < 40 ? below : '';
  const leading = levelJustBefore(text.slice(0, mentions[0]?.from));
  return mentions.flatMap((mention, at) => {
    const next = mentions[at + 1];
    const behind = text.slice(mention.to, next?.from);
    const tail = next ? withoutAdjective(behind) : `${behind} ${follows}`;
    const level =
      levelAt(tail) ?? adjectiveBefore(text.slice(mentions[at - 1]?.to ?? 0, mention.from)) ?? leading;
    return isNamed || level ? [languageOf(mention.language, level, line, isNamed)] : [];
  });
}

/** Unlike `fold` with its punctuation. */
const foldedOf = (text: string) => withoutBullet(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function mentionsIn(text: string): Mention[] {
  if (!ANY_LANGUAGE.test(text)) return [];
  return LANGUAGES.flatMap(([language, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      language,
      from: match.index,
      to: match.index + match[0].length,
    })),
  ).sort((a, b) => a.from - b.from);
}

function isFreeStatement({ zone }: ZonedLine, text: string): boolean {
  const isOwnZone = zone === 'skills' || zone === 'other' || zone === 'education' || zone === 'profile';
  return isOwnZone && text.length < MAX_FREE_LENGTH && !NOT_KNOWLEDGE.test(text);
}

interface Level {
  level: LanguageLevel;
  european: EuropeanLevel | '';
}

/** The level that stands first in a text; a European one is preferred to a word. */
function levelAt(text: string): Level | undefined {
  const european = europeanLevel(text);
  const word = wordLevel(text);
  if (!european) return word && { level: word, european: '' };
  return { level: word ?? LEVEL_OF_EUROPEAN[european], european };
}

/** Europass states a level for each ability: the most frequent, of two the lower. */
function europeanLevel(text: string): EuropeanLevel | undefined {
  const all = [...text.matchAll(EUROPEAN)].map(([code]) => code.toUpperCase() as EuropeanLevel);
  const count = (level: EuropeanLevel) => all.filter((one) => one === level).length;
  return all.sort((a, b) => count(b) - count(a) || a.localeCompare(b))[0];
}

/** The first word for a level; of 'Fluente/Nativo' the higher. */
function wordLevel(text: string): LanguageLevel | undefined {
  const found = LEVELS.flatMap(([level, pattern]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ level, at }];
  });
  const first = Math.min(...found.map(({ at }) => at));
  const near = found.filter(({ at }) => at - first < MAX_TWOFOLD_LENGTH).map(({ level }) => level);
  return near.sort((a, b) => LANGUAGE_LEVELS.indexOf(b) - LANGUAGE_LEVELS.indexOf(a))[0];
}

/** 'Fluente em inglês e espanhol', 'Língua materna   Português': a level that counts for all that follow it. */
function levelJustBefore(text: string): Level | undefined {
  return levelAt(text.split(/[,;.|]/).at(-1) ?? '');
}

/** 'English, conversational Portuguese' */
function adjectiveBefore(text: string): Level | undefined {
  const word = ADJECTIVE.exec(text)?.[1];
  return word === undefined ? undefined : levelAt(word);
}

function withoutAdjective(text: string): string {
  return adjectiveBefore(text) ? text.replace(ADJECTIVE, '') : text;
}

function languageOf(
  language: string,
  level: Level | undefined,
  line: ZonedLine,
  isNamed: boolean,
): ResumeLanguage {
  const { free, named, withLevel } = CONFIDENCE;
  return {
    language,
    level: level?.level ?? '',
    europeanLevel: level?.european ?? '',
    confidence: isNamed ? (level ? withLevel : named) : free,
    page: line.page + 1,
    line: line.text.slice(0, RESUME_LINE_MAX_CHARS),
  };
}
