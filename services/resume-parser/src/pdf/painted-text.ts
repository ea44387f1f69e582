import { apply, type Matrix } from './geometry.js';
import type { FontData, GraphicsState, PdfGlyph, TextItem } from './graphics-state.js';
import type { Glyph } from './page-paint.js';
import { visibleCharacters } from './visible-characters.js';

const SOFT_HYPHEN = '\u00AD';

/** Where the next glyph goes, in text space. */
export interface Pen {
  x: number;
  y: number;
}

interface TextStyle {
  /** Size of the font without its sign. */
  size: number;
  /** Page units of one unit of the font. */
  unit: number;
  /** Horizontal scale with the sign of the font's size. */
  scale: number;
  isVertical: boolean;
  matrix: Matrix;
  glyph: Omit<Glyph, 'text' | 'x' | 'y' | 'width'>;
}

const DEFAULT_UNIT = 0.001;

/** The glyphs of a text with a `pen` that it moves. */
export function paintedText(
  items: TextItem[],
  state: GraphicsState,
  matrix: Matrix,
  pen: Pen,
  order: number,
): Glyph[] {
  const style = styleOf(items, state, matrix, order);
  const glyphs: Glyph[] = [];
  for (const item of items) {
    if (item === null) continue;
    if (typeof item === 'number') {
      advance(pen, (-item * style.size) / 1000, style);
      continue;
    }
    const glyph = glyphAt(item, pen, state, style);
    if (glyph.text !== '') glyphs.push(glyph);
    advance(
      pen,
      item.width * style.unit * style.size + state.charSpacing + (item.isSpace ? state.wordSpacing : 0),
      style,
    );
  }
  return glyphs;
}

function styleOf(items: TextItem[], state: GraphicsState, matrix: Matrix, order: number): TextStyle {
  const { font } = state;
  const size = Math.abs(state.fontSize);
  const unit = Math.abs(font.fontMatrix?.[0] ?? DEFAULT_UNIT) || DEFAULT_UNIT;
  return {
    size,
    unit,
    scale: state.scale * (state.fontSize < 0 ? -1 : 1),
    isVertical: font.vertical === true,
    matrix,
    glyph: {
      size: Math.hypot(matrix[2], matrix[3]) * size * emOf(font, unit, items),
      bold: isBold(font),
      rotated: rotationOf(matrix),
      order,
      color: state.fill,
      alpha: state.alpha,
      invisible: state.mode === 3 || state.mode === 7,
      clip: state.clip,
    },
  };
}

function glyphAt(item: PdfGlyph, pen: Pen, state: GraphicsState, style: TextStyle): Glyph {
  const { matrix, size, unit, glyph } = style;
  const [x, y] = apply(matrix, pen.x, pen.y + state.rise);
  const width = item.width * unit * size * state.scale * Math.hypot(matrix[0], matrix[1]);
  // Some fonts name their hyphen a soft one: what takes up room was printed.
  const text = item.unicode === SOFT_HYPHEN && width > 0 ? '-' : visibleCharacters(item.unicode);
  return { ...glyph, text, x, y, width };
}

function advance(pen: Pen, by: number, { isVertical, scale }: TextStyle): void {
  if (isVertical) pen.y -= by;
  else pen.x += by * scale;
}

function rotationOf(matrix: Matrix): Glyph['rotated'] {
  if (Math.abs(matrix[1]) <= Math.abs(matrix[0])) return '';
  return matrix[1] < 0 ? 'up' : 'down';
}

function isBold(font: FontData): boolean {
  return Boolean(font.bold ?? font.black) || /bold|black|heavy|semibold|demi/i.test(font.name ?? '');
}

/**
 * How many times its nominal size a font's em is. Bitmap fonts (Type 3 of old TeX) count in pixels, so that their
 * nominal size says nothing: a letter is about half an em wide. For all others the nominal size is the em.
 */
function emOf(font: FontData, unit: number, items: TextItem[]): number {
  if (!font.isType3Font || (unit > 0.0002 && unit < 0.003)) return 1;
  const widths = items.flatMap((item) =>
    typeof item === 'object' && item && item.width > 0 ? [item.width * unit] : [],
  );
  return widths.length === 0 ? 1 : (widths.reduce((sum, width) => sum + width, 0) / widths.length) * 2;
}
