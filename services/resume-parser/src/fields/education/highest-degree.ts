import type { EducationLevel } from '@araucaria/contracts/domain';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { levelOf } from '../../lexicon/education-level.js';
import { best, judge } from '../../rule.js';
import type { RuleHit } from '../../resume.js';
import { courseAt, type FoundCourse } from './course.js';
import { DEGREE_RULES } from './degree-rules.js';

export interface FoundDegree {
  level: { value: EducationLevel; line: ZonedLine | undefined; rules: RuleHit[] };
  course?: FoundCourse | undefined;
}

/** A stay at an institute and no course, unless it names one: 'Pós-doutorado, Arquivo da Torre do Tombo'. */
const STAY = /p[óo]s[\s-]*doutorado(?!\s+em\s)|post[\s-]?doc\w*(?!\s+in\s)/i;

/** The highest degree that the lines state, and its course. */
export function highestDegree(lines: ZonedLine[]): FoundDegree | undefined {
  const found = best(
    lines.flatMap((line, index) => {
      const level = levelOf(line.text);
      return level ? [{ level, line, index, ...judge(DEGREE_RULES, { level }) }] : [];
    }),
  );
  if (!found) return undefined;
  const { level, line, index, rules } = found;
  return { level: { value: level, line, rules }, course: courseFrom(lines, index, level) };
}

/** Of several courses of one level, the first whose name can be read. */
function courseFrom(lines: ZonedLine[], from: number, level: EducationLevel): FoundCourse | undefined {
  if (level === 'Ensino Médio') return undefined;
  for (let index = from; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? '';
    if (levelOf(text) !== level || STAY.test(text)) continue;
    const course = courseAt(lines, index, level);
    if (course) return course;
  }
  return undefined;
}
