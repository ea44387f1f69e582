import { isBrazilianCity, stateCode } from '../../lexicon/brazil.js';
import { FAMILY_NAMES, GIVEN_NAMES, NAME_PARTICLES, TITLE_WORDS } from '../../lexicon/person-words.js';
import { fold } from '../../lexicon/text.js';
import { localPart } from '../email/local-part.js';
import { isForeignCountry, isForeignRegion } from '../../lexicon/world.js';

const COMMA = /^(\p{L}[\p{L}'’. -]{1,40}?),\s+(\p{L}[\p{L}'’ -]{1,40}(?:\s\p{Lu}\.)?)$/u;
/** 'Ottoline M.' */
const INITIAL_BEHIND = /\s\p{Lu}\.$/u;
const GENERATION = /\s+(?:jr|j[úu]nior|filho|neto|sobrinho)\.?$/i;
/** 'O’SULLIVAN Aoife': the surname in capitals before the given name. */
const CAPITALS_FIRST =
  /^(\p{Lu}[\p{Lu}'’-]{3,30})\s+(\p{Lu}\p{Ll}[\p{L}'’-]{1,30}(?:\s\p{Lu}\p{Ll}[\p{L}'’-]{1,30})?)$/u;
/** 'Carlos Tinoco, Jr.' */
const GENERATION_BEHIND = /,\s+(jr|j[úu]nior|filho|neto|sobrinho)(?=\.?$)/i;

/** 'EZE, Ifeoma (Mrs.)' */
const FORM_OF_ADDRESS = /\s*\((?:mrs?|ms|miss|dra?|prof|sra?)\.?\)$/i;

const isCapital = (text: string) => text === text.toUpperCase();

/** 'FIGUEIREDO, Marcelo Augusto' as 'Marcelo Augusto FIGUEIREDO'; a name in the usual order stays. */
export function givenNameFirst(text: string, email?: string): string {
  const whole = text.trim().replace(FORM_OF_ADDRESS, '').replace(GENERATION_BEHIND, ' $1');
  const [, capitals, names] = CAPITALS_FIRST.exec(whole) ?? [];
  if (capitals !== undefined && names !== undefined && areSwapped(capitals, names))
    return `${names} ${inSmallLetters(capitals)}`;
  const [, family, given] = COMMA.exec(whole) ?? [];
  return family !== undefined &&
    given !== undefined &&
    (isSurnameFirst(family, given) || isInAddress(family, given, email))
    ? `${given} ${isCapital(family) && !isCapital(given) ? inSmallLetters(family) : family}`
    : whole;
}

/** Neither word says the opposite, as 'MARINA Tavares' does. */
const areSwapped = (capitals: string, names: string) =>
  [...wordsOf(capitals), ...wordsOf(names)].every((word) => !TITLE_WORDS.has(word)) &&
  !GIVEN_NAMES.has(fold(capitals)) &&
  wordsOf(names).every((word) => !FAMILY_NAMES.has(word) || GIVEN_NAMES.has(word));

/** 'Lim Hui Ying, Charlotte' with the address 'charlotte.lim@…'. */
function isInAddress(family: string, given: string, email: string | undefined): boolean {
  const local = fold(localPart(email));
  const names = wordsOf(given.replace(INITIAL_BEHIND, ''));
  return (
    local.includes(names[0] ?? '-') &&
    (names[0] ?? '').length > 3 &&
    !GIVEN_NAMES.has(fold(family).split(' ')[0] ?? '') &&
    !/[.]/.test(given.replace(INITIAL_BEHIND, '')) &&
    !isPlace(given) &&
    names.every((word) => !TITLE_WORDS.has(word)) &&
    wordsOf(family).every((word) => !TITLE_WORDS.has(word))
  );
}

function isSurnameFirst(family: string, given: string): boolean {
  const surnames = wordsOf(family.replace(GENERATION, ''));
  const givenNames = wordsOf(given);
  if (givenNames.length > 4 || surnames.length > 4 || isPlace(given)) return false;
  if (givenNames.some((word) => TITLE_WORDS.has(word) && !GIVEN_NAMES.has(word))) return false;
  const isFamily =
    GENERATION.test(family) || (isCapital(family) && !isCapital(given)) || isCapitalPair(family, given);
  const isUsual = GIVEN_NAMES.has(surnames[0] ?? '') && surnames.length > 1 && !isFamily;
  if (isUsual) return false;
  return GIVEN_NAMES.has(givenNames[0] ?? '') || GENERATION.test(family) || isFamily;
}

/** 'OGUNLEYE, OLUWADAMILOLA ADEBISI': one word and several behind it, whatever their language. */
const isCapitalPair = (family: string, given: string) =>
  isCapital(`${family}${given}`) &&
  !/\s/.test(family) &&
  /\s/.test(given) &&
  !GIVEN_NAMES.has(fold(family)) &&
  !TITLE_WORDS.has(fold(family)) &&
  !isPlace(family);

const wordsOf = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !NAME_PARTICLES.has(word));

export const isPlace = (text: string): boolean =>
  isBrazilianCity(text) || stateCode(text) !== undefined || isForeignRegion(text) || isForeignCountry(text);

function inSmallLetters(family: string): string {
  return family
    .split(' ')
    .map((word) =>
      NAME_PARTICLES.has(fold(word))
        ? word.toLowerCase()
        : word.toLowerCase().replace(/(?<=^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}
