import type { EducationLevel } from '@araucaria/contracts/domain';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { levelOf } from '../../lexicon/education-level.js';
import { periodIn, withoutLeadingDates } from '../../lexicon/period.js';
import { isSchool } from '../../lexicon/schools.js';
import { withoutBullet } from '../../lexicon/text.js';
import type { Finder } from '../../rule.js';
import type { RuleHit } from '../../resume.js';
import { isPlace } from '../entries/places.js';
import { courseName, firstCourse } from './course-name.js';
import { courseOfText } from './course-text.js';
import { studyParts } from './degree-text.js';

interface DegreeLine {
  lines: ZonedLine[];
  index: number;
  level: EducationLevel;
}

export interface FoundCourse {
  value: string;
  line: ZonedLine | undefined;
  rules: RuleHit[];
}

const LEVEL_LABEL =
  /^designa[çc][ãa]o\s+da\s+qualifica[çc][ãa]o(?:\s+atribu[íi]da)?\s*:?\s+|^(?:n[íi]vel|grau|tipo|titula[çc][ãa]o|modalidade|degree|(?:subject\/)?qualification)\s*:\s*/i;
const MAJOR =
  /^(?:curso|course|major(?:ing)?(?: in)?|habilita[çc][ãa]o|[áa]rea|field of study|concentration|specializing in)\s*(?:de|em)?\s*:?\s+(.+)$/i;
const OPEN = /(?:\s(?:de|da|do|das|dos|e|em|in|of|and|&)|[,–-])$/i;
/** 'Bachelor of Education in Foundation' over 'Phase Teaching' */
const FIELD_ALONE = /\s(?:in|em)\s\p{Lu}\p{L}+$/u;
const REST_OF_FIELD = /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2}$/u;
/** 'Studies' below 'BA (Hons) English and Film' */
const LAST_OF_FIELD =
  /^(?:Studies|Engineering|Sciences?|Management|Technology|Administration|Design|Arts|Economics|Education)$/;
/** A title runs over this many lines at most. */
const MAX_LINES = 4;

/** The first that finds a course decides; the points are those of the level. */
export const COURSE_FINDERS: Finder<DegreeLine, string | undefined>[] = [
  {
    name: 'on the line of the degree',
    weight: 0,
    find: ({ lines, index }) => courseOfText(studyText(lines, index)),
    example: '# Bruna Leal\n## Formação\nBacharelado em Ciência da Computação – UFES',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
  {
    name: 'behind a label near the degree',
    weight: 0,
    find: ({ lines, index }) => labelledNear(lines, index),
    example: '# Bruna Leal\n## Formação\nGrau: Bacharelado\nCurso: Nutrição\nInstituição: UFPR',
  },
  {
    name: 'on a line beside the degree',
    weight: 0,
    find: besideDegree,
    example: '# Bruna Leal\n## Formação\nBacharelado\nCiência da Computação',
    fixture: 'pt-chromium-timeline-larissa.pdf',
  },
];

export function courseAt(lines: ZonedLine[], index: number, level: EducationLevel): FoundCourse | undefined {
  for (const { name, find } of COURSE_FINDERS) {
    const value = find({ lines, index, level });
    if (value) return { value, line: lines[index], rules: [{ rule: `course ${name}`, points: 0 }] };
  }
  return undefined;
}

/** 'Curso: Nutrição', or 'Curso' over 'Nutrição', at most three lines away; the nearest one belongs to this degree. */
function labelledNear(lines: ZonedLine[], index: number): string | undefined {
  for (const step of [1, -1, 2, -2, 3, -3]) {
    const line = lines[index + step];
    if (!line || line.block !== lines[index]?.block) continue;
    const named = /^(?:curso|course|major)\s*:\s*(.+)$/i.exec(withoutBullet(line.text))?.[1];
    const isLabel = /^(?:curso|course|major)\s*:?$/i.test(line.text.trim());
    const under = isLabel ? lines[index + step + 1]?.text : undefined;
    const course = courseName(studyParts(named ?? under ?? '')[0] ?? '');
    if (course) return course;
  }
  return undefined;
}

/** The course of a degree alone ('Bacharelado', 'Bachelor of Science'): on the next line, or on the one before. */
function besideDegree({ lines, index, level }: DegreeLine): string | undefined {
  const line = lines[index];
  if (!line) return undefined;
  const after = index + spanOf(lines, index);
  const near = isSchool(line.text) ? [index - 1, after, after + 1] : [after, index - 1, after + 1];
  for (const at of near) {
    const other = lines[at];
    if (!other || !isNear(line, other) || isOfAnotherLevel(other, level)) continue;
    if (isPrintedAsSchool(lines, line, other)) continue;
    const course = courseOnLine(lines, other, at === after + 1);
    if (course) return course;
  }
  return undefined;
}

/** In bold print beside a degree in plain print, as the schools of other studies. */
const isPrintedAsSchool = (lines: ZonedLine[], degree: ZonedLine, other: ZonedLine) =>
  other.bold &&
  !degree.bold &&
  lines.some((line) => line !== other && line.bold && line.zone === other.zone && isSchool(line.text));

/** @param needsLabel the line is two lines below the degree, where only a label says that it names a course */
function courseOnLine(lines: ZonedLine[], line: ZonedLine, needsLabel: boolean): string | undefined {
  const major = MAJOR.exec(withoutBullet(line.text))?.[1];
  if (major !== undefined) return courseName(studyParts(major)[0] ?? '');
  const text = studyText(lines, lines.indexOf(line));
  return needsLabel || isPlace(text) ? undefined : firstCourse(studyParts(text));
}

function isNear(line: ZonedLine, other: ZonedLine): boolean {
  return other.block === line.block && Math.abs(other.y - line.y) <= line.size * 5;
}

function isOfAnotherLevel(line: ZonedLine, level: EducationLevel): boolean {
  const own = levelOf(line.text);
  return own !== undefined && own !== level;
}

/** A line joined with its continuation in a narrow column, without the dates before it. */
function studyText(lines: ZonedLine[], index: number): string {
  const text = lines
    .slice(index, index + spanOf(lines, index))
    .map((line) => line.text)
    .join(' ');
  return withoutLeadingDates(withoutBullet(text)).replace(LEVEL_LABEL, '');
}

function spanOf(lines: ZonedLine[], index: number): number {
  let at = index;
  while (at < index + MAX_LINES - 1 && runsOn(lines[at], lines[at + 1])) at += 1;
  return at - index + 1;
}

/** Wrapped bold lines are one title; other lines are joined only if the first cannot be complete. */
function runsOn(line: ZonedLine | undefined, next: ZonedLine | undefined): boolean {
  if (!line?.wraps || !next || next.block !== line.block) return false;
  if (levelOf(next.text) !== undefined || periodIn(next.text)) return false;
  if (FIELD_ALONE.test(line.text) && REST_OF_FIELD.test(next.text) && !isSchool(next.text)) return true;
  if (LAST_OF_FIELD.test(next.text.trim()) && levelOf(line.text) !== undefined) return true;
  return OPEN.test(line.text) || next.bold || /^\p{Ll}/u.test(next.text);
}
