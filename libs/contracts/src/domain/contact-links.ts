/** Between two numbers in one field, and before an extension. */
const NEXT_NUMBER = /[/;|,]|\s(?:ou|e)\s|\bramal\b|\bext\b|\br\.\s?\d/i;
const MIN_DIGITS = 8;
/** E.164. */
const MAX_DIGITS = 15;
/** Area code and number: eight digits, or nine of a mobile phone. */
const NATIONAL = /^[1-9][1-9](?:[2-9]\d{7}|9\d{8})$/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * The first number of a field, as Brazilians type it: with or without country code, trunk zero and carrier code.
 * @returns country code and number, digits only (E.164 without the plus); undefined without an area code, and for other texts
 */
export function internationalNumber(typed: string): string | undefined {
  const first = typed
    .normalize('NFKC')
    .split(NEXT_NUMBER)
    .find((part) => digitsOf(part).length >= MIN_DIGITS);
  if (first === undefined) return undefined;
  const digits = digitsOf(first);
  const isInternational = first.trim().replace(/^\(+/, '').startsWith('+') || digits.startsWith('00');
  if (!isInternational)
    return inBrazil(digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits);
  const number = digits.replace(/^0+/, '');
  if (number.startsWith('55')) return inBrazil(number.slice(2));
  return number.length >= MIN_DIGITS && number.length <= MAX_DIGITS ? number : undefined;
}

/** @param digits after the country code: `41…`, `041…`, or with the code of a carrier `0 15 41…` */
function inBrazil(digits: string): string | undefined {
  const withoutTrunk = digits.replace(/^0+/, '');
  const hasCarrier = digits.startsWith('0') && withoutTrunk.length > 11;
  const national = hasCarrier ? withoutTrunk.slice(2) : withoutTrunk;
  return NATIONAL.test(national) ? `55${national}` : undefined;
}

/** @returns a `tel:` address; undefined if the number is incomplete */
export function phoneAddress(typed: string): string | undefined {
  const number = internationalNumber(typed);
  return number && `tel:+${number}`;
}

/** A `mailto:` address of this recipient alone: a local part such as `a?subject=b` adds nothing to the message. */
export function mailAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
