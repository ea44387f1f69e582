import { resumeDocument, type ResumeDocument } from '../src/layout/resume-document.js';
import { zoneLines } from '../src/layout/sections.js';
import type { Line } from '../src/layout/text-line.js';

/**
 * Lines of text as if printed in one column of 10 points: '# ' makes a line large (a name), '## ' bold (a heading),
 * '### ' a little larger, an empty line a wider gap, three spaces a tab stop, a form feed ('\f') a new page.
 */
function plainLines(text: string): Line[] {
  const lines: Line[] = [];
  let y = 40;
  let gap = 9;
  let page = 0;
  for (const raw of text.trim().split('\n')) {
    if (raw === '\f') {
      page += 1;
      y = 40;
      gap = 9;
      continue;
    }
    const trimmed = raw.trim();
    if (trimmed === '') {
      gap += 1;
      y += 12;
      continue;
    }
    const size = trimmed.startsWith('# ') ? 20 : trimmed.startsWith('### ') ? 14 : 10;
    const bold = /^##? /.test(trimmed);
    const content = trimmed.replace(/^#{1,3} /, '');
    y += size * 1.3;
    let x = 50;
    const fragments = content.split(/ {3,}/).map((part) => {
      const fragment = { text: part, x0: x, x1: x + part.length * size * 0.5, y, size, bold };
      x = fragment.x1 + size * 2;
      return fragment;
    });
    const x1 = Math.max(...fragments.map((fragment) => fragment.x1));
    lines.push({ text: content, fragments, x0: 50, x1, y, size, bold, page, block: page, gap });
    gap = 1.3;
  }
  return lines;
}

export function parsePlainLines(
  text: string,
  links: string[] = [],
  properties: string[] = [],
): ResumeDocument {
  return resumeDocument(zoneLines(plainLines(text)), links, properties);
}
