import { partAtColumnEdges, type Stretch } from './column-edges.js';
import type { Glyph } from '../pdf/page-paint.js';
import type { Fragment } from './text-line.js';

/** Two glyphs stand on one baseline when their baselines differ by less than this share of the smaller size. */
const BASELINE_TOLERANCE = 0.35;
/** A gap this wide (of the size) between words separates columns or tabs; a word space is about 0.25. */
const FRAGMENT_GAP = 1.15;
const WORD_GAP = 0.16;

/** TeX and some old programs print accents as glyphs of their own over the letter. */
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

/** 'NOME.............: MARIA' */
const LEADERS = /(?<=\p{L})\s*(?:\.{4,}\s*:?|\.{2,}\s*:)\s*(?=\S)/gu;

export function fragmentsOf(glyphs: Glyph[]): Fragment[] {
  return fragmentsIn(glyphs.filter((glyph) => glyph.rotated === ''));
}

/** Text along the margin, turned so that it can be read; where it stands on the page no longer says anything. */
export function turnedFragments(glyphs: Glyph[]): Fragment[] {
  return (['up', 'down'] as const).flatMap((way) => {
    const turned = glyphs
      .filter((glyph) => glyph.rotated === way)
      .map((glyph) =>
        way === 'up' ? { ...glyph, x: -glyph.y, y: glyph.x } : { ...glyph, x: glyph.y, y: -glyph.x },
      );
    return fragmentsIn(turned);
  });
}

function fragmentsIn(glyphs: Glyph[]): Fragment[] {
  return partAtColumnEdges(baselines(glyphs).flatMap(splitBaseline))
    .map(toFragment)
    .filter((fragment) => fragment.text !== '');
}

function baselines(glyphs: Glyph[]): Glyph[][] {
  const sorted = [...glyphs].sort((a, b) => a.y - b.y);
  const rows: { y: number; size: number; glyphs: Glyph[] }[] = [];
  for (const glyph of sorted) {
    // Rows close above may be several (two columns a hair apart): the nearest one wins.
    let best: (typeof rows)[number] | undefined;
    for (let index = rows.length - 1; index >= 0; index -= 1) {
      const row = rows[index];
      if (!row || glyph.y - row.y > 40) break;
      const distance = Math.abs(row.y - glyph.y);
      if (
        distance <= BASELINE_TOLERANCE * Math.min(row.size, glyph.size) &&
        (!best || distance < Math.abs(best.y - glyph.y))
      )
        best = row;
    }
    if (best) {
      best.glyphs.push(glyph);
      best.size = Math.max(best.size, glyph.size);
    } else {
      rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
    }
  }
  return rows.map((row) => row.glyphs);
}

function splitBaseline(row: Glyph[]): Stretch[] {
  const ordered = dropDoubles([...row].sort((a, b) => a.x - b.x));
  const parts: Glyph[][] = [];
  let part: Glyph[] = [];
  let last: Glyph | undefined;
  for (const glyph of ordered) {
    if (glyph.text.trim() === '') continue;
    const gap = last ? glyph.x - (last.x + last.width) : 0;
    // A big heading beside small text stands in another column even when they nearly touch.
    const alike = last && Math.max(last.size, glyph.size) < 1.3 * Math.min(last.size, glyph.size);
    const size = last ? Math.min(last.size, glyph.size) * (alike ? 1 : 0.8) : glyph.size;
    if (last && gap > FRAGMENT_GAP * size && !isLetterSpaced(part, gap, size)) {
      parts.push(part);
      part = [];
    }
    part.push(glyph);
    last = glyph;
  }
  if (part.length > 0) parts.push(part);
  const spaces = ordered.filter((glyph) => glyph.text.trim() === '');
  return parts.map((letters) => ({ letters, spaces }));
}

/** A title set with very wide tracking has gaps of the same width between all letters. */
function isLetterSpaced(part: Glyph[], gap: number, size: number): boolean {
  if (part.length < 3 || gap > 2.2 * size) return false;
  const gaps = gapsOf(part);
  const usual = median(gaps);
  return usual > 0.45 * size && gap < usual * 2.6;
}

/** Bold is sometimes faked by printing the same letter twice, a hair apart. */
function dropDoubles(glyphs: Glyph[]): Glyph[] {
  return glyphs.filter((glyph, index) => {
    for (let back = index - 1; back >= Math.max(0, index - 4); back -= 1) {
      const other = glyphs[back];
      if (
        other &&
        other.text === glyph.text &&
        glyph.x - other.x < 0.12 * glyph.size &&
        glyph.text.trim() !== ''
      )
        return false;
    }
    return true;
  });
}

function gapsOf(letters: Glyph[]): number[] {
  return letters.slice(1).map((glyph, index) => {
    const before = letters[index];
    return before ? glyph.x - (before.x + before.width) : 0;
  });
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function toFragment({ letters, spaces }: Stretch): Fragment {
  const size = Math.max(...letters.map((glyph) => glyph.size));
  const gaps = gapsOf(letters);
  const usual = Math.max(0, median(gaps));
  const tracked = usual > 0.12 * size && letters.length > 3;
  const threshold = tracked ? usual * 1.7 : WORD_GAP * size;
  let text = '';
  let accent = '';
  letters.forEach((glyph, index) => {
    const before = letters[index - 1];
    const gap = gaps[index - 1] ?? 0;
    if (before) {
      const printed =
        !tracked &&
        spaces.some((space) => space.x > before.x - 0.1 && space.x < glyph.x && gap > 0.05 * size);
      if (gap > threshold || printed) text += ' ';
    }
    const mark = ACCENTS[glyph.text];
    const next = letters[index + 1];
    if (mark !== undefined && next && next.x < glyph.x + glyph.width * 0.8) accent = mark;
    else if (
      mark !== undefined &&
      before &&
      /[\p{L}]$/u.test(text) &&
      glyph.x < before.x + before.width * 0.8
    )
      text = (text + mark).normalize('NFC');
    else {
      text +=
        accent === '' ? glyph.text : ((glyph.text === 'ı' ? 'i' : glyph.text) + accent).normalize('NFC');
      accent = '';
    }
  });
  const first = letters[0];
  const last = letters[letters.length - 1];
  return {
    text: text.normalize('NFC').replace(/\s+/g, ' ').replace(LEADERS, ': ').trim(),
    x0: first?.x ?? 0,
    x1: last ? last.x + last.width : 0,
    y: median(letters.map((glyph) => glyph.y)),
    size,
    bold: letters.filter((glyph) => glyph.bold).length > letters.length * 0.6,
  };
}
