import { median } from '../layout/median.js';
import type { Picture } from './page-picture.js';

/** Squares of the page, in pixels: wider than a thick letter, narrower than the edge of a shadow. */
const SQUARE = 32;
/** The share of the pixels of a square that are darker than its paper; letters cover less than the rest. */
const PAPER_SHARE = 0.8;
/** Of 255. A darker square is part of a bar with white letters. */
const MIN_PAPER = 128;
const WHITE = 255;

/**
 * Makes the paper white everywhere, and white letters on a bar dark ones on white. Recognition asks of the whole page at once
 * what is dark: it takes what lies in a shadow or on a grey column for a drawing, and beside a black column it sees no grey
 * letters. Changes the picture in place, in a time that grows with its area.
 */
export function evenLight({ width, height, pixels }: Picture): void {
  invertBars({ width, height, pixels });
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const paper = smoothed(paperOf({ width, height, pixels }, columns, rows), columns, rows).map((value) =>
    value < MIN_PAPER ? WHITE : value,
  );
  const at = (column: number, row: number) =>
    paper[Math.min(rows - 1, row) * columns + Math.min(columns - 1, column)] ?? WHITE;
  for (let y = 0; y < height; y += 1) {
    const down = Math.max(0, y / SQUARE - 0.5);
    const row = Math.floor(down);
    const t = down - row;
    for (let column = 0; column <= columns; column += 1) {
      // From the middle of one square to the middle of the next.
      const from = Math.max(0, (column - 0.5) * SQUARE);
      const left = at(Math.max(0, column - 1), row) * (1 - t) + at(Math.max(0, column - 1), row + 1) * t;
      const right = at(column, row) * (1 - t) + at(column, row + 1) * t;
      const step = (right - left) / SQUARE;
      const end = Math.min(width, (column + 0.5) * SQUARE);
      for (let x = from; x < end; x += 1) {
        const index = y * width + x;
        const light = left + step * (x - (column - 0.5) * SQUARE);
        pixels[index] = Math.min(WHITE, ((pixels[index] ?? WHITE) * WHITE) / light);
      }
    }
  }
}

/** Inverts the squares that are dark, as are most of their neighbours. */
function invertBars({ width, height, pixels }: Omit<Picture, 'scale'>): void {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const paper = paperOf({ width, height, pixels }, columns, rows);
  for (const [index, smooth] of smoothed(paper, columns, rows).entries()) {
    if (smooth >= MIN_PAPER || (paper[index] ?? WHITE) >= MIN_PAPER) continue;
    const [left, top] = [(index % columns) * SQUARE, Math.floor(index / columns) * SQUARE];
    for (let y = top; y < Math.min(height, top + SQUARE); y += 1)
      for (let x = left; x < Math.min(width, left + SQUARE); x += 1)
        pixels[y * width + x] = WHITE - (pixels[y * width + x] ?? 0);
  }
}

function paperOf({ width, height, pixels }: Omit<Picture, 'scale'>, columns: number, rows: number): number[] {
  const paper: number[] = [];
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      let total = 0;
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 1)
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 1) {
          counts[pixels[y * width + x] ?? 0] = (counts[pixels[y * width + x] ?? 0] ?? 0) + 1;
          total += 1;
        }
      let value = 0;
      let below = counts[0] ?? 0;
      while (value < WHITE && below < total * PAPER_SHARE) below += counts[(value += 1)] ?? 0;
      paper.push(value);
    }
  }
  return paper;
}

/** The median of each square and its neighbours, so that a letter that fills a square does not count as paper. */
function smoothed(paper: readonly number[], columns: number, rows: number): number[] {
  return paper.map((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const near: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        near.push(paper[y * columns + x] ?? WHITE);
    return median(near);
  });
}
