import type { Glyph } from '../pdf/page-paint.js';
import { isTableHead } from '../lexicon/table-heads.js';
import { fragmentOf } from './fragment-text.js';
import type { GlyphRun } from './glyph-run.js';

/** Fewer runs of text that begin at one place do so by chance. */
const MIN_STARTS = 5;
/** Share of the size by which beginnings in one column may differ. */
const ALIGNED = 0.15;
/** In sizes: a line of about 40 letters. Labels and dates are shorter, and belong to the values behind them. */
const MIN_LINE = 20;
/** In sizes: the row above the first clear beginning, and the one below the last. */
const MARGIN = 2;
/** A table with fewer columns has cells that are wide enough. */
const MIN_COLUMNS = 3;
/** The gap before the edge of a column, in sizes: wider than most word spaces, narrower than the gaps that separate text anywhere. */
const EDGE_GAP = 0.4;

/**
 * Splits runs of text where the next column begins, though the gutter is hardly wider than a word space (LaTeX): at an
 * edge where many runs begin and, as far down as they go, nothing is printed across.
 */
export function splitAtColumnEdges(runs: GlyphRun[]): GlyphRun[] {
  return [...edgesOf(runs.map(({ glyphs }) => glyphs)), ...edgesOfTables(runs)].reduce(
    (parts, edge) =>
      parts.flatMap(({ glyphs, spaces }) => {
        const at = isBeside(glyphs, edge, MARGIN) ? breakAt(glyphs, edge.x) : -1;
        const split = at > 0 ? [glyphs.slice(0, at), glyphs.slice(at)] : [glyphs];
        return split.map((part) => ({ glyphs: part, spaces }));
      }),
    runs,
  );
}

interface Edge {
  x: number;
  top: number;
  bottom: number;
}

function edgesOf(runs: Glyph[][]): Edge[] {
  const starts = runs
    .flatMap(([first]) => (first ? [{ x: first.x, y: first.y, size: first.size }] : []))
    .sort((a, b) => a.x - b.x);
  const edges: Edge[] = [];
  let from = 0;
  while (from < starts.length) {
    const { x, size } = starts[from] ?? { x: 0, size: 0 };
    let to = from;
    while (to < starts.length && (starts[to]?.x ?? 0) - x <= ALIGNED * size) to += 1;
    const column = starts.slice(from, to);
    const heights = column.map((start) => start.y);
    const edge = { x, top: Math.min(...heights), bottom: Math.max(...heights) };
    if (column.length >= MIN_STARTS && isGutter(runs, edge)) edges.push(edge);
    from = to;
  }
  return edges;
}

/** Where the names of the columns of a table begin, down to the last cell there: long cells reach up to the next one. */
function edgesOfTables(runs: GlyphRun[]): Edge[] {
  const rows = Map.groupBy(runs, ({ glyphs: [first] }) => Math.round(first?.y ?? 0));
  return [...rows.values()].flatMap((row) => {
    if (row.length < MIN_COLUMNS || !isTableHead(row.map(fragmentOf))) return [];
    return row.flatMap(({ glyphs: [head] }) => {
      if (!head) return [];
      const cells = runs.flatMap(({ glyphs: [first] }) =>
        first && first.y > head.y && Math.abs(first.x - head.x) <= ALIGNED * head.size ? [first.y] : [],
      );
      return cells.length > 0 ? [{ x: head.x, top: head.y, bottom: Math.max(...cells) }] : [];
    });
  });
}

/** Text reaches over the edge, and all of it can be split there; most of what stands before it are lines, not labels. */
function isGutter(runs: Glyph[][], edge: Edge): boolean {
  const across = runs.filter((part) => isBeside(part, edge) && reachesOver(part, edge.x));
  const lines = across.filter(([first]) => first && edge.x - first.x > MIN_LINE * first.size);
  return (
    lines.length > 0 && lines.length * 2 >= across.length && across.every((part) => breakAt(part, edge.x) > 0)
  );
}

/** @param margin sizes above and below in which the column may go on */
const isBeside = ([first]: Glyph[], { top, bottom }: Edge, margin = 0.1) =>
  first !== undefined && first.y >= top - margin * first.size && first.y <= bottom + margin * first.size;

function reachesOver(part: Glyph[], x: number): boolean {
  const [first, last] = [part[0], part[part.length - 1]];
  return first !== undefined && last !== undefined && first.x < x - first.size && last.x + last.width > x + 1;
}

/** Index of the glyph that begins at the edge after a gap; -1 when none does. */
function breakAt(part: Glyph[], x: number): number {
  return part.findIndex((glyph, index) => {
    const before = part[index - 1];
    return (
      before !== undefined &&
      Math.abs(glyph.x - x) <= ALIGNED * glyph.size &&
      glyph.x - (before.x + before.width) >= EDGE_GAP * glyph.size
    );
  });
}
