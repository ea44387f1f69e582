import { isHeading, isOnBaseline } from './column-test.js';
import type { Fragment } from './text-line.js';

/** Two columns, from the top down, and what is read before and after them. */
export interface Split {
  above: Fragment[];
  left: Fragment[];
  right: Fragment[];
  below: Fragment[];
}

/**
 * Contacts beside a name are columns of the head alone: what stands below them, from the first heading on, is read
 * across the page. Columns that begin with headings on one row begin there: what stands above them is the head.
 */
export function withSectionsBelow(split: Split): Split {
  return headBeside(split) ?? columnsFromHeadings(split) ?? split;
}

/** One side has no heading and ends above the first one of the other side. */
function headBeside({ above, left, right, below }: Split): Split | undefined {
  const top = Math.min(...[...left, ...right].filter(isHeading).map(topOf));
  const isHead = (side: Fragment[]) => side.every(({ y }) => y < top);
  if (!Number.isFinite(top) || isHead(left) === isHead(right)) return undefined;
  const isAbove = ({ y }: Fragment) => y < top;
  return {
    above,
    left: left.filter(isAbove),
    right: right.filter(isAbove),
    below: [...[...left, ...right].filter((fragment) => !isAbove(fragment)), ...below],
  };
}

/** The headings of both sides stand on one row, printed alike, below a head with parts of both sides on a row. */
function columnsFromHeadings({ above, left, right, below }: Split): Split | undefined {
  const first = [...left, ...right].filter(isHeading).sort((a, b) => a.y - b.y)[0];
  if (!first) return undefined;
  const isInRow = (fragment: Fragment) =>
    isOnBaseline(fragment, first) &&
    Math.abs(fragment.size - first.size) < 0.3 &&
    fragment.bold === first.bold;
  if (!left.some(isInRow) || !right.some(isInRow)) return undefined;
  const isAbove = (fragment: Fragment) => fragment.y < first.y && !isInRow(fragment);
  const [leftHead, rightHead] = [left.filter(isAbove), right.filter(isAbove)];
  if (!leftHead.some((one) => rightHead.some((other) => isOnBaseline(one, other)))) return undefined;
  const isBelow = (fragment: Fragment) => !isAbove(fragment);
  return {
    above: [...above, ...leftHead, ...rightHead],
    left: left.filter(isBelow),
    right: right.filter(isBelow),
    below,
  };
}

const topOf = ({ y, size }: Fragment): number => y - size;
