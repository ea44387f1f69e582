import { boundsOf, type Box, type Matrix } from './geometry.js';

/** The operators in the path of pdf.js, each followed by its coordinates. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const CLOSE = 3;
/** A drawing has thousands of segments; a bar has few. */
const MAX_NUMBERS = 200;

type Point = [number, number];

/** The areas that the level and upright segments of a path cover with a pen of this width: a heavy line is a bar. */
export function strokedBoxes(path: ArrayLike<number>, lineWidth: number, ctm: Matrix): Box[] {
  const isUpright = (ctm[1] === 0 && ctm[2] === 0) || (ctm[0] === 0 && ctm[3] === 0);
  if (!isUpright || path.length > MAX_NUMBERS) return [];
  const half = lineWidth / 2;
  return segmentsOf(path).flatMap(([[x0, y0], [x1, y1]]) => {
    if (x0 !== x1 && y0 !== y1) return [];
    const isLevel = y0 === y1;
    const [left, right] = [Math.min(x0, x1), Math.max(x0, x1)];
    const [bottom, top] = [Math.min(y0, y1), Math.max(y0, y1)];
    const box = isLevel ? [left, bottom - half, right, top + half] : [left - half, bottom, right + half, top];
    return [boundsOf(ctm, box)];
  });
}

function segmentsOf(path: ArrayLike<number>): [Point, Point][] {
  const segments: [Point, Point][] = [];
  const pointAt = (index: number): Point => [path[index] ?? 0, path[index + 1] ?? 0];
  let start: Point = [0, 0];
  let pen: Point = [0, 0];
  for (let at = 0; at < path.length;) {
    const operator = path[at];
    if (operator === MOVE) start = pen = pointAt(at + 1);
    else if (operator === LINE) {
      segments.push([pen, pointAt(at + 1)]);
      pen = pointAt(at + 1);
    } else if (operator === CURVE) pen = pointAt(at + 5);
    else if (operator === CLOSE) {
      segments.push([pen, start]);
      pen = start;
    } else return segments;
    at += operator === CURVE ? 7 : operator === CLOSE ? 1 : 3;
  }
  return segments;
}
