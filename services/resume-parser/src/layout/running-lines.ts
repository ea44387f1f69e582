import { fold } from '../lexicon/text.js';
import { greatest } from './greatest.js';
import type { Line } from './text-line.js';

/** Rows of a page, from its edge, among which a running header or footer stands. */
const EDGE_ROWS = 2;
const FOOTER_ROWS = 4;
/** Lines of the first page that may state what a header repeats. */
const HEAD_LINES = 12;
const MAX_LENGTH = 140;
const PAGE_WORD = String.raw`(?:p[áa]g(?:ina)?s?|page|p|pg|fls?|folha)\b\.?`;

export function isPageNumber(text: string): boolean {
  return /^(?:p[aá]g(?:ina|e)?\.?\s*)?\d{1,3}(?:\s*(?:de|of|\/)\s*\d{1,3})?$/i.test(text.trim());
}

/**
 * Leaves out headers and footers after the first page. A footer of the first page that later ones repeat may hold the only
 * contacts, so it is kept, but behind all other lines: on its place it would end the section that goes on over the page.
 */
export function withoutRunningLines(lines: Line[], pages: number): Line[] {
  if (pages < 2) return lines;
  const edges = edgeLines(lines);
  const first = new Map<string, number>();
  for (const line of lines) {
    const key = placeKey(line);
    if (!first.has(key)) first.set(key, line.page);
  }
  const head = headOf(lines);
  const isRunning = (line: Line) =>
    line.page > 0 &&
    (first.get(placeKey(line)) !== line.page || (edges.has(line) && isEdgeText(line, pages, head)));
  const running = lines.filter(isRunning);
  const repeated = new Set(running.map((line) => textKey(line, pages)));
  const foot = footOf(lines.filter(({ page }) => page === 0));
  const isFooter = (line: Line) =>
    foot.has(line) && edges.get(line) !== 'top' && repeated.has(textKey(line, pages));
  const footers = lines.filter(isFooter);
  const moved = new Set([...running, ...footers]);
  const block = (lines.at(-1)?.block ?? 0) + 1;
  return [
    ...lines.filter((line) => !moved.has(line)),
    ...footers.map((line) => ({ ...line, block, isFooter: true })),
  ];
}

/** Names the page, or repeats the head of the résumé. */
function isEdgeText({ text, page }: Line, pages: number, head: Head): boolean {
  if (text.length > MAX_LENGTH) return false;
  return namesPage(text, page + 1, pages) || repeatsHead(text, head);
}

function namesPage(text: string, page: number, pages: number): boolean {
  const [own, all] = [String(page), String(pages)];
  return [
    String.raw`(?:^|[^\p{L}])${PAGE_WORD}\s*${own}(?:\s*(?:de|of|\/|-)\s*\d{1,3})?\W*$`,
    String.raw`^\W*${PAGE_WORD}\s*${own}(?!\d)(?:\s*(?:de|of|\/)\s*${all}(?!\d))?`,
    String.raw`(?:^|[^\d/])${own}\s*(?:de|of|\/)\s*${all}\W*$`,
    String.raw`^[-–—|]\s*${own}\s*[-–—|]$`,
    String.raw`[|•·–—]\s*${own}\W*$`,
  ].some((pattern) => new RegExp(pattern, 'iu').test(text));
}

interface Head {
  /** The largest line of the first page, folded: the name. */
  name: string;
  addresses: string[];
}

function headOf(lines: Line[]): Head {
  const top = lines.filter(({ page }) => page === 0).slice(0, HEAD_LINES);
  return {
    name: fold(greatest(top, ({ size }) => size)?.text ?? ''),
    addresses: top.flatMap(({ text }) => fold(text).match(/[^\s@|]+@[^\s@|]+/g) ?? []),
  };
}

function repeatsHead(text: string, { name, addresses }: Head): boolean {
  const folded = fold(text);
  const isName = name.split(' ').length > 1 && folded.includes(name);
  return isName || addresses.some((address) => folded.includes(address));
}

const heightsOf = (lines: Line[]) => [...new Set(lines.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);

/** The lines next to the upper and the lower edge of each page. */
function edgeLines(lines: Line[]): Map<Line, 'top' | 'bottom'> {
  const edges = new Map<Line, 'top' | 'bottom'>();
  for (const page of new Set(lines.map((line) => line.page))) {
    const own = lines.filter((line) => line.page === page);
    const rows = heightsOf(own);
    const [top, bottom] = [new Set(rows.slice(0, EDGE_ROWS)), new Set(rows.slice(-EDGE_ROWS))];
    for (const line of own) {
      if (bottom.has(Math.round(line.y))) edges.set(line, 'bottom');
      if (top.has(Math.round(line.y))) edges.set(line, 'top');
    }
  }
  return edges;
}

/** The lowest lines of a page; the street, the telephone and the links may each have one. */
function footOf(lines: Line[]): Set<Line> {
  const rows = heightsOf(lines).slice(-FOOTER_ROWS);
  return new Set(lines.filter(({ y }) => rows.includes(Math.round(y))));
}

/** Equal for the same words at the same height of another page. */
function placeKey(line: Line): string {
  return `${Math.round(line.y)}|${fold(line.text).replace(/\d+/g, '#')}`;
}

/** Equal for the same words on another page, with the number of that page. */
function textKey({ text, page }: Line, pages: number): string {
  return fold(text).replace(/\d+/g, (number) =>
    number === String(page + 1) || number === String(pages) ? '#' : number,
  );
}
