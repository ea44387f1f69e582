import { startsWithBullet } from '../lexicon/text.js';
import type { Line } from './text-line.js';

/** Returns a test for the lines of a document: the margin broke the line with this index, not its author. */
export function wrapTest(lines: Line[]): (index: number) => boolean {
  const margins = rightMargins(lines);
  const flushRight = blocksFlushRight(lines, margins);
  return (index) => {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line === undefined || next === undefined || flushRight.has(line.block)) return false;
    return isWrapped(line, next, margins.get(line.block) ?? 0);
  };
}

/** Fewer lines end in one place by chance. */
const MIN_FLUSH = 3;
/** In points: lines end, or begin, in one place up to this distance. */
const ALIGNED = 2;

/** Blocks set flush right, such as contacts at the edge of a page: each line begins elsewhere, and all end at the margin. */
function blocksFlushRight(lines: Line[], margins: Map<number, number>): Set<number> {
  const blocks = Map.groupBy(lines, ({ block }) => block);
  const isFlush = ([block, own]: [number, Line[]]) =>
    own.length >= MIN_FLUSH &&
    own.every(({ x1 }) => (margins.get(block) ?? 0) - x1 <= ALIGNED) &&
    new Set(own.map(({ x0 }) => Math.round(x0 / ALIGNED))).size > own.length / 2;
  return new Set([...blocks].filter(isFlush).map(([block]) => block));
}

function rightMargins(lines: Line[]): Map<number, number> {
  const margins = new Map<number, number>();
  for (const line of lines) margins.set(line.block, Math.max(margins.get(line.block) ?? 0, line.x1));
  return margins;
}

/** The first word of the next line would not have fitted on this one. */
function isWrapped(line: Line, next: Line, rightMargin: number): boolean {
  if (!goesOn(line, next)) return false;
  const [word = ''] = next.text.split(' ');
  const characterWidth = (next.x1 - next.x0) / Math.max(1, next.text.length);
  return line.x1 + characterWidth * (word.length + 1) > rightMargin + 1;
}

/** The weight may change within a name: 'UNIVERSIDADE FEDERAL' over 'DO CEARÁ'. */
const GOES_ON = /^(?:d[aeo]s?|of|and)\s\p{L}/iu;

function goesOn(line: Line, next: Line): boolean {
  return (
    line.block === next.block &&
    next.gap <= 1.75 &&
    next.fragments.length <= 1 &&
    !startsWithBullet(next.text) &&
    Math.abs(line.size - next.size) <= 0.6 &&
    (line.bold === next.bold || (line.bold && GOES_ON.test(next.text)))
  );
}
