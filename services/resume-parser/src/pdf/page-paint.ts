import type { Box } from './geometry.js';
import type { FontData } from './graphics-state.js';

/** One glyph as painted, in page units with the origin at the top left. */
export interface Glyph {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  size: number;
  bold: boolean;
  /** Runs upwards or downwards instead of to the right (a name along the margin). */
  rotated: '' | 'up' | 'down';
  /** Position in the painting order. */
  order: number;
  /** '#rrggbb', or empty for patterns and gradients. */
  color: string;
  alpha: number;
  /** Painted in the invisible mode, as recognised text behind a scan is. */
  invisible: boolean;
  clip: Box;
}

export interface Paint {
  box: Box;
  order: number;
  /** '#rrggbb', or empty when unknown (pictures, gradients). */
  color: string;
}

export interface PagePaint {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  glyphs: Glyph[];
  paints: Paint[];
  /** How many glyphs each font wrote. */
  fonts: Map<FontData, number>;
}
