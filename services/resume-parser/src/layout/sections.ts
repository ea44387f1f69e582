import { startsWithBullet, withoutBullet } from '../lexicon/characters.js';
import { median } from './fragments.js';
import { inlineHeading, sectionOf, type SectionKind } from '../lexicon/section-words.js';
import type { Line } from './text-line.js';
import { nameSections, sameLook, unnamedHeadings } from './unnamed-sections.js';

/** 'head' is what stands above or beside every heading: usually the name and how to reach its owner. */
export type Zone = SectionKind | 'head';

export interface ZonedLine extends Line {
  zone: Zone;
  heading: boolean;
  /** The next line's first word would not have fitted here: the text was broken by the margin, not by its writer. */
  wraps: boolean;
}

interface Style {
  size: number;
  bold: boolean;
  caps: boolean;
}

interface HeadingStyle extends Style {
  /** Of 'Experiência' or 'Formação': what looks like these is a heading, whatever it says. */
  isMain: boolean;
}

/** Words that are also sub-headings inside a job ('Resultados', 'Projetos'): there, they must look like the real headings. */
const WEAK: ReadonlySet<Zone> = new Set<Zone>([
  'awards',
  'projects',
  'skills',
  'profile',
  'volunteer',
  'other',
  'contact',
  'objective',
  'interests',
  'courses',
  'publications',
]);

export function zoneLines(lines: Line[]): ZonedLine[] {
  const bodySize = median(
    lines.flatMap((line) => Array.from({ length: Math.ceil(line.text.length / 20) }, () => line.size)),
  );
  const styles = headingStyles(lines);
  const unnamed = styles.some((style) => style.isMain) ? undefined : unnamedHeadings(lines, bodySize);
  const emphasised = styles.filter((style) => isEmphasised(style, bodySize)).length;
  const rights = rightMargins(lines);
  const wraps = (index: number) => isWrapped(lines[index], lines[index + 1], rights);
  const zoned: ZonedLine[] = [];
  let zone: Zone = 'head';
  let headingX = Infinity;
  let headingSize = 0;
  lines.forEach((line, index) => {
    const before = zoned[zoned.length - 1];
    if (before && before.block !== line.block) zone = zoneAbove(line, zoned) ?? zone;
    else if (before && line.gap > 5 && isFooter(lines, index)) zone = 'contact';
    const kind =
      headingKind(line, zone, styles, bodySize, emphasised > 1) ??
      (unnamed && isUnnamedHeading(line, unnamed) ? 'other' : undefined);
    // 'Profissional' under 'Experiência', smaller: a part of that section.
    const isPart = kind === 'other' && line.size < headingSize - 0.9 && sectionOf(line.text) === undefined;
    if (kind) {
      // The last word of a sentence that happens to be a heading word.
      if (/[.,;]$/.test(line.text) && !isEmphasised(styleOf(line), bodySize)) return undefined;
      if (!isPart) {
        zone = kind;
        headingSize = line.size;
      }
      headingX = line.x0;
      zoned.push({ ...line, zone, heading: true, wraps: false });
      return;
    }
    const parts = splitHeading(line, zone, headingX);
    if (parts) {
      zone = parts.kind;
      headingX = line.x0;
      zoned.push(
        { ...line, text: parts.heading, zone, heading: true, wraps: false },
        { ...parts.rest, zone, heading: false, wraps: wraps(index) },
      );
      return;
    }
    zoned.push({ ...line, zone, heading: false, wraps: wraps(index) });
  });
  return nameSections(zoned);
}

function isUnnamedHeading(line: Line, look: { size: number; bold: boolean }): boolean {
  return line.fragments.length === 1 && line.text.length <= 30 && line.gap > 1.7 && sameLook(line, look);
}

function styleOf(line: Line): Style {
  const letters = line.text.replace(/[^\p{L}]/gu, '');
  return { size: line.size, bold: line.bold, caps: letters.length > 2 && letters === letters.toUpperCase() };
}

/** How this document sets its headings, learnt from the unmistakable ones. */
function headingStyles(lines: Line[]): HeadingStyle[] {
  return lines.flatMap((line) => {
    const kind = sectionOf(line.text);
    const isMain = kind === 'experience' || kind === 'education';
    const known = isMain || kind === 'skills' || kind === 'languages' || kind === 'profile';
    return known ? [{ ...styleOf(line), isMain }] : [];
  });
}

function alike(line: Line, style: Style): boolean {
  const own = styleOf(line);
  return Math.abs(own.size - style.size) < 0.6 && own.bold === style.bold && own.caps === style.caps;
}

function headingKind(
  line: Line,
  zone: Zone,
  styles: HeadingStyle[],
  bodySize: number,
  emphasised: boolean,
): Zone | undefined {
  if (line.fragments.length > 2) return undefined;
  const kind = sectionOf(line.text);
  if (kind) {
    // 'Centro' / 'Histórico': a word inside a text is no heading where headings stand out.
    if (
      emphasised &&
      line.gap < 1.7 &&
      !line.text.trim().endsWith(':') &&
      !isEmphasised(styleOf(line), bodySize)
    )
      return undefined;
    // A job's 'Projetos' is not the section 'Projetos' unless it is set like the other headings.
    if (zone === 'experience' && WEAK.has(kind) && !styles.some((style) => alike(line, style)))
      return undefined;
    if (zone === 'experience' && /[.,;]$/.test(line.text)) return undefined;
    return kind;
  }
  if (zone === 'head' || line.text.length > 45 || /[.,;]$|\d{4}|@/.test(line.text)) return undefined;
  const distinct =
    styles.length > 1 &&
    styles.some((style) => style.isMain && style.size > bodySize * 1.08 && alike(line, style));
  return distinct && line.gap > 1.2 ? 'other' : undefined;
}

/** 'Formação: Ensino Médio', or a heading in the margin with its text beside it. */
function splitHeading(
  line: Line,
  zone: Zone,
  headingX: number,
): { kind: Zone; heading: string; rest: Line } | undefined {
  const [first, second] = line.fragments;
  if (first && second && second.x0 - first.x1 > first.size) {
    const kind = sectionOf(first.text);
    const others = line.fragments.slice(1);
    if (kind && !/:$/.test(first.text) && others.every((fragment) => !sectionOf(fragment.text))) {
      const rest = {
        ...line,
        fragments: others,
        text: others.map((fragment) => fragment.text).join('   '),
        x0: second.x0,
      };
      return { kind, heading: first.text, rest };
    }
  }
  const inline = inlineHeading(line.text);
  if (!inline) return undefined;
  const inJob = zone === 'experience' || zone === 'projects' || zone === 'education' || zone === 'skills';
  const strong =
    inline.kind === 'education' ||
    inline.kind === 'references' ||
    inline.kind === 'objective' ||
    inline.kind === 'experience';
  if (inJob && (!strong || line.x0 > headingX + 3 || withoutBullet(line.text) !== line.text))
    return undefined;
  if (inline.kind === zone) return undefined;
  return {
    kind: inline.kind,
    heading: line.text.slice(0, line.text.indexOf(':')),
    rest: { ...line, text: inline.rest },
  };
}

/** The zone of the nearest line above in the same column; across a page break, of the column's last line. */
function zoneAbove(line: Line, earlier: ZonedLine[]): Zone | undefined {
  const overlaps = (other: Line) => Math.min(line.x1, other.x1) - Math.max(line.x0, other.x0) > 0;
  const above = earlier.filter((other) => other.page === line.page && other.y < line.y && overlaps(other));
  if (above.length > 0) return above.reduce((best, other) => (other.y > best.y ? other : best)).zone;
  if (line.page === 0) return 'head';
  const previous = earlier.filter((other) => other.page === line.page - 1 && overlaps(other));
  return previous.length > 0
    ? previous.reduce((best, other) => (other.y > best.y ? other : best)).zone
    : undefined;
}

function isEmphasised(style: Style, bodySize: number): boolean {
  return style.bold || style.caps || style.size > bodySize * 1.08;
}

/** Far below the rest of its column, and about how to reach somebody. */
function isFooter(lines: Line[], index: number): boolean {
  const block = lines[index]?.block;
  const rest = lines.slice(index, index + 5).filter((line) => line.block === block);
  return rest.some((line) => /\S@\S|\(\d{2}\)\s?\d|\+\d{2}|\d{5}-\d{3}/.test(line.text));
}

/** How far the lines of each column reach. */
function rightMargins(lines: Line[]): Map<number, number> {
  const rights = new Map<number, number>();
  for (const line of lines) rights.set(line.block, Math.max(rights.get(line.block) ?? 0, line.x1));
  return rights;
}

function isWrapped(line: Line | undefined, next: Line | undefined, rights: Map<number, number>): boolean {
  if (
    !line ||
    !next ||
    line.block !== next.block ||
    next.gap > 1.75 ||
    next.fragments.length > 1 ||
    startsWithBullet(next.text)
  )
    return false;
  if (Math.abs(line.size - next.size) > 0.6 || line.bold !== next.bold) return false;
  const [word = ''] = next.text.split(' ');
  const letter = (next.x1 - next.x0) / Math.max(1, next.text.length);
  return line.x1 + letter * (word.length + 1) > (rights.get(line.block) ?? 0) + 1;
}
