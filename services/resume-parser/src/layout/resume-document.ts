import { fold } from '../lexicon/characters.js';
import { median } from './fragments.js';
import { withUsualLabels } from './europass.js';
import { withPairedLabels } from './form-grid.js';
import { withoutIconLetters } from './icon-letters.js';
import type { Zone, ZonedLine } from './sections.js';

/** What the field rules look at. */
export interface ResumeDocument {
  lines: ZonedLine[];
  /** Addresses behind links. */
  links: string[];
  language: 'pt' | 'en';
  bodySize: number;
  /** Title and author from the file's properties, which name the person often and lie sometimes. */
  properties: string[];
}

export function resumeDocument(read: ZonedLine[], links: string[], properties: string[]): ResumeDocument {
  const lines = withoutIconLetters(withPairedLabels(withUsualLabels(read)));
  const bodySize = median(
    lines.flatMap((line) => Array.from({ length: Math.ceil(line.text.length / 20) }, () => line.size)),
  );
  return { lines, links, properties, bodySize, language: languageOf(lines) };
}

export function linesIn(document: ResumeDocument, ...zones: Zone[]): ZonedLine[] {
  return document.lines.filter((line) => !line.heading && zones.includes(line.zone));
}

const PORTUGUESE =
  /\b(de|da|do|das|dos|em|para|com|na|no|nas|nos|ao|pela|pelo|uma|um|que|e|experiencia|formacao|habilidades|curso|rua|ensino)\b/g;
const ENGLISH =
  /\b(the|of|and|in|to|for|with|on|at|by|from|an|is|as|experience|education|skills|university|using)\b/g;

function languageOf(lines: ZonedLine[]): 'pt' | 'en' {
  const text = lines.map((line) => fold(line.text)).join(' ');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(ENGLISH) > count(PORTUGUESE) ? 'en' : 'pt';
}
