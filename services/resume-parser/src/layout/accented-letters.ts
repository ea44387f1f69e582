import type { Glyph } from '../pdf/page-paint.js';
import { greatest } from './greatest.js';

const MARK = /^\p{M}+$/u;
/** A mark stands over a letter of the same line; over a capital it may be raised by this share of the size. */
const MAX_RISE = 0.6;
/** How far before or behind its letter a mark is painted, in glyphs. */
const REACH = 12;

/** In sizes: a whole letter painted over its base begins nearer to it than the next letter would. */
const PAINTED_OVER = 0.15;

/** 'ã' for 'a' under 'ã': some programs paint an accent over the plain letter in a glyph that says the whole one. */
function withWholeLetters(glyphs: Glyph[]): Glyph[] {
  const result: Glyph[] = [];
  for (const glyph of glyphs) {
    const base = result.at(-1);
    if (base && isPaintedOver(base, glyph)) result[result.length - 1] = { ...base, text: glyph.text };
    else result.push(glyph);
  }
  return result;
}

function isPaintedOver(base: Glyph, over: Glyph): boolean {
  const [letter = '', ...accents] = over.text.normalize('NFD');
  if (accents.length === 0 || !/^\p{L}$/u.test(over.text) || Math.abs(over.y - base.y) > 1) return false;
  const distance = over.x - base.x;
  const isInside = over.width === 0 && distance >= 0 && distance < base.width;
  const isNear = Math.abs(distance) < PAINTED_OVER * base.size;
  return (isInside && MARK.test(base.text)) || ((isInside || isNear) && base.text === letter);
}

/** Joins accents that were painted as glyphs of their own with the letters under them. */
export function withAccentedLetters(all: Glyph[]): Glyph[] {
  const glyphs = withWholeLetters(all);
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
  const distance = (glyph: Glyph) => Math.abs(glyph.x + glyph.width / 2 - middle);
  const nearest = greatest(near.filter(isLetter), (glyph) => -distance(glyph));
  return nearest && distance(nearest) < nearest.size ? nearest : undefined;
}
