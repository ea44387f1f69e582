import { sectionOf } from '../lexicon/section-words.js';
import { bodySizeOf } from './body-size.js';
import type { Line } from './text-line.js';
import { unnamedHeadings, type HeadingLook } from './unnamed-sections.js';

interface Style {
  size: number;
  bold: boolean;
  caps: boolean;
}

interface HeadingStyle extends Style {
  /** Of 'Experiência' or 'Formação': all lines of this style are headings, whatever their words. */
  isMain: boolean;
}

/** How a document prints its headings. */
export interface HeadingLooks {
  bodySize: number;
  /** The styles of the headings that are recognised by their words. */
  styles: HeadingStyle[];
  /** Several of these headings stand out from the body. */
  standOut: boolean;
  /** The look of headings in a document that uses none of the usual words. */
  unnamed: HeadingLook | undefined;
}

/** In line heights; the lines of a job stand closer. */
const SECTION_GAP = 2;

/** Sections that nearly all résumés have, under headings that rarely have another meaning. */
const USUAL_SECTIONS = ['experience', 'education', 'skills', 'languages', 'profile'];

export function headingLooks(lines: Line[]): HeadingLooks {
  const bodySize = bodySizeOf(lines);
  const styles = lines.flatMap((line) => {
    const kind = sectionOf(line.text);
    const isMain = kind === 'experience' || kind === 'education';
    return kind && USUAL_SECTIONS.includes(kind) ? [{ ...styleOf(line), isMain }] : [];
  });
  return {
    bodySize,
    styles,
    standOut: styles.filter((style) => isEmphasised(style, bodySize)).length > 1,
    unnamed:
      styles.some((style) => style.isMain) || lines.some(hasMainHeadingBeside)
        ? undefined
        : unnamedHeadings(lines, bodySize),
  };
}

/** 'Experiência   Vendedora': a heading in the margin, beside the first line of its section. */
function hasMainHeadingBeside({ fragments: [first, second] }: Line): boolean {
  const kind = first && second ? sectionOf(first.text) : undefined;
  return kind === 'experience' || kind === 'education';
}

/** The line is printed like a heading that is recognised by its words. */
export function hasHeadingStyle(line: Line, looks: HeadingLooks): boolean {
  return (
    looks.styles.some((style) => isAlike(line, style)) ||
    isOfSizeBetween(line, looks) ||
    isInCapitalsLikeAll(line, looks)
  );
}

/** On a scan, capitals without accents look smaller: 'CURSOS' among 'FORMAÇÃO' and 'EXPERIÊNCIA', after a gap like them. */
function isInCapitalsLikeAll(line: Line, { styles }: HeadingLooks): boolean {
  const own = styleOf(line);
  const isLike = ({ bold, caps }: Style) => caps && bold === own.bold;
  return own.caps && line.gap > SECTION_GAP && styles.length > 1 && styles.every(isLike);
}

/** Some programs print each heading in a size of its own, all clearly larger than the body. */
function isOfSizeBetween(line: Line, { styles, bodySize }: HeadingLooks): boolean {
  const own = styleOf(line);
  const sizes = styles
    .filter(({ bold, caps }) => bold === own.bold && caps === own.caps)
    .map(({ size }) => size)
    .filter((size) => size > bodySize * 1.08);
  return sizes.length > 1 && own.size >= Math.min(...sizes) && own.size <= Math.max(...sizes);
}

/** The line is printed like 'Experiência' or 'Formação', in larger print than the body. */
export function hasMainHeadingStyle(line: Line, { styles, bodySize }: HeadingLooks): boolean {
  return styles.some((style) => style.isMain && style.size > bodySize * 1.08 && isAlike(line, style));
}

export function standsOut(line: Line, { bodySize }: HeadingLooks): boolean {
  return isEmphasised(styleOf(line), bodySize);
}

function styleOf(line: Line): Style {
  const letters = line.text.replace(/[^\p{L}]/gu, '');
  return { size: line.size, bold: line.bold, caps: letters.length > 2 && letters === letters.toUpperCase() };
}

function isAlike(line: Line, style: Style): boolean {
  const own = styleOf(line);
  return Math.abs(own.size - style.size) < 0.6 && own.bold === style.bold && own.caps === style.caps;
}

function isEmphasised(style: Style, bodySize: number): boolean {
  return style.bold || style.caps || style.size > bodySize * 1.08;
}
