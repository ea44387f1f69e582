import type { Glyph } from '../pdf/page-paint.js';
import { withAccentedLetters } from './accented-letters.js';
import { baselinesOf, splitBaseline } from './baselines.js';
import { splitAtColumnEdges } from './column-edges.js';
import { fragmentOf } from './fragment-text.js';
import type { Fragment } from './text-line.js';

export function fragmentsOf(glyphs: Glyph[]): Fragment[] {
  return fragmentsIn(glyphs.filter((glyph) => glyph.rotated === ''));
}

/** Of text along the margin, the position on the page has no meaning. */
export function turnedFragments(glyphs: Glyph[]): Fragment[] {
  return (['up', 'down'] as const).flatMap((direction) => {
    const turned = glyphs
      .filter((glyph) => glyph.rotated === direction)
      .map((glyph) =>
        direction === 'up' ? { ...glyph, x: -glyph.y, y: glyph.x } : { ...glyph, x: glyph.y, y: -glyph.x },
      );
    return fragmentsIn(turned);
  });
}

function fragmentsIn(glyphs: Glyph[]): Fragment[] {
  return splitAtColumnEdges(baselinesOf(withAccentedLetters(glyphs)).flatMap(splitBaseline))
    .map(fragmentOf)
    .filter((fragment) => fragment.text !== '');
}
