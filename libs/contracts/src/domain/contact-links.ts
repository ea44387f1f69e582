/** Between two numbers in one field, and before an extension: 'ramal 12', 'cel.', '3333-4444 x12'. The x of '0xx41' stands for a carrier. */
const NEXT_NUMBER = /[/\\;|,#\n]|[a-wyz]+|(?<=\d\s?)x(?=\s?\d)/i;
/** Where a number may end if another one follows without a sign between them. */
const GAP = /\s[-–—]\s|\s|(?=\()/g;
const MIN_DIGITS = 8;
/** E.164. */
const MAX_DIGITS = 15;
/** Area code and number: eight digits, or nine of a mobile phone. */
const NATIONAL = /^[1-9][1-9](?:[2-9]\d{7}|9\d{8})$/;
/** The code of a carrier, as in `0015 41 99876-5432`: no other country has numbers of this length behind these digits. */
const CARRIER = /^(?:1\d|21|31|41)(?=\d{11}$)/;
/** In North America, with the country code. */
const NORTH_AMERICAN_DIGITS = 11;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * The first complete number of a field, as Brazilians type it: with or without country code, trunk zero and carrier code.
 * @returns country code and number, digits only (E.164 without the plus); undefined without an area code, for a text that may be one
 * of two numbers, and for other texts
 */
export function internationalNumber(typed: string): string | undefined {
  return firstOf(typed.normalize('NFKC').split(NEXT_NUMBER), firstNumber);
}

function firstOf<T>(texts: readonly string[], numberOf: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const number = numberOf(text);
    if (number !== undefined) return number;
  }
  return undefined;
}

/** The number; if there are too many digits for one, the first of two that a gap divides. */
function firstNumber(text: string): string | undefined {
  const whole = numberOf(text);
  if (whole !== undefined || digitsOf(text).length < 2 * MIN_DIGITS) return whole;
  const ends = [...text.matchAll(GAP)].map(({ index }) => index);
  return firstOf(
    ends.filter((end) => digitsOf(text.slice(end)).length >= MIN_DIGITS).map((end) => text.slice(0, end)),
    numberOf,
  );
}

function numberOf(text: string): string | undefined {
  const digits = digitsOf(text);
  if (digits.length < MIN_DIGITS) return undefined;
  if (/^[\s(]*\+/.test(text)) return abroad(digits.replace(/^0+/, ''));
  if (digits.startsWith('00')) return dialledAbroad(digits.replace(/^0+/, ''));
  return inBrazil(digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits);
}

/** @param number after `00`, which Brazilians also type before an area code: what may be both is neither */
function dialledAbroad(number: string): string | undefined {
  const carrier = CARRIER.exec(number)?.[0];
  if (carrier && NATIONAL.test(number.slice(carrier.length))) return inBrazil(number.slice(carrier.length));
  return NATIONAL.test(number) ? undefined : abroad(number);
}

/** @param number with the country code */
function abroad(number: string): string | undefined {
  if (number.startsWith('55')) return inBrazil(number.slice(2));
  if (number.startsWith('1') && number.length !== NORTH_AMERICAN_DIGITS) return undefined;
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
