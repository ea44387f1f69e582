import type { ZonedLine } from '../../layout/zoned-line.js';
import { levelOf } from '../../lexicon/education-level.js';
import { isSchool } from '../../lexicon/schools.js';
import { foldStudies, withoutBullet } from '../../lexicon/text.js';
import { anyOf, readGroups, readLines } from '../../lexicon/word-list.js';
import { hasTick, tickedText } from './ticks.js';

const DENIALS = readGroups('denials');
const patternOf = (group: string, before: string, after: string) =>
  anyOf(DENIALS.get(group) ?? [], `${before}(?:`, `)${after}`);
const DENIED = patternOf('before', '\\b', '');
const ANSWER = patternOf('behind', '^', '\\W*$');
const PLANNED = patternOf('planned', '\\b', '\\b');
const NO_DEGREE = anyOf(readLines('no-degree'), '^(?:', ')\\b');
/** What follows it is stated again: 'Não tenho superior, mas concluí o ensino médio'. */
const CLAUSES =
  /(\s*[;|]\s*|\.\s+|,\s+|\s+[–—-]\s+|\s{3,}|\s*[()]\s*|\s+(?:mas|por[ée]m|apenas|somente|s[óo]|(?<!n[ãa]o\s)tenho|but|only)\s+)/iu;
const SENTENCES = /(?<=[;|])\s*|(?<=[\p{L}\d)]{3}\.)\s+(?=\p{Lu})|\s+\/\s+/u;
const YES = /\s*(?::|[–—-])\s*(?:sim|yes)\W*$/i;
/** A course of some hours; a specialisation has 360. */
const SOME_HOURS = /\b(?:[1-9]|[1-9]\d|1\d\d|2\d\d)\s?(?:h|hs|hrs|horas?|hours?)\b/i;
const MAX_GAP = 1.7;

/** The lines about studies with what they claim: without answers that are not ticked, denials, plans, and courses that are no degree. */
export function claimedLines(lines: ZonedLine[]): ZonedLine[] {
  const isForm = lines.some(({ text }) => hasTick(text));
  const other = otherCourses(lines);
  return lines.flatMap((line, index) => {
    if (other.has(index)) return [];
    const text = claimedText(line.text, isForm);
    if (text === '') return [];
    return [text === line.text ? line : { ...line, text, fragments: onlyText(line, text) }];
  });
}

export function claimedText(text: string, isForm = hasTick(text)): string {
  const ticked = tickedText(text, isForm);
  if (NO_DEGREE.test(foldStudies(withoutBullet(ticked)))) return '';
  if (!mayDeny(ticked)) return ticked;
  const kept = ticked
    .split(SENTENCES)
    .map(affirmedSentence)
    .filter((sentence) => sentence !== '');
  return kept.join('   ');
}

/** Only such lines are taken apart: the rest keeps its form. */
function mayDeny(text: string): boolean {
  const folded = foldStudies(text);
  return (
    DENIED.test(folded) ||
    PLANNED.test(folded) ||
    YES.test(text) ||
    text.split(/[:?;|()–—-]|\s{3,}|,\s/).some(isNo)
  );
}

function affirmedSentence(sentence: string): string {
  if (PLANNED.test(foldStudies(sentence))) return '';
  const [study = '', answer] = sentence.split(/\s*[:?]\s*/);
  if (answer !== undefined && isNo(answer)) return '';
  const parts = sentence.replace(YES, '').split(CLAUSES);
  if (parts.length > 2 && isNo(parts.at(-1) || (parts.at(-3) ?? '')) && study !== '') return '';
  return parts
    .map(affirmedPart)
    .join('')
    .replace(/\(\s*\)/g, '')
    .replace(/^[\s,;.–—-]+|[\s,;–—(-]+$/g, '');
}

const isNo = (text: string) => ANSWER.test(foldStudies(text).trim()) && text.trim() !== '';

function affirmedPart(part: string): string {
  const folded = foldStudies(part);
  const at = DENIED.exec(folded)?.index;
  if (at === undefined) return part;
  // Folding keeps the words, so that their number tells where the denial begins.
  const words = folded
    .slice(0, at)
    .trim()
    .split(' ')
    .filter((word) => word !== '').length;
  return part.trim().split(/\s+/).slice(0, words).join(' ');
}

function otherCourses(lines: ZonedLine[]): Set<number> {
  const found = new Set<number>();
  lines.forEach(({ text }, index) => {
    const folded = foldStudies(withoutBullet(text).replace(/^(?:[\d/ .–-]|\ba\b)+/, ''));
    const isCourse = NO_DEGREE.test(folded) || (SOME_HOURS.test(text) && levelOf(text) === undefined);
    if (!isCourse) return;
    found.add(index);
    if (isUnderSchool(lines, index)) found.add(index - 1);
    else if (isSchoolAlone(lines[index + 1]) && isNear(lines[index], lines[index + 1])) found.add(index + 1);
  });
  return found;
}

/** 'Instituto Sol' over 'Curso de atualização em ICMS': where no degree stands above, the school belongs to the course below it. */
function isUnderSchool(lines: ZonedLine[], index: number): boolean {
  const [above, school] = [lines[index - 2], lines[index - 1]];
  if (!school || !isSchoolAlone(school) || school.heading || /\d/.test(school.text)) return false;
  return (
    isNear(school, lines[index]) &&
    (above === undefined || above.heading || levelOf(above.text) === undefined)
  );
}

function isSchoolAlone(line: ZonedLine | undefined): boolean {
  return line !== undefined && isSchool(line.text) && levelOf(line.text) === undefined && !line.bold;
}

function isNear(line: ZonedLine | undefined, next: ZonedLine | undefined): boolean {
  return line !== undefined && next !== undefined && line.block === next.block && next.gap <= MAX_GAP;
}

function onlyText(line: ZonedLine, text: string): ZonedLine['fragments'] {
  const [first] = line.fragments;
  return first ? [{ ...first, text, x1: line.x1 }] : line.fragments;
}
