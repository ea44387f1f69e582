import { fold } from './text.js';
import { readGroups } from './word-list.js';

const WORDS = readGroups('label-words');
const LABELS = new Set(WORDS.get('labels'));
const OTHERS = new Set(WORDS.get('others'));

/** 'Business or sector', 'Completion date': all words are those of labels. */
export function isOfLabelWords(text: string): boolean {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return (
    words.some((word) => LABELS.has(word)) && words.every((word) => LABELS.has(word) || OTHERS.has(word))
  );
}
