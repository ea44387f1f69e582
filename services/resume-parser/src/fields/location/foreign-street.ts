import { TITLE_WORDS } from '../../lexicon/person-words.js';
import { fold } from '../../lexicon/text.js';
import { isFlat } from './flats.js';

const HOUSE = String.raw`(?:#\s?|N[oº°][.:]?:?\s?)?\d{1,5}[\w/.-]{0,6}(?:\s[A-Z])?`;
/** 'Lindengasse 14/7', 'ul. Mokotowska 41/7', 'Kilimani, Lenana Road 33', 'Calle 93 #15-27', 'Kirkegata 112 B' */
const NUMBER_BEHIND = new RegExp(
  String.raw`^(?:\p{Lu}|\p{Ll}{2,4}\.\s\p{Lu})[\p{L}.' -]{3,40}(?:,\s\p{Lu}[\p{L}.' -]{2,40})?,?\s(?:\d{1,3}[a-z]?\s(?=#))?${HOUSE}(?:,.{1,30})?$`,
  'u',
);
/** '14 Bank Street', '1382 Sokak No: 9' */
const NUMBER_BEFORE = new RegExp(
  String.raw`^\d{1,5}[a-z]?,?\s\p{L}[\p{L}.' -]{3,40}(?:\s${HOUSE})?(?:,.{1,30})?$`,
  'u',
);
/** 'Fitter since 2009', 'Class of 2012' */
const YEAR_IN_SENTENCE = /\s\p{Ll}{2,}\s(?:19|20)\d{2}$/u;

/** A line above a town abroad that has the form of a street with its house, whatever its words. */
export function isForeignStreet(text: string): boolean {
  // '10 years of experience' and 'Engineer Level 3' are none.
  if (YEAR_IN_SENTENCE.test(text) || !/\p{Lu}/u.test(text)) return false;
  if (text.split(/[\s,]+/).some((word) => TITLE_WORDS.has(fold(word)))) return false;
  const [first = '', ...rest] = text.split(/,\s+/);
  return (
    NUMBER_BEHIND.test(text) ||
    NUMBER_BEFORE.test(text) ||
    (isFlat(first) && rest.length === 1 && /^\p{Lu}[\p{L}.' -]{2,40}$/u.test(rest[0] ?? ''))
  );
}
