import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import { IDENTITY, multiply } from './geometry.js';
import type { TextItem } from './graphics-state.js';
import type { PageCanvas } from './page-canvas.js';

/** @param order the position of the operator in the painting order */
type Operator = (canvas: PageCanvas, args: unknown[], order: number) => void;

const numberAt = (args: unknown[], index: number) => (args as number[])[index] ?? 0;

const restore: Operator = (canvas) => canvas.restore();
const clip: Operator = (canvas) => canvas.clipNextPath();
const picture: Operator = (canvas, _args, order) => canvas.picture(order);

type Measure = 'lineWidth' | 'charSpacing' | 'wordSpacing' | 'rise' | 'mode';
const sets =
  (key: Measure): Operator =>
  ({ state }, args) => {
    state[key] = numberAt(args, 0);
  };
/** Patterns and gradients have names in place of colours. */
const setsColor =
  (key: 'fill' | 'stroke', isKnown: boolean): Operator =>
  ({ state }, args) => {
    state[key] = isKnown && typeof args[0] === 'string' ? args[0] : '';
  };

/** What the operators of a page do to a canvas; all others do not change what is read. */
const OPERATORS = new Map<number, Operator>([
  [OPS.save, (canvas) => canvas.save()],
  [OPS.restore, restore],
  [OPS.paintFormXObjectEnd, restore],
  [OPS.endAnnotation, restore],
  [OPS.transform, (canvas, args) => canvas.transform(args as number[])],
  [OPS.paintFormXObjectBegin, beginForm],
  [OPS.beginAnnotation, beginAnnotation],
  [OPS.setGState, setGraphicsState],
  [OPS.setFillRGBColor, setsColor('fill', true)],
  [OPS.setFillColorN, setsColor('fill', false)],
  [OPS.setFillTransparent, setsColor('fill', false)],
  [OPS.setStrokeRGBColor, setsColor('stroke', true)],
  [OPS.setStrokeColorN, setsColor('stroke', false)],
  [OPS.setStrokeTransparent, setsColor('stroke', false)],
  [OPS.setLineWidth, sets('lineWidth')],
  [OPS.clip, clip],
  [OPS.eoClip, clip],
  [
    OPS.constructPath,
    (canvas, [operator, data, bounds], order) =>
      canvas.path(
        operator as number,
        ((data ?? []) as ArrayLike<number>[])[0] ?? null,
        (bounds ?? null) as ArrayLike<number> | null,
        order,
      ),
  ],
  [OPS.shadingFill, (canvas, _args, order) => canvas.shading(order)],
  [OPS.paintImageXObject, picture],
  [OPS.paintInlineImageXObject, picture],
  [OPS.paintImageXObjectRepeat, picture],
  [OPS.paintImageMaskXObject, picture],
  [OPS.beginText, (canvas) => canvas.setTextMatrix(IDENTITY)],
  [OPS.setTextMatrix, setTextMatrix],
  [OPS.setCharSpacing, sets('charSpacing')],
  [OPS.setWordSpacing, sets('wordSpacing')],
  [
    OPS.setHScale,
    ({ state }, args) => {
      state.scale = numberAt(args, 0) / 100;
    },
  ],
  [
    OPS.setLeading,
    ({ state }, args) => {
      state.leading = -numberAt(args, 0);
    },
  ],
  [OPS.setTextRise, sets('rise')],
  [OPS.setTextRenderingMode, sets('mode')],
  [OPS.setFont, (canvas, args) => canvas.setFont(String(args[0]), numberAt(args, 1))],
  [OPS.moveText, (canvas, args) => canvas.moveText(numberAt(args, 0), numberAt(args, 1))],
  [
    OPS.setLeadingMoveText,
    (canvas, args) => {
      canvas.state.leading = numberAt(args, 1);
      canvas.moveText(numberAt(args, 0), numberAt(args, 1));
    },
  ],
  [OPS.nextLine, (canvas) => canvas.moveText(0, canvas.state.leading)],
  [OPS.showText, (canvas, args, order) => canvas.showText((args[0] ?? []) as TextItem[], order)],
]);

export function runOperators(list: PDFOperatorList, canvas: PageCanvas): void {
  list.fnArray.forEach((operator: number, order: number) => {
    OPERATORS.get(operator)?.(canvas, (list.argsArray[order] ?? []) as unknown[], order);
  });
}

function beginForm(canvas: PageCanvas, [matrix, bounds]: unknown[]): void {
  canvas.save();
  if (matrix) canvas.transform(matrix as number[]);
  if (bounds) canvas.clipTo(bounds as number[]);
}

function beginAnnotation(canvas: PageCanvas, [_id, _rect, transform, matrix]: unknown[]): void {
  canvas.save();
  for (const one of [transform, matrix]) if (one) canvas.transform(one as number[]);
}

function setGraphicsState(canvas: PageCanvas, args: unknown[]): void {
  for (const [key, value] of (args[0] ?? []) as [string, unknown][]) {
    if (key === 'ca') canvas.state.alpha = value as number;
    if (key === 'CA') canvas.state.strokeAlpha = value as number;
    if (key === 'LW') canvas.state.lineWidth = value as number;
    if (key === 'Font') canvas.setFont(...(value as [string, number]));
  }
}

function setTextMatrix(canvas: PageCanvas, args: unknown[]): void {
  const [first] = args;
  const values = Array.isArray(first) || ArrayBuffer.isView(first) ? first : args;
  canvas.setTextMatrix(multiply(IDENTITY, values as number[]));
}
