import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { internationalNumber } from '@araucaria/contracts';

/** Converts a typed number to E.164 without the plus, WhatsApp's format. @returns undefined if it is no phone number */
export function whatsAppNumber(phone: string): string | undefined {
  const number = internationalNumber(phone);
  return number && parsePhoneNumberFromString(`+${number}`)?.isPossible() ? number : undefined;
}

const MOBILE_WITH_NINE = /^(55\d{2})9(\d{8})$/;
const MOBILE_WITHOUT_NINE = /^(55\d{2})([6-9]\d{7})$/;

/**
 * Brazilian mobile numbers got a ninth digit from 2012 on. WhatsApp accounts that are older keep the number without it.
 * @returns the number with the ninth digit added or removed; undefined for other numbers
 */
export function alternativeForm(number: string): string | undefined {
  const long = MOBILE_WITH_NINE.exec(number);
  if (long) return `${long[1]}${long[2]}`;
  const short = MOBILE_WITHOUT_NINE.exec(number);
  return short ? `${short[1]}9${short[2]}` : undefined;
}

/** Whether the numbers differ at most by the ninth digit. */
export const isSameNumber = (one: string, other: string): boolean =>
  one === other || alternativeForm(one) === other;
