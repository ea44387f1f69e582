import { sectionOf } from '../lexicon/section-words.js';
import { bodySizeOf } from './body-size.js';
import { isOfStyle, likenessOf, styleOf, type Likeness, type LineStyle } from './likeness.js';
import type { Line } from './text-line.js';
import { unnamedHeadings, type HeadingLook } from './unnamed-sections.js';

interface HeadingStyle extends LineStyle {
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
  /** The look that only headings have. */
  likeness: Likeness | undefined;
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
    likeness: likenessOf(lines, bodySize),
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
    looks.styles.some((style) => isOfStyle(line, style)) ||
    isOfSizeBetween(line, looks) ||
    isInCapitalsLikeAll(line, looks)
  );
}

/** On a scan, capitals without accents look smaller: 'CURSOS' among 'FORMAÇÃO' and 'EXPERIÊNCIA', after a gap like them. */
function isInCapitalsLikeAll(line: Line, { styles }: HeadingLooks): boolean {
  const own = styleOf(line);
  const isLike = ({ bold, caps }: LineStyle) => caps && bold === own.bold;
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
  return styles.some((style) => style.isMain && style.size > bodySize * 1.08 && isOfStyle(line, style));
}

export function standsOut(line: Line, { bodySize }: HeadingLooks): boolean {
  return isEmphasised(styleOf(line), bodySize);
}

function isEmphasised(style: LineStyle, bodySize: number): boolean {
  return style.bold || style.caps || style.size > bodySize * 1.08;
}
