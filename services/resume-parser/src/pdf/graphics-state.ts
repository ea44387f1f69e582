import type { Box, Matrix } from './geometry.js';

/** One object for each code of a font, however often it is drawn. */
export interface PdfGlyph {
  unicode: string;
  /** In units of the font. */
  width: number;
  isSpace: boolean;
}

/** What `showText` draws: glyphs, and numbers that move the pen back by thousandths of the size. */
export type TextItem = PdfGlyph | number | null;

export interface FontData {
  name?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  fontMatrix?: number[];
  isType3Font?: boolean;
}

/** The state of the PDF imaging model that decides where text stands and whether it is seen. */
export interface GraphicsState {
  /** From user space to page units. */
  ctm: Matrix;
  /** '#rrggbb', or empty for patterns and gradients. */
  fill: string;
  alpha: number;
  /** '#rrggbb', or empty for patterns and gradients. */
  stroke: string;
  strokeAlpha: number;
  /** In user space. */
  lineWidth: number;
  clip: Box;
  font: FontData;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** Horizontal scale, 1 for none. */
  scale: number;
  leading: number;
  rise: number;
  /** The text rendering mode; 3 and 7 paint nothing. */
  mode: number;
}

export function initialState(base: Matrix, width: number, height: number): GraphicsState {
  return {
    ctm: base,
    fill: '#000000',
    alpha: 1,
    stroke: '#000000',
    strokeAlpha: 1,
    lineWidth: 1,
    clip: { x0: 0, y0: 0, x1: width, y1: height },
    font: {},
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  };
}
