import type { Glyph } from '../pdf/page-paint.js';

/** Glyphs of one row that belong together, without spaces, and the spaces printed in that row. */
export interface GlyphRun {
  glyphs: Glyph[];
  spaces: Glyph[];
}

export function gapsOf(glyphs: Glyph[]): number[] {
  return glyphs.slice(1).map((glyph, index) => {
    const before = glyphs[index];
    return before ? glyph.x - (before.x + before.width) : 0;
  });
}
