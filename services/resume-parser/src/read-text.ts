import { documentLines } from './layout/document-lines.js';
import { zoneLines } from './layout/sections.js';
import type { ZonedLine } from './layout/zoned-line.js';
import type { ParseLimits } from './limits.js';
import { splitHidden } from './pdf/hidden-text.js';
import type { Glyph } from './pdf/page-paint.js';
import { asRejection, openPdf, propertiesOf } from './pdf/pdf-document.js';
import { readPages } from './pdf/read-pages.js';

/** A document with fewer letters is a picture with a page number over it. */
const MIN_LETTERS = 8;
/** Scanner programs sign every page; that is not text of the candidate. */
const SCANNER_STAMP =
  /(?:digitalizado|escaneado|scanned|criado|created)\s+(?:com|with|by|por|using)\s+\p{L}+(?:\s?scan(?:ner)?)?/giu;

interface PageText {
  /** From 1. */
  number: number;
  /** What a reader sees. Empty if the page cannot be read from its fonts. */
  visible: Glyph[];
  hidden: Glyph[];
  isUnreadable: boolean;
}

interface DocumentText {
  pages: PageText[];
  links: string[];
  /** Title and author. */
  properties: string[];
  truncated: boolean;
  /** Of all pages, also those that were not read. */
  count: number;
}

/** Reads the text of a PDF, page by page. Throws `ResumeRejected` for what is no readable PDF. */
export async function readText(bytes: Uint8Array, limits: ParseLimits): Promise<DocumentText> {
  const { document, close } = await openPdf(bytes);
  try {
    const { pages, unreadable, links, truncated } = await readPages(document, limits);
    return {
      pages: pages.map((page) =>
        unreadable.has(page)
          ? { number: page.number, visible: [], hidden: [], isUnreadable: true }
          : { number: page.number, ...splitHidden(page), isUnreadable: false },
      ),
      links,
      properties: await propertiesOf(document),
      truncated,
      count: document.numPages,
    };
  } catch (error) {
    throw asRejection(error);
  } finally {
    await close().catch(() => undefined);
  }
}

export function linesOfPages(pages: Glyph[][]): ZonedLine[] {
  return zoneLines(documentLines(pages));
}

export function hasText(text: string): boolean {
  return text.replace(SCANNER_STAMP, '').replace(/[^\p{L}]/gu, '').length >= MIN_LETTERS;
}
