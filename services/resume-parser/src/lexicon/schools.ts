import { foldStudies } from './text.js';
import { anyOf, readLines } from './word-list.js';

const SCHOOL = anyOf(readLines('schools'), '\\b', '\\b');
const LOWER_SCHOOL = anyOf(readLines('lower-schools'), '\\b', '\\b');

export function isSchool(text: string): boolean {
  return SCHOOL.test(foldStudies(text));
}

/** A school whose courses lead to a Graduação, if the text says nothing else. */
export function isUniversity(text: string): boolean {
  const folded = foldStudies(text);
  return (
    SCHOOL.test(folded) &&
    (!LOWER_SCHOOL.test(folded) || /\buniversi|\bfaculdade|\bcentro universitario/.test(folded))
  );
}
