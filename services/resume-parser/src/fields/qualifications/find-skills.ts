import { RESUME_LINE_MAX_CHARS } from '@araucaria/contracts/domain';
import { linesIn, type ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { fold, withoutBullet } from '../../lexicon/text.js';
import { readEntries, readGroups } from '../../lexicon/word-list.js';
import type { ResumeLanguage, ResumeSkill } from '../../resume.js';

/** The usual name of each word for a skill. */
const NAMES = new Map(
  [...readGroups('skills').keys()].flatMap((name) =>
    readEntries('skills', name).map((word) => [word, name] as const),
  ),
);
const CONFIDENCE = { known: 0.9, unknown: 0.6 };
const MAX_SKILLS = 50;
/** A longer text tells something instead of naming a skill. */
const MAX_LENGTH = 45;
const MAX_WORDS = 6;
/** Commas inside of parentheses divide nothing. */
const SEPARATOR = /[,;|•·●▪■–—](?![^()]*\))|\s{3,}|\s-\s|\.\s+(?=\p{Lu})/u;
/** 'Linguagens: Python, Java' */
const LABEL = /^[^:]{2,40}:\s*/;
/** How well, how long: 'Excel (avançado)', 'Java - 3 anos', 'Inglês básico'. */
const MEASURE =
  /\s*\(?\b(?:b[áa]sic[oa]|intermedi[áa]ri[oa]|avan[çc]ad[oa]|basic|intermediate|advanced|fluente|n[íi]vel\s\p{L}+|\d+\s+(?:anos?|years?))\)?$/iu;
const PICTURES = /[★☆●○◉◯■□▮▯]+/g;

/** What the sections about skills list, each as printed and with its usual name. */
export function findSkills(document: ResumeDocument, languages: readonly ResumeLanguage[]): ResumeSkill[] {
  const linesOfLanguages = new Set(languages.map(({ line }) => line));
  const found = new Map<string, ResumeSkill>();
  for (const line of statements(linesIn(document, 'skills'))) {
    // 'Idiomas: inglês, espanhol' under 'Habilidades'
    if (linesOfLanguages.has(line.line.text.slice(0, RESUME_LINE_MAX_CHARS))) continue;
    for (const skill of skillsOn(line)) {
      const key = skill.name || fold(skill.text);
      if (!found.has(key)) found.set(key, skill);
    }
  }
  return [...found.values()].slice(0, MAX_SKILLS);
}

interface Statement {
  line: ZonedLine;
  text: string;
}

/** Lines with what the margin moved to the next. */
function statements(lines: ZonedLine[]): Statement[] {
  const result: Statement[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const last = result.at(-1);
    const isOpen =
      before &&
      last &&
      before.block === line.block &&
      (/,$/.test(before.text) || (before.wraps && /^\p{Ll}/u.test(line.text)));
    if (isOpen && !LABEL.test(line.text)) last.text += ` ${line.text}`;
    else result.push({ line, text: withoutBullet(line.text) });
  });
  return result;
}

function skillsOn({ line, text }: Statement): ResumeSkill[] {
  return text
    .replace(LABEL, '')
    .split(SEPARATOR)
    .map((part) =>
      withoutBullet(part.replace(PICTURES, ' '))
        .replace(MEASURE, '')
        .replace(/^(?:e|and)\s+|[.:;\s]+$/giu, '')
        .trim(),
    )
    .filter(isSkill)
    .map((part) => {
      const name = NAMES.get(fold(part)) ?? '';
      const { known, unknown } = CONFIDENCE;
      return {
        text: part,
        name,
        confidence: name === '' ? unknown : known,
        page: line.page + 1,
        line: line.text.slice(0, RESUME_LINE_MAX_CHARS),
      };
    });
}

function isSkill(part: string): boolean {
  if (NAMES.has(fold(part))) return true;
  const words = part.split(/\s+/).length;
  return (
    part.length > 1 &&
    part.length <= MAX_LENGTH &&
    words <= MAX_WORDS &&
    /\p{L}{2}/u.test(part) &&
    !/\d{4}|@/.test(part)
  );
}
