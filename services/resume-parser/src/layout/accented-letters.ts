import type { Glyph } from '../pdf/page-paint.js';

const MARK = /^\p{M}+$/u;
/** A mark stands over a letter of the same line; over a capital it may be raised by this share of the size. */
const MAX_RISE = 0.6;
/** How far before or behind its letter a mark is painted, in glyphs. */
const REACH = 12;

/** Joins accents that were painted as glyphs of their own with the letters under them. */
export function withAccentedLetters(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some(({ text }) => MARK.test(text))) return glyphs;
  const marks = new Map<Glyph, string>();
  const letters: Glyph[] = [];
  glyphs.forEach((glyph, index) => {
    if (!MARK.test(glyph.text)) return void letters.push(glyph);
    const letter = letterUnder(glyphs, index);
    if (letter) marks.set(letter, (marks.get(letter) ?? '') + glyph.text);
  });
  return letters.map((glyph) => {
    const mark = marks.get(glyph);
    return mark === undefined ? glyph : { ...glyph, text: (glyph.text + mark).normalize('NFC') };
  });
}

/** A mark with a width stands over the letter whose middle is nearest; one without follows its letter, as in Unicode. */
function letterUnder(glyphs: Glyph[], index: number): Glyph | undefined {
  const mark = glyphs[index];
  if (!mark) return undefined;
  const isLetter = (glyph: Glyph | undefined): glyph is Glyph =>
    glyph !== undefined && /\p{L}/u.test(glyph.text) && Math.abs(glyph.y - mark.y) < MAX_RISE * glyph.size;
  const before = glyphs[index - 1];
  if (mark.width === 0 && isLetter(before) && Math.abs(before.x + before.width - mark.x) < 0.1 * before.size)
    return before;
  const middle = mark.x + mark.width / 2;
  const near = glyphs.slice(Math.max(0, index - REACH), index + REACH);
  const nearest = near.filter(isLetter).reduce<Glyph | undefined>((best, glyph) => {
    const distance = Math.abs(glyph.x + glyph.width / 2 - middle);
    return !best || distance < Math.abs(best.x + best.width / 2 - middle) ? glyph : best;
  }, undefined);
  return nearest && Math.abs(nearest.x + nearest.width / 2 - middle) < nearest.size ? nearest : undefined;
}
