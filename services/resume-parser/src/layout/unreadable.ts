import { fold } from '../lexicon/text.js';
import { anyOf, readLines, readWords } from '../lexicon/word-list.js';
import type { Line } from './text-line.js';

const PLACEHOLDER = anyOf(readLines('placeholder-pages'));
/** A résumé is longer, even if it mentions such a program. */
const MAX_PLACEHOLDER_LENGTH = 1_500;
const USUAL_WORDS: ReadonlySet<string> = new Set(readWords('usual-words'));
/** Fewer letters say nothing about the font. */
const MIN_LETTERS = 60;
/** Portuguese and English texts have 38 to 50 %. */
const MIN_VOWELS = 0.25;
/** Of all signs but spaces. Addresses and telephone numbers have more than sentences. */
const MAX_ODD = 0.12;
const ODD = /[^\p{L}\p{M}\d\s.,;:()@/|•·–—\-+'’"“”ºª°&]/gu;

/** The page asks for another program; the document itself is in a form that only that program shows (XFA, portfolios). */
export function isPlaceholder(lines: Line[]): boolean {
  const text = fold(lines.map((line) => line.text).join(' '));
  return text.length < MAX_PLACEHOLDER_LENGTH && PLACEHOLDER.test(text);
}

/** The font does not say which letters it draws: what was read are its codes. A person reads the page, so a picture of it can be recognised. */
export function isCipher(text: string): boolean {
  const letters = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const signs = text.replace(/\s/g, '').length;
  if (signs < MIN_LETTERS) return false;
  const words = fold(text).split(/[^a-z]+/);
  if (words.some((word) => USUAL_WORDS.has(word))) return false;
  const vowels = fold(text).match(/[aeiou]/g)?.length ?? 0;
  const odd = text.match(ODD)?.length ?? 0;
  return odd > MAX_ODD * signs || (letters >= MIN_LETTERS && vowels < MIN_VOWELS * letters);
}
