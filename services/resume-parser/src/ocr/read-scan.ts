import { extract } from '../fields/extract.js';
import { DEFAULT_LIMITS, type ParseLimits } from '../limits.js';
import { asRejection } from '../pdf/pdf-document.js';
import { hasText, linesOfPages, readText } from '../read-text.js';
import { isSpelledOut } from '../fields/links/link-text.js';
import { resumeDocument } from '../layout/resume-document.js';
import type { Confidence, Extracted, ParsedResume } from '../resume.js';
import { pagePictures } from './page-pictures.js';
import { recognise } from './recognise.js';

/** Recognised text is uncertain, whatever the rules say. The form marks values under 0.75 for the candidate to check. */
const MAX_CONFIDENCE = 0.5;
/** Of the time for a file; a page that would probably end later is left out. The rest is for the rules and a busy machine. */
const TIME_FOR_PAGES = 0.75;

/**
 * Reads a document whose text is missing, or cannot be known from its fonts: recognises the pictures of those pages, the first of
 * them up to the limit, and keeps the text of the others. Runs in a process of its own, under SCAN_LIMITS.
 */
export async function readScan(bytes: Uint8Array, limits: ParseLimits): Promise<ParsedResume> {
  const hasTimeFor = timeWithin(limits);
  const read = await readText(bytes, DEFAULT_LIMITS);
  try {
    const pages = new Map(read.pages.map(({ number, visible }) => [number, visible]));
    const without = pagesWithoutText(read.pages);
    const recognised = new Set<number>();
    const wanted = without.slice(0, limits.pages);
    let seen = 0;
    let isOutOfTime = false;
    for await (const { number, picture } of pagePictures(bytes, wanted)) {
      const glyphs = await recognise(picture);
      if (glyphs.length > 0) recognised.add(number);
      pages.set(number, glyphs);
      seen += 1;
      isOutOfTime = number !== wanted.at(-1) && !hasTimeFor((seen + 1) / seen);
      if (isOutOfTime) break;
    }
    const lines = linesOfPages([...pages.values()]);
    const content = resumeDocument(lines, read.links, []);
    return {
      kind: 'scanned',
      recognised: recognised.size > 0,
      needsPictures: without.length > recognised.size,
      ...uncertain(extract(content), recognised),
      language: content.language,
      hiddenText: false,
      hiddenSample: '',
      truncated: read.truncated || isOutOfTime || without.length > limits.pages,
      pages: read.count,
      text: lines.map((line) => line.text).join('\n'),
    };
  } catch (error) {
    throw asRejection(error);
  }
}

/** Whether so many times the processor time and the elapsed time up to then remain below the limits. */
function timeWithin({ cpuMs, wallMs }: ParseLimits): (times: number) => boolean {
  const started = performance.now();
  const before = process.cpuUsage();
  return (times) => {
    const { user, system } = process.cpuUsage(before);
    const usedMs = (user + system) / 1_000;
    const elapsedMs = performance.now() - started;
    return usedMs * times <= TIME_FOR_PAGES * cpuMs && elapsedMs * times <= TIME_FOR_PAGES * wallMs;
  };
}

/** Of a document without text all pages: what stands on them is the stamp of a scanner. */
function pagesWithoutText(pages: Awaited<ReturnType<typeof readText>>['pages']): number[] {
  const text = linesOfPages(pages.map(({ visible }) => visible)).map((line) => line.text);
  const isScan = !hasText(text.join('\n'));
  return pages.filter(({ isUnreadable }) => isScan || isUnreadable).map(({ number }) => number);
}

/** What stands on a recognised page, or on none, is uncertain. */
function uncertain(found: Extracted, recognised: Set<number>): Extracted {
  const { evidence } = found;
  const fields = { ...found.fields };
  const confidence = { ...found.confidence };
  for (const field of Object.keys(confidence) as (keyof Confidence)[]) {
    const { page = 0, line = '' } = evidence.fields[field] ?? {};
    if (page > 0 && !recognised.has(page)) continue;
    confidence[field] = Math.min(confidence[field], MAX_CONFIDENCE);
    if (field !== 'portfolioUrl' || page === 0 || isSpelledOut(line)) continue;
    // An '@' that was not recognised leaves the half of an e-mail address.
    fields[field] = '';
    confidence[field] = 0;
  }
  return { ...found, fields, confidence };
}
