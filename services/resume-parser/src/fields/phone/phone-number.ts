import { AREA_CODES } from '../../lexicon/brazil.js';

export interface BrazilianNumber {
  area: string;
  /** Nine digits for a mobile, eight for a landline. */
  number: string;
}

/** Splits the digits of a Brazilian number with its area code; undefined for all others. */
export function splitBrazilian(digits: string): BrazilianNumber | undefined {
  const national =
    digits.length >= 12 && digits.startsWith('55')
      ? digits.slice(2)
      : digits.replace(/^0(?:\d{2}(?=\d{10,11}$))?/, '');
  const area = national.slice(0, 2);
  const number = national.slice(2);
  if (!AREA_CODES.has(area)) return undefined;
  if (number.length === 9 && number.startsWith('9')) return { area, number };
  return number.length === 8 && /^[2-9]/.test(number) ? { area, number } : undefined;
}

/** Returns Brazilian numbers in the usual form, all others as printed. */
export function formatPhone(printed: string): string {
  const tidy = printed.replace(/\s+/g, ' ').trim();
  const isForeign = /^(?:\(?\+\s?|00\s?(?=[1-9]))(?!55)/.test(tidy);
  const isAmerican = /^\(?\d{3}\)?[\s./-]\s?\d{3}[\s.-]\d{4}$/.test(tidy);
  const isBritish = /^\(?0\d{3,4}\)?[\s-]\d{3}[\s-]?\d{3,4}$/.test(tidy);
  // '98450 55507'
  const isIndian = /^0?[6-9]\d{4}[\s-]\d{5}$/.test(tidy);
  const brazilian =
    isForeign || isAmerican || isBritish || isIndian ? undefined : splitBrazilian(tidy.replace(/\D/g, ''));
  if (!brazilian) return tidy;
  const cut = brazilian.number.length - 4;
  return `(${brazilian.area}) ${brazilian.number.slice(0, cut)}-${brazilian.number.slice(cut)}`;
}

/** Has as many digits as a telephone, and not the form of a paper, a period or a post code. */
export function isPlausiblePhone(printed: string, digits: string): boolean {
  if (/^\d{3}\.\d{3}\.\d{3}-?\d{2}$/.test(printed) || /^\d{1,2}\.\d{3}\.\d{3}/.test(printed)) return false;
  if (/^(?:19|20)\d{2}\s?[-–—.\s]\s?(?:19|20)\d{2}$/.test(printed)) return false;
  if (/^\d{2}\.?\d{3}-\d{3}$/.test(printed) || /^(\d)\1+$/.test(digits))
    return /^9+$/.test(digits) && digits.length > 9;
  return digits.length >= 8 && digits.length <= 15;
}
