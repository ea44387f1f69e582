import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { boundsOf, IDENTITY, intersect, multiply, type Matrix } from './geometry.js';
import { initialState, type FontData, type GraphicsState, type TextItem } from './graphics-state.js';
import type { FontUses } from './font-use.js';
import type { Glyph, PagePaint } from './page-paint.js';
import { PaintedAreas } from './painted-areas.js';
import { strokedBoxes } from './painted-strokes.js';
import { paintedText, type Pen } from './painted-text.js';

const BOTH = [OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];
const FILLS = new Set<number>([OPS.fill, OPS.eoFill, ...BOTH]);
const STROKES = new Set<number>([OPS.stroke, OPS.closeStroke, ...BOTH]);
/** In page units; a thinner line is no background. */
const MIN_BAR_WIDTH = 2;
/** A lighter paint lets what is under it through. */
const MIN_COVERING_ALPHA = 0.5;

/** Keeps what is painted on a page: which glyphs where, in which colour, and over which areas. */
export class PageCanvas {
  private readonly glyphs: Glyph[] = [];
  private readonly areas = new PaintedAreas();
  private readonly fonts = new Map<FontData, number>();
  private readonly stack: GraphicsState[] = [];
  private textMatrix: Matrix = IDENTITY;
  private pen: Pen = { x: 0, y: 0 };
  private lineStart: Pen = { x: 0, y: 0 };
  /** The next path is a clip. */
  private isClipPending = false;
  state: GraphicsState;

  constructor(
    private readonly page: PDFPageProxy,
    private readonly width: number,
    private readonly height: number,
    base: Matrix,
    private readonly uses: FontUses,
  ) {
    this.state = initialState(base, width, height);
  }

  result(): PagePaint {
    const { page, width, height, glyphs, areas, fonts } = this;
    return { number: page.pageNumber, width, height, glyphs, paints: areas.paints, fonts };
  }

  save(): void {
    this.stack.push({ ...this.state });
  }

  restore(): void {
    this.state = this.stack.pop() ?? this.state;
  }

  transform(matrix: ArrayLike<number>): void {
    this.state.ctm = multiply(this.state.ctm, matrix);
  }

  clipTo(bounds: ArrayLike<number>): void {
    this.state.clip = intersect(this.state.clip, boundsOf(this.state.ctm, bounds));
  }

  clipNextPath(): void {
    this.isClipPending = true;
  }

  /** @param bounds the box around the path; null or infinite for an empty path */
  path(
    operator: number,
    path: ArrayLike<number> | null,
    bounds: ArrayLike<number> | null,
    order: number,
  ): void {
    const { state, isClipPending } = this;
    this.isClipPending = false;
    if (!bounds || !Number.isFinite(bounds[0] ?? NaN)) return;
    const box = boundsOf(state.ctm, bounds);
    if (FILLS.has(operator) && state.alpha > MIN_COVERING_ALPHA)
      this.areas.add(intersect(box, state.clip), order, state.fill);
    if (STROKES.has(operator) && path) this.stroke(path, order);
    if (isClipPending) state.clip = intersect(state.clip, box);
  }

  /** A heavy line paints a bar. */
  private stroke(path: ArrayLike<number>, order: number): void {
    const { state } = this;
    const width = state.lineWidth * Math.hypot(state.ctm[0], state.ctm[1]);
    if (width < MIN_BAR_WIDTH || state.strokeAlpha <= MIN_COVERING_ALPHA) return;
    for (const box of strokedBoxes(path, state.lineWidth, state.ctm))
      this.areas.add(intersect(box, state.clip), order, state.stroke);
  }

  picture(order: number): void {
    this.areas.paints.push({ box: boundsOf(this.state.ctm, [0, 0, 1, 1]), order, color: '' });
  }

  shading(order: number): void {
    this.areas.paints.push({ box: this.state.clip, order, color: '' });
  }

  setFont(name: string, size: number): void {
    const fonts = this.page.commonObjs as unknown as {
      has(id: string): boolean;
      get(id: string): FontData | null;
    };
    this.state.fontSize = size;
    this.state.font = (fonts.has(name) ? fonts.get(name) : null) ?? {};
  }

  setTextMatrix(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.lineStart = { x: 0, y: 0 };
    this.pen = { x: 0, y: 0 };
  }

  moveText(dx: number, dy: number): void {
    this.lineStart = { x: this.lineStart.x + dx, y: this.lineStart.y + dy };
    this.pen = { ...this.lineStart };
  }

  /** Moves the pen behind the text. */
  showText(items: TextItem[], order: number): void {
    const { font } = this.state;
    this.fonts.set(font, (this.fonts.get(font) ?? 0) + this.uses.add(font, items));
    const matrix = multiply(this.state.ctm, this.textMatrix);
    for (const glyph of paintedText(items, this.state, matrix, this.pen, order)) this.glyphs.push(glyph);
  }
}
