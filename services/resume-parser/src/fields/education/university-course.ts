import type { ZonedLine } from '../../layout/zoned-line.js';
import { levelOf } from '../../lexicon/education-level.js';
import { isSchool, isUniversity } from '../../lexicon/schools.js';
import { courseAt } from './course.js';
import type { FoundDegree } from './highest-degree.js';

export interface UniversityCourse extends FoundDegree {
  /** The line of the university, with the line of the course above it. */
  text: string;
  /** The lines around say that the course is not finished: '5º semestre'. */
  isStudying: boolean;
}

/** 'Engenharia de Pesca – 5º semestre' over its university. */
const STUDYING = /\d\s*[ºo°ª]?\s*(?:semestre|per[íi]odo)/i;

/** 'Gastronomia (cursando 3º período) – Facisul': courses of half-years lead to a degree, whatever the name of the school. */
export const isStudiedNow = (text: string) =>
  STUDYING.test(text) && /cursando|em curso|em andamento/i.test(text) && levelOf(text) === undefined;

/** 'Administração – UFES (2015–2019)': a university without a word about the degree means a Graduação. */
export function universityCourse(lines: ZonedLine[]): UniversityCourse | undefined {
  const known = lines.findIndex((line) => isUniversity(line.text) && levelOf(line.text) === undefined);
  const index = known >= 0 ? known : lines.findIndex(({ text }) => isStudiedNow(text));
  const line = lines[index];
  if (!line) return undefined;
  const above = lines[index - 1]?.text ?? '';
  return {
    level: { value: 'Graduação', line, rules: [] },
    course: courseAt(lines, index, 'Graduação'),
    text: STUDYING.test(above) ? `${above} ${line.text}` : line.text,
    isStudying: isStudyingAt(lines, index),
  };
}

const MAX_LINES_BELOW = 4;

/** Up to the next level or school, a line names a semester. */
function isStudyingAt(lines: ZonedLine[], index: number): boolean {
  for (const line of lines.slice(index + 1, index + 1 + MAX_LINES_BELOW)) {
    if (levelOf(line.text) !== undefined || isSchool(line.text)) return false;
    if (STUDYING.test(line.text)) return true;
  }
  return false;
}
