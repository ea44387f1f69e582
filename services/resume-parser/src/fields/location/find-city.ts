import { isBrazilianCity, stateCode } from '../../lexicon/brazil.js';
import { isBrazil, isForeignCity, isForeignCountry } from '../../lexicon/world.js';
import { cityName, isTown, looksLikeCity } from './city-name.js';
import { CODE_BEFORE_CITY, SURE_CODE_BEFORE_CITY } from './foreign-post-code.js';
import { isBox } from './flats.js';
import type { PlaceParts } from './find-state.js';

export interface City {
  at: number;
  name: string;
  /** Of a state printed behind it without a separator; empty otherwise. */
  state: string;
  foreign: boolean;
}

/** 'Dasmariñas City' */
const CALLED_CITY = /^\p{Lu}\p{L}{2,14}(?:\s\p{Lu}\p{L}{2,14})?\sCity$/u;
/** 'Chermside 4032', 'Dhaka-1230' */
const TOWN_WITH_CODE = /^\p{Lu}[\p{L}'’. ]{2,30}(?:\s|\s?[-–]\s?)\d{4,6}$/u;
/** 'Manchester M21 0UF'. */
const BRITISH_CODE = /^\p{Lu}[\p{L} '-]+\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u;

/** @param stateAt where the state or country stands; -1 where none does */
export function findCity(place: PlaceParts, stateAt: number): City | undefined {
  if (stateAt > 0) return beforeState(place, stateAt);
  const spaced = withState(place);
  if (spaced || stateAt === 0) return spaced;
  return beforeBrazil(place) ?? knownCity(place) ?? foreignCity(place);
}

function cityAt({ parts }: PlaceParts, at: number): City {
  return { at, name: cityName(parts[at] ?? ''), state: '', foreign: false };
}

/** The part before the state, with numbers and a county between them left out: 'Kilkenny, County Kilkenny, Ireland'. */
function beforeState(place: PlaceParts, stateAt: number): City | undefined {
  const { parts, streetAt } = place;
  let at = stateAt - 1;
  while (at > 0 && /^(?:\d{3,6}$|(?:County|Co\.)\s\p{Lu})/u.test(parts[at] ?? '')) at -= 1;
  if (place.preferForeign && isTownBeforeRegion(place, at, stateAt)) at -= 1;
  return at !== streetAt && isTown(parts[at] ?? '', parts[stateAt] ?? '') ? cityAt(place, at) : undefined;
}

/**
 * '44600 Guadalajara' before 'Jalisco' and the country: of two names, the one behind a post code is the town. Of three
 * parts alone, as in 'Tartu, Tartumaa, Estonia', the first one is, unless a list knows the second.
 */
function isTownBeforeRegion({ parts, streetAt }: PlaceParts, at: number, stateAt: number): boolean {
  const [before = '', own = ''] = [parts[at - 1], parts[at]];
  if (at < 1 || at - 1 === streetAt || !looksLikeCity(before)) return false;
  const isWhole = stateAt === 2 && parts.length === 3 && streetAt < 0 && isForeignCountry(parts[2] ?? '');
  return (
    CODE_BEFORE_CITY.test(before) ||
    (isWhole && at === 1 && looksLikeCity(own) && !isForeignCity(cityName(own)))
  );
}

/** 'Guarapari ES', without anything between them. */
function withState({ parts, streetAt }: PlaceParts): City | undefined {
  for (const [at, part] of parts.entries()) {
    const found = at === streetAt ? undefined : cityWithState(part);
    if (found) return { at, name: cityName(found.city), state: found.code, foreign: false };
  }
  return undefined;
}

function cityWithState(part: string): { city: string; code: string } | undefined {
  // 'Salvador Bahia'
  const words = part.split(' ');
  for (let at = 1; at < Math.min(words.length, 5); at += 1) {
    const [city, state] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const code = state.length > 2 && /^\p{Lu}/u.test(state) ? stateCode(state) : undefined;
    if (code && isBrazilianCity(city)) return { city, code };
  }
  const match = /^(\p{Lu}[\p{L}' ]+?)\s+([A-Z]{2})$/u.exec(part);
  const code = match?.[2] ? stateCode(match[2]) : undefined;
  return match?.[1] && code && match[1] !== match[1].toUpperCase() && looksLikeCity(match[1])
    ? { city: match[1], code }
    : undefined;
}

/** 'Campinas, Brasil'. */
function beforeBrazil(place: PlaceParts): City | undefined {
  const at = place.parts.findIndex((part) => isBrazil(part)) - 1;
  const isCity = at >= 0 && at !== place.streetAt && looksLikeCity(place.parts[at] ?? '');
  return isCity ? cityAt(place, at) : undefined;
}

function knownCity(place: PlaceParts): City | undefined {
  const at = place.parts.findLastIndex(
    (part, index) => index !== place.streetAt && isBrazilianCity(cityName(part)),
  );
  return at >= 0 ? cityAt(place, at) : undefined;
}

function foreignCity(place: PlaceParts): City | undefined {
  // 'Talisay City, Cebu': the province has the name of its capital.
  const isCalledCity =
    place.preferForeign && place.parts.length === 2 && CALLED_CITY.test(place.parts[0] ?? '');
  if (isCalledCity && isForeignCity(cityName(place.parts[1] ?? '')))
    return { ...cityAt(place, 0), foreign: true };
  const at = place.parts.findIndex(
    (part, index) =>
      index !== place.streetAt &&
      (isForeignCity(cityName(part)) ||
        (place.preferForeign && index > 0 && CALLED_CITY.test(part)) ||
        // 'P.O. Box 612, Kitale'
        (place.preferForeign && isBox(place.parts[index - 1] ?? '') && looksLikeCity(part)) ||
        // '79312, Emmendingen' behind a street
        (place.preferForeign &&
          index > 1 &&
          /^\d{5}$/.test(place.parts[index - 1] ?? '') &&
          looksLikeCity(part)) ||
        // 'Pinetown, 3610' behind a street
        (place.preferForeign &&
          place.streetAt >= 0 &&
          index > place.streetAt &&
          looksLikeCity(part) &&
          /^\d{4,6}$/.test(place.parts[index + 1] ?? '')) ||
        // '8b Rimu St, Paekākāriki 5034'
        (place.preferForeign &&
          place.streetAt >= 0 &&
          index > place.streetAt &&
          TOWN_WITH_CODE.test(part) &&
          looksLikeCity(part)) ||
        (BRITISH_CODE.test(part) && looksLikeCity(part)) ||
        (place.preferForeign &&
          (index > 0 ? CODE_BEFORE_CITY : SURE_CODE_BEFORE_CITY).test(part) &&
          looksLikeCity(part))),
  );
  return at >= 0 ? { ...cityAt(place, at), foreign: true } : undefined;
}
