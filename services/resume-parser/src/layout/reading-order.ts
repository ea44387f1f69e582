import { cardsIn, rowsOf } from './cards.js';
import { isColumnPair } from './column-test.js';
import { withSectionsBelow, type Split } from './page-head.js';
import { textOf, type Fragment, type Line } from './text-line.js';

/** A narrower gap is a tab stop, not a gutter. */
const MIN_GUTTER_POINTS = 6;
/** Deeper nesting is a drawing, not a résumé. */
const MAX_DEPTH = 6;

export function readingOrder(fragments: Fragment[], depth = 0): Fragment[][] {
  const sorted = [...fragments].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  if (sorted.length < 4 || depth > MAX_DEPTH) return sorted.length > 0 ? [sorted] : [];
  const found = bestSplit(sorted);
  const split = found && withSectionsBelow(found);
  if (!split) return cardsIn(sorted) ?? [sorted];
  return [split.above, split.left, split.right, split.below].flatMap((part) => readingOrder(part, depth + 1));
}

/** The gutter that divides the most lines: a left edge that no fragment of a long run crosses. */
function bestSplit(sorted: Fragment[]): Split | undefined {
  let best: Split | undefined;
  let bestScore = 0;
  for (const x of leftEdges(sorted)) {
    for (const run of runsWithout(sorted, x)) {
      const from = run.from + standingAlone(sorted.slice(run.from, run.to), x);
      const part = sorted.slice(from, run.to);
      const left = part.filter((fragment) => fragment.x0 < x - 1);
      const right = part.filter((fragment) => fragment.x0 >= x - 1);
      const score = Math.min(left.length, right.length) * 2 + part.length * 0.05;
      if (score <= bestScore || left.length < 2 || right.length < 2) continue;
      if (gutter(left, right) < MIN_GUTTER_POINTS || !isColumnPair(left, right)) continue;
      bestScore = score;
      best = { above: sorted.slice(0, from), left, right, below: sorted.slice(run.to) };
    }
  }
  return best;
}

/** Counts the fragments at the top with nothing beside them: a centred name is no column. */
function standingAlone(run: Fragment[], x: number): number {
  const firstLeft = run.findIndex((fragment) => fragment.x0 < x - 1);
  const firstRight = run.findIndex((fragment) => fragment.x0 >= x - 1);
  const later = run[Math.max(firstLeft, firstRight)];
  if (firstLeft < 0 || firstRight < 0 || !later) return 0;
  const top = later.y - later.size;
  const first = run.findIndex((fragment) => fragment.y >= top);
  return Math.max(0, first);
}

function gutter(left: Fragment[], right: Fragment[]): number {
  return Math.min(...right.map((fragment) => fragment.x0)) - Math.max(...left.map((fragment) => fragment.x1));
}

/** Where columns may begin: edges that several fragments share, and the outermost of those set flush right. */
function leftEdges(fragments: Fragment[]): number[] {
  const counts = new Map<number, number>();
  const flush = new Map<number, number>();
  for (const fragment of fragments) {
    const left = Math.round(fragment.x0);
    const right = Math.round(fragment.x1);
    counts.set(left, (counts.get(left) ?? 0) + 1);
    flush.set(right, Math.min(flush.get(right) ?? Infinity, left));
  }
  const near = (key: number) => (counts.get(key) ?? 0) + (counts.get(key + 1) ?? 0);
  const shared = [...counts.keys()]
    .filter((key) => near(key) >= 2)
    .sort((a, b) => near(b) - near(a))
    .slice(0, 40);
  return [...new Set([...shared, ...flush.values()])].slice(0, 80);
}

/** Runs of consecutive fragments, from the top down, none of which crosses the vertical line at `x`. */
function runsWithout(sorted: Fragment[], x: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = 0;
  sorted.forEach((fragment, index) => {
    if (fragment.x0 < x - 1 && fragment.x1 > x - MIN_GUTTER_POINTS + 1) {
      if (index > from) runs.push({ from, to: index });
      from = index + 1;
    }
  });
  if (sorted.length > from) runs.push({ from, to: sorted.length });
  return runs;
}

/** 'Phone' before ': 0803 555 0129': the colon belongs to the label. */
const withColons = (row: Fragment[]): Fragment[] =>
  row.map((fragment, at) => {
    const isValue = at > 0 && /^:\s/.test(fragment.text);
    const isLabel = /^:\s/.test(row[at + 1]?.text ?? '') && !fragment.text.endsWith(':');
    const text = isValue ? fragment.text.replace(/^:\s+/, '') : fragment.text;
    return isValue || isLabel ? { ...fragment, text: isLabel ? `${text}:` : text } : fragment;
  });

export function linesOf(fragments: Fragment[], page: number, block: number): Line[] {
  let above: number | undefined;
  return rowsOf(fragments).map((row) => {
    const cells = withColons(row);
    const size = Math.max(...row.map((fragment) => fragment.size));
    const y = row[0]?.y ?? 0;
    const gap = above === undefined ? 9 : (y - above) / Math.max(1, size);
    above = y;
    return {
      text: textOf(cells),
      fragments: cells,
      x0: Math.min(...row.map((fragment) => fragment.x0)),
      x1: Math.max(...row.map((fragment) => fragment.x1)),
      y,
      size,
      bold: row.every((fragment) => fragment.bold),
      page,
      block,
      gap,
    };
  });
}
