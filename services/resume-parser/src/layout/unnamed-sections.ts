import { levelOf } from '../lexicon/education-level.js';
import { periodIn } from '../lexicon/period.js';
import { startsWithBullet } from '../lexicon/text.js';
import type { Line } from './text-line.js';
import type { ZonedLine } from './zoned-line.js';

export interface HeadingLook {
  size: number;
  bold: boolean;
}

/**
 * How headings look in a document that uses none of the usual words: short lines of one look that stand out and have
 * space above them. The largest line is the name.
 */
export function unnamedHeadings(lines: Line[], bodySize: number): HeadingLook | undefined {
  const largest = Math.max(0, ...lines.map((line) => line.size));
  const candidates = lines.filter(
    (line, index) =>
      line.size < largest - 0.5 && mayBeHeading(line, bodySize) && isBody(lines[index + 1], line),
  );
  const looks = candidates.map(({ size, bold }) => ({ size, bold }));
  const counted = looks.map((look) => looks.filter((other) => sameLook(other, look)).length);
  const most = Math.max(0, ...counted);
  return most >= 2 ? looks[counted.indexOf(most)] : undefined;
}

function mayBeHeading(line: Line, bodySize: number): boolean {
  return (
    line.fragments.length === 1 &&
    line.text.length <= 30 &&
    line.gap > 1.7 &&
    (line.size > bodySize * 1.08 || line.bold) &&
    /^\p{L}[\p{L}\s&,/-]+:?$/u.test(line.text.trim())
  );
}

function isBody(next: Line | undefined, heading: Line): boolean {
  return next !== undefined && next.block === heading.block && (next.size < heading.size - 0.5 || !next.bold);
}

export function sameLook(a: HeadingLook, b: HeadingLook): boolean {
  return Math.abs(a.size - b.size) < 0.6 && a.bold === b.bold;
}

/** Names sections such as 'Percurso' and 'Minha caminhada' by their content, where no usual word names that section. */
export function nameSections(lines: ZonedLine[]): ZonedLine[] {
  const missing = (['experience', 'education'] as const).filter(
    (zone) => !lines.some((line) => line.zone === zone && !line.heading),
  );
  if (missing.length === 0) return lines;
  return unnamedSections(missing.includes('education') ? withStudiesAmongCourses(lines) : lines).flatMap(
    (section) => {
      const zone = section[0]?.heading ? contentOf(section.slice(1)) : undefined;
      return zone && missing.includes(zone) ? section.map((line) => ({ ...line, zone })) : section;
    },
  );
}

/** Two degrees in the section of the courses are the studies of a résumé that has no other section for them. */
const MIN_DEGREES = 2;
const MAX_DEGREE_LENGTH = 80;

function withStudiesAmongCourses(lines: ZonedLine[]): ZonedLine[] {
  let section = -1;
  const sections = lines.map((line) => (line.zone === 'courses' ? (section += line.heading ? 1 : 0) : -1));
  const degrees = new Map<number, number>();
  lines.forEach((line, at) => {
    const key = sections[at] ?? -1;
    const isDegree =
      key >= 0 &&
      !line.heading &&
      line.text.length < MAX_DEGREE_LENGTH &&
      !startsWithBullet(line.text) &&
      levelOf(line.text) !== undefined;
    if (isDegree) degrees.set(key, (degrees.get(key) ?? 0) + 1);
  });
  return lines.map((line, at) =>
    (degrees.get(sections[at] ?? -1) ?? 0) >= MIN_DEGREES ? { ...line, zone: 'education' } : line,
  );
}

/** The lines in groups: each heading of an unnamed section with its text, all other lines alone. */
function unnamedSections(lines: ZonedLine[]): ZonedLine[][] {
  const groups: ZonedLine[][] = [];
  let open = false;
  for (const line of lines) {
    const isUnnamed = line.zone === 'other';
    if (isUnnamed && !line.heading && open) groups.at(-1)?.push(line);
    else groups.push([line]);
    open = isUnnamed && (line.heading || open);
  }
  return groups;
}

function contentOf(lines: ZonedLine[]): 'education' | 'experience' | undefined {
  if (lines.some((line) => levelOf(line.text) !== undefined && line.text.length < 120)) return 'education';
  return lines.some((line) => (periodIn(line.text)?.start ?? '') !== '') ? 'experience' : undefined;
}
