import { fold } from '../lexicon/text.js';
import { fragmentsOf, turnedFragments } from './fragments.js';
import type { Glyph } from '../pdf/page-paint.js';
import { linesOf, readingOrder } from './reading-order.js';
import type { Line } from './text-line.js';

/** All lines of a document in reading order, without page numbers and the running headers of later pages. */
export function documentLines(pages: Glyph[][]): Line[] {
  const lines: Line[] = [];
  let block = 0;
  pages.forEach((glyphs, page) => {
    const turned = turnedFragments(glyphs);
    for (const part of [...readingOrder(fragmentsOf(glyphs)), ...(turned.length > 0 ? [turned] : [])]) {
      lines.push(...linesOf(part, page, block));
      block += 1;
    }
  });
  const first = new Map<string, number>();
  for (const line of lines) {
    const key = runningKey(line);
    if (!first.has(key)) first.set(key, line.page);
  }
  return lines.filter((line) => {
    if (isPageNumber(line.text)) return false;
    return line.page === 0 || first.get(runningKey(line)) === line.page;
  });
}

/** Equal for the same words at the same height of another page. */
function runningKey(line: Line): string {
  return `${Math.round(line.y)}|${fold(line.text).replace(/\d+/g, '#')}`;
}

function isPageNumber(text: string): boolean {
  return /^(?:p[aá]g(?:ina|e)?\.?\s*)?\d{1,3}(?:\s*(?:de|of|\/)\s*\d{1,3})?$/i.test(text.trim());
}
