export type Matrix = [number, number, number, number, number, number];

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` applied first, then `outer`, as PDF concatenates matrices. */
export function multiply(outer: Matrix, inner: ArrayLike<number>): Matrix {
  const [a, b, c, d, e, f] = [
    inner[0] ?? 1,
    inner[1] ?? 0,
    inner[2] ?? 0,
    inner[3] ?? 1,
    inner[4] ?? 0,
    inner[5] ?? 0,
  ];
  return [
    outer[0] * a + outer[2] * b,
    outer[1] * a + outer[3] * b,
    outer[0] * c + outer[2] * d,
    outer[1] * c + outer[3] * d,
    outer[0] * e + outer[2] * f + outer[4],
    outer[1] * e + outer[3] * f + outer[5],
  ];
}

export function apply(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

export function boundsOf(matrix: Matrix, box: ArrayLike<number>): Box {
  const [x0, y0, x1, y1] = [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0];
  const corners = [
    apply(matrix, x0, y0),
    apply(matrix, x1, y0),
    apply(matrix, x0, y1),
    apply(matrix, x1, y1),
  ];
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

export function intersect(a: Box, b: Box): Box {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

export function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}
