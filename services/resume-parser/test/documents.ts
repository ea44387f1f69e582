import { parsePlainLines } from './plain-lines.js';
import { extract } from '../src/fields/extract.js';
import type { ResumeFields } from '../src/resume.js';

/** The fields of a résumé given as plain lines, the way a word processor would print them. */
export function fieldsOf(text: string, links: string[] = []): ResumeFields {
  return extract(parsePlainLines(text, links)).fields;
}
