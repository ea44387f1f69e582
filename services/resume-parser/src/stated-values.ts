import { claimedText } from './fields/education/claims.js';
import { formatPhone } from './fields/phone/phone-number.js';
import { namesAnotherNumber } from './fields/phone/phone-labels.js';
import { stateCode } from './lexicon/brazil.js';
import { levelOf } from './lexicon/education-level.js';
import { fold } from './lexicon/text.js';

export const REVIEWED_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'educationLevel',
  'educationCourse',
] as const;

export type ReviewedField = (typeof REVIEWED_FIELDS)[number];

const MAX_VALUE_LENGTH = 200;

type StatedTest = (value: string, text: string) => boolean;

const isNameInText: StatedTest = (value, text) =>
  /^\p{L}[\p{L}'’ .-]+$/u.test(value) && wordsOf(text).includes(wordsOf(value));
const isPhraseInText: StatedTest = (value, text) =>
  /\p{L}{3}/u.test(value) && wordsOf(text).includes(wordsOf(value));

/** The text states the value, and the value has the form of its field. */
const STATED: Record<ReviewedField, StatedTest> = {
  firstName: isNameInText,
  lastName: isNameInText,
  city: isNameInText,
  address: isPhraseInText,
  educationCourse: isPhraseInText,
  phone: (value, text) => {
    const digits = digitsOf(value);
    const stated = numbersIn(text).filter(({ before }) => !namesAnotherNumber(before));
    return digits.length >= 8 && digits.length <= 15 && stated.some((number) => number.digits === digits);
  },
  zip: (value, text) => {
    const digits = digitsOf(value);
    return digits.length === 8 && numbersIn(text).some((number) => number.digits === digits);
  },
  // A narrow column breaks addresses, so spaces do not count.
  email: (value, text) =>
    /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value) &&
    text.replace(/\s/g, '').toLowerCase().includes(value.toLowerCase()),
  state: (value, text) => {
    const code = stateCode(value);
    const words = text.split(/[^\p{L}]+/u);
    return code !== undefined && words.some((word) => word === code || stateCode(word) === code);
  },
  educationLevel: (value, text) => text.split('\n').some((line) => levelOf(claimedText(line)) === value),
};

export function isStated(field: ReviewedField, value: string, text: string): boolean {
  return value.length <= MAX_VALUE_LENGTH && STATED[field](value, text);
}

export function isSameValue(field: ReviewedField, ours: string, theirs: string): boolean {
  if (field === 'phone' || field === 'zip') return digitsOf(theirs).endsWith(digitsOf(ours));
  if (field === 'state') return stateCode(theirs) === ours;
  return wordsOf(ours) === wordsOf(theirs);
}

export function asFormValue(field: ReviewedField, value: string): string | undefined {
  if (field === 'state') return stateCode(value);
  return field === 'phone' ? formatPhone(value) : value;
}

/** Words between spaces, so that a value is found whole and not inside another word. */
function wordsOf(text: string): string {
  return ` ${fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

/** '(27) 99812-3344' is one number, and none of its parts is. */
function numbersIn(text: string): { digits: string; before: string }[] {
  return text.split('\n').flatMap((line) =>
    [...line.matchAll(/\+?\(?\d[\d\s().–-]*\d/g)].map((match) => ({
      digits: digitsOf(match[0]),
      before: line.slice(0, match.index),
    })),
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
