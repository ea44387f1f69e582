import { extract } from './fields/extract.js';
import { documentLines } from './layout/document-lines.js';
import { fragmentsOf } from './layout/fragments.js';
import { resumeDocument } from './layout/resume-document.js';
import { zoneLines } from './layout/sections.js';
import { isCipher, isPlaceholder } from './layout/unreadable.js';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
import { splitHidden } from './pdf/hidden-text.js';
import type { Glyph } from './pdf/page-paint.js';
import { asRejection, openPdf, propertiesOf } from './pdf/pdf-document.js';
import { readPages } from './pdf/read-pages.js';
import { nothingExtracted, type ParsedResume } from './resume.js';

/** A document with fewer letters is a picture with a page number over it. */
const MIN_LETTERS = 8;
/** Shorter hidden text is a stray mark. */
const MIN_HIDDEN_LENGTH = 4;
const HIDDEN_SAMPLE_LENGTH = 500;
/** Scanner programs sign every page; that is not text of the candidate. */
const SCANNER_STAMP =
  /(?:digitalizado|escaneado|scanned|criado|created)\s+(?:com|with|by|por|using)\s+\p{L}+(?:\s?scan(?:ner)?)?/giu;

/** Reads a résumé. Throws `ResumeRejected` for what is no readable PDF. Runs in a parser process, never in a service. */
export async function parseResume(
  bytes: Uint8Array,
  limits: Partial<ParseLimits> = {},
): Promise<ParsedResume> {
  const { document, close } = await openPdf(bytes);
  try {
    const { pages, links, truncated } = await readPages(document, { ...DEFAULT_LIMITS, ...limits });
    const properties = await propertiesOf(document);
    const split = pages.map(splitHidden);
    const lines = zoneLines(documentLines(split.map((page) => page.visible)));
    const content = resumeDocument(lines, links, properties);
    const text = lines.map((line) => line.text).join('\n');
    const base = { ...hiddenTextOf(split), truncated, pages: document.numPages, text };
    return hasText(text)
      ? {
          kind: 'text',
          language: content.language,
          ...base,
          ...(isPlaceholder(lines) ? nothingExtracted() : extract(content)),
        }
      : { kind: 'scanned', language: 'pt', ...base, ...nothingExtracted() };
  } catch (error) {
    throw asRejection(error);
  } finally {
    await close().catch(() => undefined);
  }
}

function hasText(text: string): boolean {
  const own = text.replace(SCANNER_STAMP, '');
  return own.replace(/[^\p{L}]/gu, '').length >= MIN_LETTERS && !isCipher(own);
}

function hiddenTextOf(pages: { hidden: Glyph[] }[]): Pick<ParsedResume, 'hiddenText' | 'hiddenSample'> {
  const text = pages.flatMap((page) => fragmentsOf(page.hidden).map((fragment) => fragment.text)).join(' ');
  const hiddenText = text.length >= MIN_HIDDEN_LENGTH;
  return { hiddenText, hiddenSample: hiddenText ? text.slice(0, HIDDEN_SAMPLE_LENGTH) : '' };
}
