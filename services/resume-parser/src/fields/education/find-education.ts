import type { EducationLevel } from '@araucaria/contracts/domain';
import { linesIn, type ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { levelOf } from '../../lexicon/education-level.js';
import type { Found } from '../../resume.js';
import { evidenceAt, pointsOf } from '../../rule.js';
import { educationEntries, type FoundEntry } from './education-entries.js';
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

/** The highest level stated, and its course: in the section for studies if there is one, else where a line states it. */
export function findEducation(document: ResumeDocument): FoundEducation {
  const features = educationFeatures(document);
  const entries = educationEntries(
    features.section.length > 0 ? features.section : statedElsewhere(document),
  );
  for (const finder of EDUCATION_FINDERS) {
    const found = finder.find(features);
    if (!found) continue;
    const { level, course } = found;
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
