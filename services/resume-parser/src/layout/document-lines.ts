import { withEntriesOnOneSide } from './alternating-sides.js';
import { withHeadingsOnTop } from './centred-headings.js';
import { fragmentsOf, turnedFragments } from './fragments.js';
import type { Glyph } from '../pdf/page-paint.js';
import { linesOf, readingOrder } from './reading-order.js';
import { isPageNumber, withoutRunningLines } from './running-lines.js';
import { withWholeCells } from './table-cells.js';
import type { Line } from './text-line.js';

/** A line drawn with signs, under a heading. */
const RULE = /^[-=_*~–—.·•\s]{3,}$/;

/** All lines of a document in reading order, without page numbers and the running headers of later pages. */
export function documentLines(pages: Glyph[][]): Line[] {
  const lines: Line[] = [];
  let block = 0;
  pages.forEach((glyphs, page) => {
    const turned = turnedFragments(glyphs);
    for (const part of [
      ...readingOrder(withEntriesOnOneSide(withHeadingsOnTop(withWholeCells(fragmentsOf(glyphs))))),
      ...(turned.length > 0 ? [turned] : []),
    ]) {
      lines.push(...linesOf(part, page, block));
      block += 1;
    }
  });
  return withoutRunningLines(
    lines.filter(({ text }) => !isPageNumber(text) && !RULE.test(text)),
    pages.length,
  );
}
