import { lookup } from '@araucaria/contracts/domain';
import type { Glyph } from '../pdf/page-paint.js';
import { gapsOf, type GlyphRun } from './glyph-run.js';
import { median } from './median.js';
import type { Fragment } from './text-line.js';

/** A gap of this share of the size is a space between words. */
const WORD_GAP = 0.16;

/** Accents that TeX and some old programs print as glyphs of their own over the letter. */
const ACCENTS: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '˜': '\u0303',
  '~': '\u0303',
  ˆ: '\u0302',
  '^': '\u0302',
  '¨': '\u0308',
  '¸': '\u0327',
  '˚': '\u030A',
};

/** Dots that lead from a label to its value: 'NOME.............: MARIA' */
const LEADERS = /(?<=\p{L})\s*(?:\.{4,}\s*:?|\.{2,}\s*:)\s*(?=\S)/gu;

/** 'D´Ávila', 'D`Arc': an accent over nothing, typed for an apostrophe. */
const TYPED_APOSTROPHE = /(?<=\p{L})[´`](?=\p{L})/gu;

export function fragmentOf(run: GlyphRun): Fragment {
  const { glyphs } = run;
  const first = glyphs[0];
  const last = glyphs.at(-1);
  const size = Math.max(...glyphs.map((glyph) => glyph.size));
  const lead = leadOf(run, size);
  return {
    text: tidy(textOf(run, size)),
    ...(lead === undefined ? {} : { lead }),
    x0: first?.x ?? 0,
    x1: last ? last.x + last.width : 0,
    y: median(glyphs.map((glyph) => glyph.y)),
    size,
    bold: glyphs.filter((glyph) => glyph.bold).length > glyphs.length * 0.6,
  };
}

const tidy = (text: string) =>
  text.normalize('NFC').replace(TYPED_APOSTROPHE, "'").replace(/\s+/g, ' ').replace(LEADERS, ': ').trim();

/** The text before the only change between bold and plain print; undefined where there is none, or several. */
function leadOf({ glyphs, spaces }: GlyphRun, size: number): string | undefined {
  const isFirstBold = glyphs[0]?.bold;
  const at = glyphs.findIndex(({ bold }) => bold !== isFirstBold);
  if (at < 0 || glyphs.slice(at).some(({ bold }) => bold === isFirstBold)) return undefined;
  return tidy(textOf({ glyphs: glyphs.slice(0, at), spaces }, size));
}

function textOf(run: GlyphRun, size: number): string {
  const startsWord = wordTest(run, size);
  let text = '';
  /** An accent that was printed before its letter. */
  let accent = '';
  run.glyphs.forEach((glyph, index) => {
    if (startsWord(index)) text += ' ';
    const place = accentPlace(run.glyphs, index, text);
    const mark = lookup(ACCENTS, glyph.text) ?? '';
    if (place === 'before') accent = mark;
    else if (place === 'behind') text = (text + mark).normalize('NFC');
    else {
      text += accented(glyph.text, accent);
      accent = '';
    }
  });
  return text;
}

/** Returns a test for the glyphs of a run: a space stands before the glyph with this index. */
function wordTest({ glyphs, spaces }: GlyphRun, size: number): (index: number) => boolean {
  const gaps = gapsOf(glyphs);
  const usual = Math.max(0, median(gaps));
  const isTracked = usual > 0.12 * size && glyphs.length > 3;
  const threshold = isTracked ? usual * 1.7 : WORD_GAP * size;
  return (index) => {
    const [before, glyph] = [glyphs[index - 1], glyphs[index]];
    if (!before || !glyph) return false;
    const gap = gaps[index - 1] ?? 0;
    const isPrinted =
      !isTracked &&
      gap > 0.05 * size &&
      spaces.some((space) => space.x > before.x - 0.1 && space.x < glyph.x);
    return gap > threshold || isPrinted;
  };
}

/** Whether an accent stands over the next letter or over the one before; undefined for all other glyphs. */
function accentPlace(glyphs: Glyph[], index: number, text: string): 'before' | 'behind' | undefined {
  const [before, glyph, next] = [glyphs[index - 1], glyphs[index], glyphs[index + 1]];
  if (!glyph || lookup(ACCENTS, glyph.text) === undefined) return undefined;
  if (next && next.x < glyph.x + glyph.width * 0.8) return 'before';
  const isOverLast = before && glyph.x < before.x + before.width * 0.8;
  return isOverLast && /[\p{L}]$/u.test(text) ? 'behind' : undefined;
}

function accented(letter: string, accent: string): string {
  if (accent === '') return letter;
  return ((letter === 'ı' ? 'i' : letter) + accent).normalize('NFC');
}
