import { levelOf } from '../lexicon/education-level.js';
import { languageOf } from '../lexicon/language.js';
import { bodySizeOf } from './body-size.js';
import { withUsualLabels } from './europass.js';
import { withPairedLabels } from './form-grid.js';
import { withoutIconLetters } from './icon-letters.js';
import { withLattesLabels } from './lattes.js';
import type { Zone, ZonedLine } from './zoned-line.js';

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
  const lines = withoutNumbers(
    withoutIconLetters(withPairedLabels(withLattesLabels(withUsualLabels(short)))),
  ).map(withDegreeApart);
  return { lines, links, properties, bodySize: bodySizeOf(lines), language: languageOf(lines) };
}

/** '1. Name: Rukhsana Begum': what numbers the labels of a form says nothing. */
const NUMBERED_LABEL = /^\(?\d{1,2}[.)]\s+(?=\p{Lu}[\p{L}' -]{1,30}:)/u;
/** Fewer such lines are a list. */
const MIN_NUMBERED = 3;

function withoutNumbers(lines: ZonedLine[]): ZonedLine[] {
  if (lines.filter(({ text }) => NUMBERED_LABEL.test(text)).length < MIN_NUMBERED) return lines;
  const bare = <T extends { text: string }>(part: T): T => ({
    ...part,
    text: part.text.replace(NUMBERED_LABEL, ''),
  });
  return lines.map((line) => ({ ...bare(line), fragments: line.fragments.map(bare) }));
}

/** A bold degree and the school in plain print behind it, which no sign divides, as two cells. */
function withDegreeApart(line: ZonedLine): ZonedLine {
  const [only, ...others] = line.fragments;
  const lead = only?.lead;
  if (line.zone !== 'education' || line.heading || others.length > 0 || !only || lead === undefined)
    return line;
  const rest = only.text.slice(lead.length);
  const isDivided =
    only.text.startsWith(`${lead} `) && /^\s\p{Lu}/u.test(rest) && levelOf(lead) !== undefined;
  if (!isDivided || OPEN_DEGREE.test(lead)) return line;
  return { ...line, text: `${lead}   ${rest.trim()}` };
}

/** The course follows. */
const OPEN_DEGREE = /(?:[,:;–—&-]|\s(?:in|of|and|em|de|e)|^\p{Lu}[\p{L}.’']*(?:\sof\s\p{Lu}\p{L}+)?)$/u;

export function linesIn(document: ResumeDocument, ...zones: Zone[]): ZonedLine[] {
  return document.lines.filter((line) => !line.heading && zones.includes(line.zone));
}
