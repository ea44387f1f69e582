import { documentLines } from './document-lines.js';
import { findEducation } from './education.js';
import { findEmail } from './email.js';
import { findExperiences } from './experiences.js';
import { fragmentsOf } from './fragments.js';
import { splitHidden } from './hidden-text.js';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
import { findLinks } from './links.js';
import { findLocation } from './location.js';
import { findName } from './name.js';
import { asRejection, openPdf } from './pdf-document.js';
import { findPhone } from './phone.js';
import { readPages } from './read-pages.js';
import { findSummary } from './summary.js';
import { emptyFields, noConfidence, type Found, type ParsedResume, type ResumeFields } from './resume.js';
import { resumeDocument, type ResumeDocument } from './resume-document.js';
import { zoneLines } from './sections.js';

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

/** The rules, in the order in which they help each other: an address supports a name, a name is no town. */
export function extract(
  document: ResumeDocument,
): Pick<ParsedResume, 'fields' | 'confidence' | 'experiences' | 'education'> {
  const email = findEmail(document);
  const name = findName(document, email?.value);
  const location = findLocation(document, name?.full ?? '');
  const education = findEducation(document);
  const links = findLinks(document, email?.value);
  const found: Partial<Record<keyof ResumeFields, Found | undefined>> = {
    firstName: name?.firstName,
    lastName: name?.lastName,
    email,
    phone: findPhone(document),
    address: location.address,
    city: location.city,
    state: location.state,
    zip: location.zip,
    educationLevel: education.level,
    educationCourse: education.course,
    experienceSummary: findSummary(document),
    linkedinUrl: links.linkedin,
    portfolioUrl: links.portfolio,
  };
  const fields = emptyFields();
  const confidence = noConfidence();
  for (const [key, value] of Object.entries(found) as [keyof ResumeFields, Found | undefined][]) {
    if (!value || value.value === '') continue;
    Object.assign(fields, { [key]: value.value });
    confidence[key] = Math.round(value.confidence * 100) / 100;
  }
  return { fields, confidence, experiences: findExperiences(document), education: education.entries };
}
