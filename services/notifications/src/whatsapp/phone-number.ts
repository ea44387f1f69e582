import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** As typed, to the digits of E.164 without the plus, which is how WhatsApp names numbers; undefined: no number. */
export function whatsAppNumber(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone, 'BR');
  return number?.isPossible() ? number.number.slice(1) : undefined;
}

const MOBILE_WITH_NINE = /^(55\d{2})9(\d{8})$/;
const MOBILE_WITHOUT_NINE = /^(55\d{2})([6-9]\d{7})$/;

/**
 * Brazilian mobile numbers got a ninth digit from 2012 on, and accounts opened before still go by the old number.
 * @returns the same number with the nine, or without it; undefined where there is no other form
 */
export function otherForm(number: string): string | undefined {
  const long = MOBILE_WITH_NINE.exec(number);
  if (long) return `${long[1]}${long[2]}`;
  const short = MOBILE_WITHOUT_NINE.exec(number);
  return short ? `${short[1]}9${short[2]}` : undefined;
}

export const isSameLine = (one: string, other: string): boolean => one === other || otherForm(one) === other;
