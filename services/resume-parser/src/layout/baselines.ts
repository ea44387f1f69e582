import type { Glyph } from '../pdf/page-paint.js';
import { gapsOf, type GlyphRun } from './glyph-run.js';
import { median } from './median.js';

/** Two glyphs stand on one baseline when their baselines differ by less than this share of the smaller size. */
const BASELINE_TOLERANCE = 0.35;
/** A gap of this share of the size separates columns or tab stops; a space between words has about 0.25. */
const FRAGMENT_GAP = 1.15;
/** Points below which a row is not looked for any more. */
const MAX_ROW_DISTANCE = 40;
/** The second print of faked bold type is shifted by less than this share of the size. */
const DOUBLE_SHIFT = 0.12;

interface Row {
  y: number;
  size: number;
  glyphs: Glyph[];
}

export function baselinesOf(glyphs: Glyph[]): Glyph[][] {
  const rows: Row[] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.y - b.y)) {
    const row = nearestRow(rows, glyph);
    if (row) {
      row.glyphs.push(glyph);
      row.size = Math.max(row.size, glyph.size);
    } else {
      rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
    }
  }
  return rows.map((row) => row.glyphs);
}

/** Of several rows close above (two columns, one slightly lower), the nearest one. */
function nearestRow(rows: Row[], glyph: Glyph): Row | undefined {
  let nearest: Row | undefined;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (!row || glyph.y - row.y > MAX_ROW_DISTANCE) break;
    const distance = Math.abs(row.y - glyph.y);
    const isNear = distance <= BASELINE_TOLERANCE * Math.min(row.size, glyph.size);
    if (isNear && (!nearest || distance < Math.abs(nearest.y - glyph.y))) nearest = row;
  }
  return nearest;
}

/** Splits a row where a wide gap separates columns or tab stops. */
export function splitBaseline(row: Glyph[]): GlyphRun[] {
  const ordered = withoutDoubles([...row].sort((a, b) => a.x - b.x));
  const spaces = ordered.filter((glyph) => glyph.text.trim() === '');
  const runs: Glyph[][] = [];
  for (const glyph of ordered) {
    if (glyph.text.trim() === '') continue;
    const run = runs.at(-1);
    if (run && !isApart(run, glyph)) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs.map((glyphs) => ({ glyphs, spaces }));
}

function isApart(run: Glyph[], glyph: Glyph): boolean {
  const last = run.at(-1);
  if (!last) return false;
  const gap = glyph.x - (last.x + last.width);
  // A large heading beside small text stands in another column even where they nearly touch.
  const isAlike = Math.max(last.size, glyph.size) < 1.3 * Math.min(last.size, glyph.size);
  const size = Math.min(last.size, glyph.size) * (isAlike ? 1 : 0.8);
  return gap > FRAGMENT_GAP * size && !isTracked(run, gap, size);
}

/** A title with very wide letter spacing has gaps of one width between all its letters. */
function isTracked(run: Glyph[], gap: number, size: number): boolean {
  if (run.length < 3 || gap > 2.2 * size) return false;
  const usual = median(gapsOf(run));
  return usual > 0.45 * size && gap < usual * 2.6;
}

/** Some programs fake bold type: they print each glyph twice, slightly shifted. */
function withoutDoubles(glyphs: Glyph[]): Glyph[] {
  return glyphs.filter(
    (glyph, index) =>
      glyph.text.trim() === '' ||
      !glyphs
        .slice(Math.max(0, index - 4), index)
        .some((other) => other.text === glyph.text && glyph.x - other.x < DOUBLE_SHIFT * glyph.size),
  );
}
