import { documentLines } from './layout/document-lines.js';
import { extract } from './fields/extract.js';
import { fragmentsOf } from './layout/fragments.js';
import { splitHidden } from './pdf/hidden-text.js';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
import { asRejection, openPdf } from './pdf/pdf-document.js';
import { readPages } from './pdf/read-pages.js';
import { emptyFields, noConfidence, type ParsedResume } from './resume.js';
import { resumeDocument } from './layout/resume-document.js';
import { zoneLines } from './layout/sections.js';

/** Fewer letters than this on all pages are a page number over a picture. */
const MIN_LETTERS = 8;
/** Scanner programs sign every page; that is not the candidate's text. */
const SCANNER_STAMP =
  /(?:digitalizado|escaneado|scanned|criado|created)\s+(?:com|with|by|por|using)\s+\p{L}+(?:\s?scan(?:ner)?)?/giu;

/** Reads a résumé. Throws `ResumeRejected` for what is no readable PDF; runs in a parser process, never in a service. */
export async function parseResume(
  bytes: Uint8Array,
  limits: Partial<ParseLimits> = {},
): Promise<ParsedResume> {
  const { document, close } = await openPdf(bytes);
  try {
    const { pages, links, truncated } = await readPages(document, { ...DEFAULT_LIMITS, ...limits });
    const metadata = await document.getMetadata().catch(() => undefined);
    const info = (metadata?.info ?? {}) as { Title?: unknown; Author?: unknown };
    const properties = [info.Title, info.Author].filter(
      (value): value is string => typeof value === 'string' && value.length < 120,
    );
    const split = pages.map(splitHidden);
    const hidden = split
      .flatMap((page) => fragmentsOf(page.hidden).map((fragment) => fragment.text))
      .join(' ');
    const lines = zoneLines(documentLines(split.map((page) => page.visible)));
    const text = lines.map((line) => line.text).join('\n');
    const base = {
      hiddenText: hidden.length > 3,
      hiddenSample: hidden.length > 3 ? hidden.slice(0, 500) : '',
      truncated,
      pages: document.numPages,
      text,
    };
    const content = resumeDocument(lines, links, properties);
    if (text.replace(SCANNER_STAMP, '').replace(/[^\p{L}]/gu, '').length < MIN_LETTERS) {
      return {
        kind: 'scanned',
        fields: emptyFields(),
        confidence: noConfidence(),
        experiences: [],
        education: [],
        language: 'pt',
        ...base,
      };
    }
    return { kind: 'text', language: content.language, ...base, ...extract(content) };
  } catch (error) {
    throw asRejection(error);
  } finally {
    await close().catch(() => undefined);
  }
}
