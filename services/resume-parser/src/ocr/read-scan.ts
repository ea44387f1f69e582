import { documentLines } from '../layout/document-lines.js';
import { extract } from '../fields/extract.js';
import type { ParseLimits } from '../limits.js';
import type { Glyph } from '../pdf/page-paint.js';
import { pictureOf } from './page-picture.js';
import { asRejection, openPdf } from '../pdf/pdf-document.js';
import { recognise } from './recognise.js';
import { resumeDocument } from '../layout/resume-document.js';
import type { Confidence, ParsedResume } from '../resume.js';
import { zoneLines } from '../layout/sections.js';

/** Recognised text is uncertain, whatever the rules say. The form marks values under 0.75 for the candidate to check. */
const MAX_CONFIDENCE = 0.5;

/** Reads the pictures of the first pages of a document. Runs in a process of its own, under SCAN_LIMITS. */
export async function readScan(bytes: Uint8Array, limits: ParseLimits): Promise<ParsedResume> {
  const { document, close } = await openPdf(bytes, { pictures: true });
  try {
    const pages: Glyph[][] = [];
    for (let number = 1; number <= Math.min(document.numPages, limits.pages); number += 1) {
      const page = await document.getPage(number);
      const picture = await pictureOf(page);
      page.cleanup();
      if (picture) pages.push(await recognise(picture));
    }
    const lines = zoneLines(documentLines(pages));
    const content = resumeDocument(lines, [], []);
    const found = extract(content);
    return {
      kind: 'scanned',
      recognised: lines.length > 0,
      ...found,
      confidence: Object.fromEntries(
        Object.entries(found.confidence).map(([field, value]) => [field, Math.min(value, MAX_CONFIDENCE)]),
      ) as Confidence,
      language: content.language,
      hiddenText: false,
      hiddenSample: '',
      truncated: document.numPages > limits.pages,
      pages: document.numPages,
      text: lines.map((line) => line.text).join('\n'),
    };
  } catch (error) {
    throw asRejection(error);
  } finally {
    await close().catch(() => undefined);
  }
}
