import type { EducationLevel } from '@araucaria/contracts/domain';
import { linesIn, type ResumeDocument } from '../../layout/resume-document.js';
import type { Zone, ZonedLine } from '../../layout/zoned-line.js';
import { levelOf } from '../../lexicon/education-level.js';
import type { Found } from '../../resume.js';
import { evidenceAt, pointsOf } from '../../rule.js';
import { claimedLines } from './claims.js';
import { educationEntries } from './education-entries.js';
import type { FoundEntry } from './study-entry.js';
import type { FoundCourse } from './course.js';
import { firstCourse } from './course-name.js';
import { studyParts } from './degree-text.js';
import { EDUCATION_FINDERS, educationFeatures } from './education-finders.js';

export interface FoundEducation {
  level: Found<EducationLevel> | undefined;
  course: Found | undefined;
  entries: FoundEntry[];
}

/** Degrees among the courses, where no section for studies stands. */
function statedElsewhere(document: ResumeDocument): ZonedLine[] {
  return linesIn(document, 'courses').filter(({ text }) => levelOf(text) !== undefined);
}

/** Zones where studies are stated; what a job or a reference says about studies is not taken apart. */
const OTHER_ZONES: readonly Zone[] = ['experience', 'references', 'projects'];

function claimedIn(lines: ZonedLine[]): ZonedLine[] {
  const groups: ZonedLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0] && last[0].zone === line.zone && !line.heading) last.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) =>
    OTHER_ZONES.includes(group[0]?.zone ?? 'other') ? group : claimedLines(group),
  );
}

/** 'Sistemas de Informação' over its university, with the level below both: the study that was put together names it. */
function courseAmong(entries: FoundEntry[], level: EducationLevel): FoundCourse | undefined {
  if (level === 'Ensino Médio') return undefined;
  const own = entries.filter(({ entry }) => entry.level === level && entry.institution !== '');
  const value = own.length === 1 ? firstCourse(studyParts(own[0]?.entry.degree ?? '')) : undefined;
  return value === undefined ? undefined : { value, line: undefined, rules: [] };
}

/** The highest level stated, and its course: in the section for studies if there is one, else where a line states it. */
export function findEducation(whole: ResumeDocument): FoundEducation {
  const document = { ...whole, lines: claimedIn(whole.lines) };
  const features = educationFeatures(document);
  const entries = educationEntries(
    features.section.length > 0 ? features.section : statedElsewhere(document),
  );
  for (const finder of EDUCATION_FINDERS) {
    const found = finder.find(features);
    if (!found) continue;
    const { level } = found;
    const course = found.course ?? courseAmong(entries, level.value);
    const points = pointsOf(finder, features);
    const hit = { rule: finder.name, points };
    return {
      level: {
        value: level.value,
        confidence: points,
        evidence: evidenceAt(level.line, [hit, ...level.rules]),
      },
      course: course && {
        value: course.value,
        confidence: finder.courseConfidence,
        evidence: evidenceAt(course.line, [{ ...hit, points: finder.courseConfidence }, ...course.rules]),
      },
      entries,
    };
  }
  return { level: undefined, course: undefined, entries };
}
