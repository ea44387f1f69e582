import { languageOf } from '../lexicon/language.js';
import { bodySizeOf } from './body-size.js';
import { withUsualLabels } from './europass.js';
import { withPairedLabels } from './form-grid.js';
import { withoutIconLetters } from './icon-letters.js';
import { withLattesLabels } from './lattes.js';
import type { Zone, ZonedLine } from './zoned-line.js';

/** What the rules for fields read. */
export interface ResumeDocument {
  lines: ZonedLine[];
  /** Addresses behind links. */
  links: string[];
  language: 'pt' | 'en';
  /** Of the body text, in points. */
  bodySize: number;
  /** Title and author from the properties of the file; they often name the person, and sometimes another one. */
  properties: string[];
}

/** Of a line and of its fragments. Some patterns take a time that grows with the square of a line, and no page is that wide. */
const MAX_LINE_LENGTH = 2_000;

const shortened = <T extends { text: string }>(part: T): T =>
  part.text.length > MAX_LINE_LENGTH ? { ...part, text: part.text.slice(0, MAX_LINE_LENGTH) } : part;

export function resumeDocument(read: ZonedLine[], links: string[], properties: string[]): ResumeDocument {
  const short = read.map((line) => shortened({ ...line, fragments: line.fragments.map(shortened) }));
  const lines = withoutIconLetters(withPairedLabels(withLattesLabels(withUsualLabels(short))));
  return { lines, links, properties, bodySize: bodySizeOf(lines), language: languageOf(lines) };
}

export function linesIn(document: ResumeDocument, ...zones: Zone[]): ZonedLine[] {
  return document.lines.filter((line) => !line.heading && zones.includes(line.zone));
}
