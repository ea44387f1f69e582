import { extract } from './fields/extract.js';
import { fragmentsOf } from './layout/fragments.js';
import { isPlaceholder } from './layout/placeholder.js';
import { resumeDocument } from './layout/resume-document.js';
import { forgetTexts } from './lexicon/remembered.js';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
import type { Glyph } from './pdf/page-paint.js';
import { asRejection } from './pdf/pdf-document.js';
import { hasText, linesOfPages, readText } from './read-text.js';
import { nothingExtracted, type ParsedResume } from './resume.js';

/** Shorter hidden text is a stray mark. */
const MIN_HIDDEN_LENGTH = 4;
const HIDDEN_SAMPLE_LENGTH = 500;

/** Reads a résumé. Throws `ResumeRejected` for what is no readable PDF. Runs in a parser process, never in a service. */
export async function parseResume(
  bytes: Uint8Array,
  limits: ParseLimits = DEFAULT_LIMITS,
): Promise<ParsedResume> {
  forgetTexts();
  const read = await readText(bytes, limits);
  try {
    const lines = linesOfPages(read.pages.map(({ visible }) => visible));
    const content = resumeDocument(lines, read.links, read.properties);
    const text = lines.map((line) => line.text).join('\n');
    const isPartial = read.pages.some(({ isUnreadable }) => isUnreadable);
    const base = {
      ...hiddenTextOf(read.pages),
      truncated: read.truncated || isPartial,
      pages: read.count,
      text,
    };
    return hasText(text)
      ? {
          kind: 'text',
          needsPictures: isPartial,
          language: content.language,
          ...base,
          ...(isPlaceholder(lines) ? nothingExtracted() : extract(content)),
        }
      : {
          kind: 'scanned',
          needsPictures: true,
          language: 'pt',
          ...base,
          truncated: read.truncated,
          ...nothingExtracted(),
        };
  } catch (error) {
    throw asRejection(error);
  }
}

function hiddenTextOf(pages: { hidden: Glyph[] }[]): Pick<ParsedResume, 'hiddenText' | 'hiddenSample'> {
  const text = pages.flatMap((page) => fragmentsOf(page.hidden).map((fragment) => fragment.text)).join(' ');
  const hiddenText = text.length >= MIN_HIDDEN_LENGTH;
  return { hiddenText, hiddenSample: hiddenText ? text.slice(0, HIDDEN_SAMPLE_LENGTH) : '' };
}
