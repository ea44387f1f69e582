import { isBrazilianCity, stateCode } from '../../lexicon/brazil.js';
import { fold } from '../../lexicon/text.js';
import {
  isBrazil,
  isCountryCode,
  isForeignCity,
  isForeignCountry,
  isRegionOfHome,
} from '../../lexicon/world.js';
import { isTown, looksLikeCity } from './city-name.js';
import { CODE_BEHIND_REGION } from './foreign-post-code.js';

/** The parts of a text about a place, and where its street stands: -1 where there is none. */
export interface PlaceParts {
  parts: string[];
  streetAt: number;
  /** A code that is a Brazilian state and a foreign region is read as the region. */
  preferForeign: boolean;
  /** Codes of countries are read, 'none' being the usual: 'HR' and 'IT' are trades where no contacts stand beside them. */
  countryCodes: CountryCodes;
}

/** 'all' includes those that are Brazilian states too: 'RO' beside a telephone of Romania. */
export type CountryCodes = 'none' | 'not Brazilian' | 'all';

export interface Region {
  at: number;
  /** The code of a Brazilian state; empty abroad. */
  state: string;
  foreign: boolean;
}

/** Codes of countries that abbreviate trades and degrees too: 'Agile Coach, PM', but 'Milan, IT'. */
const TRADE_CODE = /^(?:AD|AI|BA|GM|HR|IT|MA|MD|ML|MP|MS|PA|PM|PR|QA|SE|TV|VC)$/;

/** 'A.P.', 'U.P.': states of India; those of Brazil are printed without points. */
const WITH_POINTS = /^[A-Z]\.\s?[A-Z]\.?$/;

/** The states whose name alone is a town; 'Paraná' and 'Tocantins' are towns too, but hardly ever meant. */
const STATE_AND_CITY = /^(?:sao paulo|rio de janeiro)$/;

export function findState(place: PlaceParts): Region | undefined {
  for (let index = place.parts.length - 1; index >= 0; index -= 1) {
    if (isBrazil(place.parts[index] ?? '') || index === place.streetAt) continue;
    const region = regionAt(place, index);
    if (region) return region;
  }
  return undefined;
}

function regionAt(place: PlaceParts, index: number): Region | undefined {
  const country = countryAt(place, index);
  if (country) return country;
  const code = brazilianCodeAt(place, index);
  if (code !== undefined)
    return isStateAt(place, index) ? { at: index, state: code, foreign: false } : undefined;
  const { bare, before } = partAt(place, index);
  // 'Guntur Dist. – 522401, A.P.'
  const isIndian = place.preferForeign && WITH_POINTS.test(bare);
  const town = isIndian ? place.parts.slice(0, index).findLast((part) => !/^\d+$/.test(part)) : before;
  const isNamed = isIndian || isRegionOfHome(bare);
  const isRegion = index > 0 && isNamed && isTown(town ?? '', place.parts[index] ?? '');
  return isRegion ? { at: index, state: '', foreign: true } : undefined;
}

function partAt({ parts }: PlaceParts, index: number): { bare: string; before: string | undefined } {
  return { bare: (parts[index] ?? '').replace(CODE_BEHIND_REGION, ''), before: parts[index - 1] };
}

function countryAt(place: PlaceParts, index: number): Region | undefined {
  const { bare, before = '' } = partAt(place, index);
  if (!isCountryAt(place, bare, before)) return undefined;
  const hasRegion = index > 1 && isRegionOfHome(before.replace(CODE_BEHIND_REGION, ''));
  return { at: hasRegion ? index - 1 : index, state: '', foreign: true };
}

function isCountryAt({ countryCodes }: PlaceParts, bare: string, before: string): boolean {
  if (bare.length !== 2) return isForeignCountry(bare);
  const isBrazilian = stateCode(bare) !== undefined && (countryCodes !== 'all' || isBrazilianCity(before));
  if (isBrazilian) return false;
  if (isForeignCountry(bare)) return true;
  const isTownBefore = TRADE_CODE.test(bare) ? isForeignCity(before) : looksLikeCity(before);
  return countryCodes !== 'none' && isCountryCode(bare) && isTownBefore;
}

function brazilianCodeAt(place: PlaceParts, index: number): string | undefined {
  const { bare, before } = partAt(place, index);
  // 'Para:' begins a line of an e-mail.
  if (!isStateSpelling(bare) || bare === 'Para') return undefined;
  const isRegion = isRegionOfHome(bare) || WITH_POINTS.test(bare);
  const isAbroad = place.preferForeign && isRegion && !isBrazilianCity(before ?? '');
  return isAbroad ? undefined : stateCode(bare);
}

/** 'ES' and 'es' behind a slash, but not the article 'as' or the conjunction 'se' in a sentence. */
function isStateSpelling(part: string): boolean {
  return part.length > 2 || part === part.toUpperCase() || /^(?:es|sp|rj|mg|pr|rs|sc|ba|df)$/.test(part);
}

/** 'São Paulo' alone is the city; 'Campinas, São Paulo' is the state. */
function isStateAt(place: PlaceParts, index: number): boolean {
  const { bare, before } = partAt(place, index);
  if (!STATE_AND_CITY.test(fold(bare))) return true;
  if (before === undefined || index - 1 === place.streetAt) return false;
  // Behind a street, what stands before it is a district, unless it is a known town.
  return isBrazilianCity(before) || (place.streetAt < 0 && looksLikeCity(before));
}
