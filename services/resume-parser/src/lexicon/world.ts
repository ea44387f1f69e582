import { fold } from './text.js';
import { readEntries, readWords } from './word-list.js';

const REGION_CODES = new Set(readWords('foreign-regions', 'codes'));
const REGIONS = new Set(readEntries('foreign-regions', 'names'));
/** 'County Louth', 'Co. Louth' */
const COUNTY = /^(?:County|Co\.)\s\p{Lu}\p{L}{2,15}$/u;
/** 'Rivers State': behind a town, and no university there. */
const CALLED_STATE = /^\p{Lu}\p{L}{2,12}(?:\s\p{Lu}\p{L}{2,12})?\sState$/u;
const COUNTRIES = new Set(readEntries('foreign-countries'));
const CITIES = new Set(readEntries('foreign-cities'));

/** A state or province outside Brazil, by its code in capitals or by its name. */
export function isForeignRegion(text: string): boolean {
  const trimmed = text.trim().replace(/\.$/, '');
  return (
    (REGION_CODES.has(trimmed) && trimmed === trimmed.toUpperCase()) ||
    REGIONS.has(fold(text)) ||
    COUNTY.test(trimmed)
  );
}

export const isRegionOfHome = (text: string): boolean =>
  CALLED_STATE.test(text.trim()) || isForeignRegion(text);

export function isForeignCountry(text: string): boolean {
  return COUNTRIES.has(fold(text));
}

export function isBrazil(text: string): boolean {
  return /^(?:brasil|brazil|br)$/.test(fold(text));
}

export function isForeignCity(text: string): boolean {
  return CITIES.has(fold(text));
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes of the standard that name no country, and the one of Brazil. */
const NO_COUNTRY = /^(?:E[UZ]|UN|QO|X[AB]|ZZ|BR)$/;

/** 'HU': what programs print behind a town, in capitals. Codes of countries of the past have another one in their place. */
export function isCountryCode(text: string): boolean {
  return (
    /^[A-Z]{2}$/.test(text) &&
    !NO_COUNTRY.test(text) &&
    COUNTRY_NAMES.of(text) !== undefined &&
    new Intl.Locale(`und-${text}`).region === text
  );
}
