import type { PDFOperatorList, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IDENTITY, apply, boundsOf, intersect, multiply, type Box, type Matrix } from './geometry.js';
import type { Glyph, PagePaint, Paint } from './page-paint.js';
import { visibleCharacters } from './visible-characters.js';

interface PdfGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

interface FontData {
  name?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  fontMatrix?: number[];
  isType3Font?: boolean;
}

interface State {
  ctm: Matrix;
  fill: string;
  alpha: number;
  clip: Box;
  font: FontData;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
}

const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObject,
]);

/** Replays the painting of a page, keeping what was written where, in which colour, over what. */
export class PageInterpreter {
  private readonly glyphs: Glyph[] = [];
  private readonly paints: Paint[] = [];
  private readonly stack: State[] = [];
  private state: State;
  private textMatrix: Matrix = IDENTITY;
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;
  private pendingClip = false;

  constructor(
    private readonly page: PDFPageProxy,
    private readonly width: number,
    private readonly height: number,
    base: Matrix,
  ) {
    this.state = {
      ctm: base,
      fill: '#000000',
      alpha: 1,
      clip: { x0: 0, y0: 0, x1: width, y1: height },
      font: {},
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    };
  }

  run(list: PDFOperatorList): PagePaint {
    list.fnArray.forEach((operator: number, order: number) => {
      this.step(operator, (list.argsArray[order] ?? []) as unknown[], order);
    });
    return { width: this.width, height: this.height, glyphs: this.glyphs, paints: this.paints };
  }

  private step(operator: number, args: unknown[], order: number): void {
    const { state } = this;
    const numbers = args as number[];
    const first = numbers[0] ?? 0;
    switch (operator) {
      case OPS.save:
        this.stack.push({ ...state });
        return;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        this.state = this.stack.pop() ?? state;
        return;
      case OPS.transform:
        state.ctm = multiply(state.ctm, numbers);
        return;
      case OPS.paintFormXObjectBegin: {
        this.stack.push({ ...state });
        if (args[0]) state.ctm = multiply(state.ctm, args[0] as number[]);
        if (args[1]) state.clip = intersect(state.clip, boundsOf(state.ctm, args[1] as number[]));
        return;
      }
      case OPS.beginAnnotation: {
        // [id, rect, transform, matrix]
        this.stack.push({ ...state });
        for (const matrix of [args[2], args[3]])
          if (matrix) state.ctm = multiply(state.ctm, matrix as number[]);
        return;
      }
      case OPS.setGState:
        for (const [key, value] of (args[0] ?? []) as [string, unknown][]) {
          if (key === 'ca') state.alpha = value as number;
          if (key === 'Font') this.setFont(...(value as [string, number]));
        }
        return;
      case OPS.setFillRGBColor:
        state.fill = String(args[0] ?? '');
        return;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = '';
        return;
      case OPS.clip:
      case OPS.eoClip:
        this.pendingClip = true;
        return;
      case OPS.constructPath:
        this.path(first, args[2] as ArrayLike<number> | null, order);
        return;
      case OPS.shadingFill:
        this.paints.push({ box: state.clip, order, color: '' });
        return;
      case OPS.beginText:
        this.setTextMatrix(IDENTITY);
        return;
      case OPS.setTextMatrix:
        this.setTextMatrix(
          multiply(
            IDENTITY,
            (Array.isArray(args[0]) || ArrayBuffer.isView(args[0]) ? args[0] : args) as number[],
          ),
        );
        return;
      case OPS.setCharSpacing:
        state.charSpacing = first;
        return;
      case OPS.setWordSpacing:
        state.wordSpacing = first;
        return;
      case OPS.setHScale:
        state.scale = first / 100;
        return;
      case OPS.setLeading:
        state.leading = -first;
        return;
      case OPS.setTextRise:
        state.rise = first;
        return;
      case OPS.setTextRenderingMode:
        state.mode = first;
        return;
      case OPS.setFont:
        this.setFont(String(args[0]), numbers[1] ?? 0);
        return;
      case OPS.moveText:
        this.moveText(first, numbers[1] ?? 0);
        return;
      case OPS.setLeadingMoveText:
        state.leading = numbers[1] ?? 0;
        this.moveText(first, numbers[1] ?? 0);
        return;
      case OPS.nextLine:
        this.moveText(0, state.leading);
        return;
      case OPS.showText:
        this.showText((args[0] ?? []) as (PdfGlyph | number | null)[], order);
        return;
      default:
        if (PICTURES.has(operator))
          this.paints.push({ box: boundsOf(state.ctm, [0, 0, 1, 1]), order, color: '' });
    }
  }

  private path(operator: number, bounds: ArrayLike<number> | null, order: number): void {
    if (!bounds || !Number.isFinite(bounds[0] ?? NaN)) {
      this.pendingClip = false;
      return;
    }
    const box = boundsOf(this.state.ctm, bounds);
    // Hairlines and dots are nobody's background, and drawings have thousands of them.
    const isArea = box.x1 - box.x0 > 2 && box.y1 - box.y0 > 2;
    if (isArea && FILLS.has(operator) && this.state.alpha > 0.5) {
      this.paints.push({ box: intersect(box, this.state.clip), order, color: this.state.fill });
    }
    if (this.pendingClip) this.state.clip = intersect(this.state.clip, box);
    this.pendingClip = false;
  }

  private setFont(name: string, size: number): void {
    this.state.fontSize = size;
    const fonts = this.page.commonObjs as unknown as {
      has(id: string): boolean;
      get(id: string): FontData | null;
    };
    this.state.font = (fonts.has(name) ? fonts.get(name) : null) ?? {};
  }

  private setTextMatrix(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.x = this.lineX = this.y = this.lineY = 0;
  }

  private moveText(dx: number, dy: number): void {
    this.lineX += dx;
    this.lineY += dy;
    this.x = this.lineX;
    this.y = this.lineY;
  }

  private showText(items: (PdfGlyph | number | null)[], order: number): void {
    const { state } = this;
    const { font } = state;
    const direction = state.fontSize < 0 ? -1 : 1;
    const size = Math.abs(state.fontSize);
    const unit = Math.abs(font.fontMatrix?.[0] ?? 0.001) || 0.001;
    const matrix = multiply(state.ctm, this.textMatrix);
    const drawn = Math.hypot(matrix[2], matrix[3]) * size * emOf(font, unit, items);
    const rotated = Math.abs(matrix[1]) > Math.abs(matrix[0]) ? (matrix[1] < 0 ? 'up' : 'down') : '';
    const bold = Boolean(font.bold ?? font.black) || /bold|black|heavy|semibold|demi/i.test(font.name ?? '');
    const vertical = font.vertical === true;
    for (const item of items) {
      if (item === null) continue;
      if (typeof item === 'number') {
        this.advance(vertical, (-item * size) / 1000, state.scale * direction);
        continue;
      }
      const advance = item.width * unit * size + state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
      const [x, y] = apply(matrix, this.x, this.y + state.rise);
      const width = item.width * unit * size * state.scale * Math.hypot(matrix[0], matrix[1]);
      const text = visibleCharacters(item.unicode);
      if (text !== '') {
        this.glyphs.push({
          text,
          x,
          y,
          width,
          size: drawn,
          bold,
          rotated,
          order,
          color: state.fill,
          alpha: state.alpha,
          invisible: state.mode === 3 || state.mode === 7,
          clip: state.clip,
        });
      }
      this.advance(vertical, advance, state.scale * direction);
    }
  }

  private advance(vertical: boolean, by: number, scale: number): void {
    if (vertical) this.y -= by;
    else this.x += by * scale;
  }
}

/**
 * Bitmap fonts (Type 3 of old TeX) count in pixels, so that the nominal size says nothing: a letter is about half an em
 * wide. For all others the nominal size is the em.
 */
function emOf(font: FontData, unit: number, items: (PdfGlyph | number | null)[]): number {
  if (!font.isType3Font || (unit > 0.0002 && unit < 0.003)) return 1;
  const widths = items.flatMap((item) =>
    typeof item === 'object' && item && item.width > 0 ? [item.width * unit] : [],
  );
  return widths.length === 0 ? 1 : (widths.reduce((sum, width) => sum + width, 0) / widths.length) * 2;
}
