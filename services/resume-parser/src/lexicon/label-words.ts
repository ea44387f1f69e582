import { fold } from './text.js';
import { readLines } from './word-list.js';

const LABELS = new Set(readLines('label-words', 'labels'));
const OTHERS = new Set(readLines('label-words', 'others'));

/** 'Business or sector', 'Completion date': all words are those of labels. */
export function isOfLabelWords(text: string): boolean {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return (
    words.some((word) => LABELS.has(word)) && words.every((word) => LABELS.has(word) || OTHERS.has(word))
  );
}
