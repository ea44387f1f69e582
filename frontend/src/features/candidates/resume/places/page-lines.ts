/** A piece of text of a page as PDF.js reports it, in points, the vertical axis upwards. */
export interface TextPiece {
  str: string;
  /** The third and fourth number are the size of its letters, the last two its left edge and baseline. */
  transform: number[];
  width: number;
  /** It ends a line. */
  hasEOL: boolean;
}

/** Neighbouring pieces on one line of one column. */
export interface Line {
  text: string;
  /** Which piece begins where in the text. */
  pieces: Array<{ index: number; from: number }>;
  left: number;
  baseline: number;
  height: number;
}

/** In heights of letters: a wider gap divides columns. */
const COLUMN_GAP = 2;
/** In heights of letters: a narrower gap divides no words. */
const WORD_GAP = 0.15;
/** In heights of letters: the next line of a paragraph begins at most so far below. */
const NEXT_LINE = 2.6;
/** In points, between the left edges of lines that begin at the same place. */
const SAME_EDGE = 3;

const heightOf = ({ transform: [, , c = 0, d = 0] }: TextPiece): number => Math.hypot(c, d);

const boxOf = (piece: TextPiece) => {
  const [, , , , left = 0, baseline = 0] = piece.transform;
  return { left, baseline, right: left + piece.width, height: heightOf(piece) };
};

/** The lines of a page in the order in which the file has them. */
export function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  let right = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece.str.trim()) {
      const box = boxOf(piece);
      const gap = (box.left - right) / box.height;
      if (
        !line ||
        Math.abs(gap) > COLUMN_GAP ||
        Math.abs(box.baseline - line.baseline) > Math.max(box.height, line.height) / 2
      ) {
        line = { text: '', pieces: [], ...box };
        lines.push(line);
      } else if (gap > WORD_GAP) line.text += ' ';
      line.pieces.push({ index, from: line.text.length });
      line.text += piece.str;
      line.height = Math.max(line.height, box.height);
      right = box.right;
    } else if (line && piece.str) line.text += ' ';
    if (piece.hasEOL) line = undefined;
  }
  return lines;
}

/**
 * The lines of a page, one column after the other. A file may have the rows of a table or of two columns in their order
 * from left to right, so that something else stands between the lines of a paragraph.
 */
export function byColumns(lines: readonly Line[]): Line[] {
  const columns: Line[][] = [];
  const byEdge = new Map<number, Line[]>();
  for (const line of [...lines].sort((a, b) => b.baseline - a.baseline)) {
    const edge = Math.round(line.left / SAME_EDGE);
    let nearest: { column: Line[]; distance: number } | undefined;
    for (const near of [edge, edge - 1, edge + 1]) {
      const column = byEdge.get(near);
      const last = column?.at(-1);
      if (!column || !last) continue;
      const distance = (last.baseline - line.baseline) / Math.max(last.height, line.height);
      if (distance > 0.5 && distance < NEXT_LINE && distance < (nearest?.distance ?? NEXT_LINE))
        nearest = { column, distance };
    }
    const column = nearest?.column ?? [];
    if (!nearest) columns.push(column);
    column.push(line);
    byEdge.set(edge, column);
  }
  return columns.flat();
}
