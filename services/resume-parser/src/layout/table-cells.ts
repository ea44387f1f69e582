import { startsWithBullet } from '../lexicon/text.js';
import { isTableHead } from '../lexicon/table-heads.js';
import { sectionOf } from '../lexicon/section-words.js';
import { rowsOf } from './cards.js';
import { areAligned, type Fragment } from './text-line.js';

/** In sizes; a wider gap ends a table. */
const TABLE_GAP = 4.5;
/** The lines of one cell stand closer than this share of the distance of its rows. */
const CELL_PITCH = 1.15;
/** In points, between the columns. */
const GUTTER = 4;
/** A cell with more lines is a text of its own. */
const MAX_LINES = 3;

interface Cell {
  /** From the top. */
  lines: Fragment[];
  /** Where the column to the right begins, in points. */
  edge: number;
}

/**
 * Tables whose cells take several lines, as a word processor prints them: each cell becomes one fragment on the first line of its row.
 * Texts of more lines, and lists, keep their lines below.
 */
export function withWholeCells(fragments: Fragment[]): Fragment[] {
  const rows = rowsOf([...fragments].sort((a, b) => a.y - b.y || a.x0 - b.x0));
  const replaced = new Map<Fragment, Fragment[]>();
  rows.forEach((head, at) => {
    if (!isTableHead(head) || head.some((cell) => replaced.has(cell))) return;
    const columns = columnsUnder(head, rows, at + 1);
    const edges = head.map((_, column) => head[column + 1]?.x0 ?? Infinity);
    const cells = columns ? rowsOfTable(columns, edges) : [];
    for (const row of columns && cells.length === 0 ? rowsWithRests(columns, edges) : cells)
      collect(row, replaced);
  });
  return replaced.size === 0
    ? fragments
    : fragments.flatMap((fragment) => replaced.get(fragment) ?? [fragment]);
}

/** The fragments under each name of a head, as far as the table reaches; undefined where they stand elsewhere. */
function columnsUnder(head: Fragment[], rows: Fragment[][], from: number): Fragment[][] | undefined {
  const columns: Fragment[][] = head.map(() => []);
  let last = head[0];
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const [first] = row;
    if (!first || !last || first.y - last.y > TABLE_GAP * first.size || isTableHead(row)) break;
    if (row.length === 1 && first.bold && sectionOf(first.text)) break;
    const places = row.map((cell) => head.findIndex((name) => areAligned(name, cell)));
    if (
      places.includes(-1) ||
      row.some(({ x1 }, index) => x1 > (head[(places[index] ?? 0) + 1]?.x0 ?? Infinity))
    )
      break;
    row.forEach((fragment, index) => columns[places[index] ?? 0]?.push(fragment));
    last = first;
  }
  return columns.every((column) => column.length > 1) ? columns : undefined;
}

/** The cells of each row; empty where the lines do not say which of them belong together. */
function rowsOfTable(columns: Fragment[][], edges: number[]): Cell[][] {
  const pitches = columns.flatMap((column) => column.slice(1).map(({ y }, at) => y - (column[at]?.y ?? 0)));
  const longest = pitches.reduce((least, pitch) => Math.min(least, pitch), Infinity) * CELL_PITCH;
  const cells = columns.flatMap((column, at) =>
    column.reduce<Cell[]>((all, fragment) => {
      const above = all.at(-1);
      if (above && fragment.y - bottomOf(above) <= longest) above.lines.push(fragment);
      else all.push({ lines: [fragment], edge: edges[at] ?? Infinity });
      return all;
    }, []),
  );
  cells.sort((a, b) => topOf(a) - topOf(b));
  const rows: Cell[][] = [];
  let bottom = -Infinity;
  for (const cell of cells) {
    if (topOf(cell) <= bottom + 1) rows.at(-1)?.push(cell);
    else rows.push([cell]);
    bottom = Math.max(bottom, bottomOf(cell));
  }
  const isSure = rows.length > 1 && rows.every((row) => row.length <= columns.length && !areSeveral(row));
  return isSure && rows.some((row) => row.length > 1 && row.some(({ lines }) => lines.length > 1))
    ? rows
    : [];
}

/**
 * Rows as close as the lines of their cells: a line with fewer cells than the table has columns, each of which was full above, goes on
 * with the row above it.
 */
function rowsWithRests(columns: Fragment[][], edges: number[]): Cell[][] {
  const rows: Cell[][] = [];
  const lines = rowsOf(columns.flat().sort((a, b) => a.y - b.y || a.x0 - b.x0));
  for (const line of lines) {
    const cells = line.map((fragment) => ({
      lines: [fragment],
      edge: edges[columns.findIndex((column) => column.includes(fragment))] ?? Infinity,
    }));
    if (cells.length === columns.length) rows.push(cells);
    else if (!cells.every((cell) => addsTo(rows.at(-1), cell))) return [];
  }
  return rows.length > 1 ? rows : [];
}

/** Adds the line to the cell above it if its first word did not fit there. */
function addsTo(row: Cell[] | undefined, { lines: [rest], edge }: Cell): boolean {
  const cell = row?.find((other) => other.edge === edge);
  const last = cell?.lines.at(-1);
  if (!rest || !cell || !last || edge === Infinity || isText({ lines: [rest], edge })) return false;
  const [word = ''] = rest.text.split(' ');
  const fits = last.x1 + (word.length + 1) * rest.size * 0.45 < edge - GUTTER;
  if (!fits) cell.lines.push(rest);
  return !fits;
}

const topOf = ({ lines }: Cell) => lines[0]?.y ?? 0;
const bottomOf = ({ lines }: Cell) => lines.at(-1)?.y ?? 0;
const textOf = ({ lines }: Cell) => lines.map(({ text }) => text).join(' ');

/** '2012' over '2010', or equally many lines in all cells: these are rows of their own, set close. */
function areSeveral(row: Cell[]): boolean {
  const holdsTwo = (cell: Cell) =>
    cell.lines.length > 1 &&
    !isText(cell) &&
    (textOf(cell).match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)?.length ?? 0) > 2;
  if (row.some(holdsTwo)) return true;
  const count = row[0]?.lines.length ?? 0;
  const areEqual = count > 1 && row.length > 1 && row.every(({ lines }) => lines.length === count);
  return areEqual && !row.some(({ lines }) => OPEN.test(lines[0]?.text ?? ''));
}

/** What goes on on the next line of its cell. */
const OPEN = /(?:[-–—,]|\s(?:a|e|to|de|da|do|das|dos|em|of|in|and|for|&))$/iu;

const isText = ({ lines }: Cell) =>
  lines.length > MAX_LINES || lines.some(({ text }) => startsWithBullet(text));

function collect(row: Cell[], replaced: Map<Fragment, Fragment[]>): void {
  const y = topOf(row[0] ?? { lines: [], edge: 0 });
  for (const cell of row) {
    const [first, ...others] = cell.lines;
    if (!first) continue;
    for (const other of others) replaced.set(other, isText(cell) ? [other] : []);
    replaced.set(first, [{ ...(isText(cell) ? first : wholeCell(cell, first)), y }]);
  }
}

function wholeCell({ lines, edge }: Cell, first: Fragment): Fragment {
  const text = lines.slice(1).reduce((whole, line, at) => {
    const [word = ''] = line.text.split(' ');
    const above = lines[at] ?? first;
    // What would have fitted on the line above was set apart: the town under an employer.
    const end = above.x1 + (word.length + 1) * line.size * 0.6;
    const isApart = /^\p{Lu}/u.test(word) && !OPEN.test(above.text) && end < edge - GUTTER;
    return `${whole}${isApart && !whole.endsWith(',') ? ', ' : ' '}${line.text}`;
  }, first.text);
  return { ...first, text, x1: Math.max(...lines.map(({ x1 }) => x1)) };
}
