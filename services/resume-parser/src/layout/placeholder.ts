import { fold } from '../lexicon/text.js';
import { anyOf, readLines } from '../lexicon/word-list.js';
import type { Line } from './text-line.js';

const PLACEHOLDER = anyOf(readLines('placeholder-pages'));
/** A résumé is longer, even if it mentions such a program. */
const MAX_PLACEHOLDER_LENGTH = 1_500;

/** The page asks for another program; the document itself is in a form that only that program shows (XFA, portfolios). */
export function isPlaceholder(lines: Line[]): boolean {
  const text = fold(lines.map((line) => line.text).join(' '));
  return text.length < MAX_PLACEHOLDER_LENGTH && PLACEHOLDER.test(text);
}
