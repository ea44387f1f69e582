import '../pdf/pdf-globals.js';
import type { PDFOperatorList, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { multiply, type Matrix } from '../pdf/geometry.js';

/** Grey pixels from the top left, 0 is black. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Pixels for each point of the page. */
  scale: number;
}

/** Bounds of the longer side of the recognised picture: A4 at 130 to 200 dpi. Between them, the own size of the scan is best. */
export const LONG_SIDE_PIXELS = { min: 1_500, max: 2_400 };
/** Pictures that cover a smaller share of the page are logos and signatures. */
const MIN_SHARE = 0.2;

const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/** As pdf.js returns it: one bit, three bytes or four for each pixel; a mask has one bit, set where nothing is painted. */
interface Decoded {
  width: number;
  height: number;
  kind?: number;
  data: Uint8Array | Uint8ClampedArray | string | null;
}

interface Placed {
  image: Decoded;
  isMask: boolean;
  /** From the unit square, whose origin is the picture's bottom left, to points from the page's top left. */
  matrix: Matrix;
}

/** Paints the pictures of a page onto one grey sheet. Returns undefined if they are too small to hold text. */
export async function pictureOf(page: PDFPageProxy): Promise<Picture | undefined> {
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList({ intent: 'display' });
  const placed = await placedOn(page, list, viewport.transform as Matrix);
  const area = placed.reduce(
    (sum, { matrix }) => sum + Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]),
    0,
  );
  if (area < MIN_SHARE * viewport.width * viewport.height) return undefined;
  const long = Math.max(viewport.width, viewport.height);
  const own = Math.max(...placed.map(({ image, matrix }) => image.width / Math.hypot(matrix[0], matrix[1])));
  const scale = Math.min(LONG_SIDE_PIXELS.max, Math.max(LONG_SIDE_PIXELS.min, own * long)) / long;
  const width = Math.round(viewport.width * scale);
  const height = Math.round(viewport.height * scale);
  const pixels = new Uint8Array(width * height).fill(255);
  const sheet = { width, height, pixels, scale };
  for (const one of placed) paint(sheet, one);
  return sheet;
}

async function placedOn(page: PDFPageProxy, list: PDFOperatorList, base: Matrix): Promise<Placed[]> {
  const placed: Placed[] = [];
  const stack: Matrix[] = [];
  let matrix = base;
  for (const [index, operator] of list.fnArray.entries()) {
    const args = (list.argsArray[index] ?? []) as unknown[];
    matrix = matrixAfter(operator, args, matrix, stack);
    if (!PICTURES.has(operator)) continue;
    const image = await decoded(page, args[0]);
    if (image) placed.push({ image, isMask: operator === OPS.paintImageMaskXObject, matrix });
  }
  return placed;
}

function matrixAfter(operator: number, args: unknown[], matrix: Matrix, stack: Matrix[]): Matrix {
  switch (operator) {
    case OPS.save:
      stack.push(matrix);
      return matrix;
    case OPS.restore:
    case OPS.paintFormXObjectEnd:
      return stack.pop() ?? matrix;
    case OPS.transform:
      return multiply(matrix, args as number[]);
    case OPS.paintFormXObjectBegin:
      stack.push(matrix);
      return args[0] ? multiply(matrix, args[0] as number[]) : matrix;
    default:
      return matrix;
  }
}

async function decoded(page: PDFPageProxy, what: unknown): Promise<Decoded | undefined> {
  const image = (typeof what === 'string' ? await objectOf(page, what) : what) as Decoded | null;
  if (!image) return undefined;
  if (typeof image.data !== 'string') return image.data ? image : undefined;
  const data = (await objectOf(page, image.data)) as Decoded | null;
  return data?.data ? { ...image, data: data.data } : undefined;
}

/** Names of pictures that several pages share begin with 'g_'. */
function objectOf(page: PDFPageProxy, id: string): Promise<unknown> {
  const store = (id.startsWith('g_') ? page.commonObjs : page.objs) as unknown as {
    get(id: string, done: (value: unknown) => void): void;
  };
  return new Promise((resolve) => store.get(id, resolve));
}

/** Takes each pixel of the sheet from the picture, so that turned, mirrored and striped scans come out upright. */
function paint(sheet: Picture, { image, isMask, matrix }: Placed): void {
  const [a, b, c, d, e, f] = matrix.map((value) => value * sheet.scale) as Matrix;
  const determinant = a * d - b * c;
  if (determinant === 0) return;
  const grey = greyOf(image, isMask);
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const x1 = Math.min(sheet.width, Math.ceil(Math.max(...xs)));
  const y1 = Math.min(sheet.height, Math.ceil(Math.max(...ys)));
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < y1; y += 1) {
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x < x1; x += 1) {
      const dx = x + 0.5 - e;
      const dy = y + 0.5 - f;
      const u = ((d * dx - c * dy) / determinant) * image.width - 0.5;
      const v = (1 - (a * dy - b * dx) / determinant) * image.height - 0.5;
      if (u < -0.5 || v < -0.5 || u > image.width - 0.5 || v > image.height - 0.5) continue;
      sheet.pixels[y * sheet.width + x] = interpolated(grey, image, u, v);
    }
  }
}

/** The mean of four neighbours by their distance: bilinear interpolation. */
export function interpolated(grey: Grey, { width, height }: Size, u: number, v: number): number {
  const left = Math.max(0, Math.floor(u));
  const top = Math.max(0, Math.floor(v));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const s = Math.max(0, u - left);
  const t = Math.max(0, v - top);
  const upper = grey(left, top) * (1 - s) + grey(right, top) * s;
  return upper * (1 - t) + (grey(left, bottom) * (1 - s) + grey(right, bottom) * s) * t;
}

type Grey = (x: number, y: number) => number;
type Size = Pick<Picture, 'width' | 'height'>;

function greyOf({ data, width, height, kind }: Decoded, isMask: boolean): Grey {
  const bytes = data as Uint8Array;
  if (isMask || kind === 1) {
    const row = (width + 7) >> 3;
    return (x, y) => (((bytes[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0);
  }
  const step = kind === 3 || bytes.length >= width * height * 4 ? 4 : 3;
  return (x, y) => {
    const at = (y * width + x) * step;
    return ((bytes[at] ?? 0) * 77 + (bytes[at + 1] ?? 0) * 151 + (bytes[at + 2] ?? 0) * 28) >> 8;
  };
}
