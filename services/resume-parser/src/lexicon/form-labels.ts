import { fold } from './text.js';
import { anyOf, readLines } from './word-list.js';

const LABEL = anyOf(readLines('form-labels'), '^', '\\b');

export function isLabel(text: string): boolean {
  return /:\s*$/.test(text) || (LABEL.test(fold(text)) && text.length < 45);
}
