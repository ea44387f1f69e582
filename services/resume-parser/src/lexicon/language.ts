import { fold } from './text.js';
import { anyOf, readWords } from './word-list.js';

const PORTUGUESE = anyOf(readWords('language-words', 'pt'), '\\b', '\\b', 'g');
const ENGLISH = anyOf(readWords('language-words', 'en'), '\\b', '\\b', 'g');

/** The language whose frequent words occur more often; Portuguese where both occur equally. */
export function languageOf(lines: readonly { text: string }[]): 'pt' | 'en' {
  const text = lines.map((line) => fold(line.text)).join(' ');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(ENGLISH) > count(PORTUGUESE) ? 'en' : 'pt';
}
