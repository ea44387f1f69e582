import type { ZonedLine } from '../../layout/zoned-line.js';
import { withoutBullet } from '../../lexicon/text.js';
import { isBrazil, isCountryCode, isForeignCountry, isRegionOfHome } from '../../lexicon/world.js';
import { judge } from '../../rule.js';
import type { RuleHit } from '../../resume.js';
import { POST_CODE, streetAmong } from './address-words.js';
import { cityName, looksLikeCity } from './city-name.js';
import { codeAmong, FOREIGN_POST_CODE, withRegionApart } from './foreign-post-code.js';
import { isFlat, withFlat } from './flats.js';
import { findCity, type City } from './find-city.js';
import { findState, type CountryCodes, type PlaceParts, type Region } from './find-state.js';
import type { PlaceFeatures } from './place-features.js';
import { PLACE_RULES } from './place-rules.js';

export interface Place extends PlaceFeatures {
  line: ZonedLine;
  /** Points for a home address, against a place that a sentence mentions. */
  weight: number;
  rules: RuleHit[];
}

export interface PlaceOptions {
  /** The text stands behind a label for an address. */
  isAddress: boolean;
  preferForeign: boolean;
}

/** A mark that stands for the slash in 's/n' (without a number) while slashes divide the text. */
const NO_NUMBER_MARK = '\u2044';
const NO_REGION: Region = { at: -1, state: '', foreign: false };
const NO_CITY: City = { at: -1, name: '', state: '', foreign: false };
const SEPARATOR =
  /\s*[,;|•·♦◆⋄()]\s*|\s*(?<!\d)\/\s*|\s*\/(?!\d)\s*|\s+[-–—]\s*|\s*[–—]\s+|\s{3,}|(?<=\p{L}{3})[-–](?=[A-Z]{2}\b(?!\p{L}))|\.\s+(?=CEP|Bairro|Cidade)/u;

/** Reads 'Rua X, 12 - Centro, Guarapari/ES, CEP 29200-000' and every shorter form of it. */
export function readPlace(raw: string, line: ZonedLine, options: PlaceOptions): Place {
  const features = featuresOf(raw, options, countryCodesIn(line, options));
  const { score, rules } = judge(PLACE_RULES, features);
  return { ...features, line, weight: score, rules };
}

/** 'Szeged, HU   +36 30 555 0191': a country stands among the contacts. */
function countryCodesIn({ zone, text }: ZonedLine, { preferForeign }: PlaceOptions): CountryCodes {
  if (!preferForeign) return 'none';
  if (/\+\s?(?!55)\d/.test(text)) return 'all';
  return zone === 'contact' || text.includes('@') ? 'not Brazilian' : 'none';
}

function featuresOf(
  raw: string,
  { isAddress, preferForeign }: PlaceOptions,
  countryCodes: CountryCodes,
): PlaceFeatures {
  const {
    zip: printed,
    isForeign,
    text: whole,
  } = takePostCode(
    withoutBullet(raw)
      .replace(/\bs\/n(?=\W|$)/gi, `s${NO_NUMBER_MARK}n`)
      // Typed with wide spaces: 'P.O.   BOX 417'.
      .replace(/\b(P\.?\s?O\.?)\s+(?=BOX\s)/i, '$1 ')
      .replace(/\s+\(?(Brasil|Brazil)\)?\.?$/i, ', $1'),
    preferForeign,
  );
  const parts = partsOf(countryCodes === 'none' ? whole : withCountryApart(whole));
  const streetAt = streetAmong(parts);
  const place: PlaceParts = { parts, streetAt, preferForeign, countryCodes };
  const region = findState(place) ?? NO_REGION;
  const city = findCity(place, region.at) ?? (isForeign ? cityBeforeCode(place) : NO_CITY);
  const foreign = region.foreign || city.foreign;
  const zip = foreign ? printed || codeAmong(parts, city.at, region.at) : isForeign ? '' : printed;
  const start = addressStart(parts, streetAt, isAddress, foreign ? city.at : -1);
  const hasStreet = streetAt >= 0;
  // 'Analista Fiscal - SP': a code behind something that is no town says nothing.
  const isStray = city.at < 0 && region.at > 0 && !hasStreet && zip === '';
  return {
    address: addressOf(
      foreign && zip !== '' ? parts.map((part) => (part === zip ? '' : part)) : parts,
      start,
      city.at,
      region.at,
    ).replace(NO_NUMBER_MARK, '/'),
    city: city.name,
    state: isStray ? '' : city.state || region.state,
    zip,
    foreign,
    hasStreet,
  };
}

/** 'Alexandria EG', 'Monterrey Nuevo León MX'; of more words, the last may be a region. */
function withCountryApart(text: string): string {
  const [, town, code = ''] =
    /^(\p{Lu}[\p{L}'’-]{2,30}(?:\s\p{L}[\p{L}'’-]{0,30}){0,4}),?\s+([A-Z]{2})$/u.exec(text) ?? [];
  if (town === undefined || !isCountryCode(code)) return text;
  const city = withoutCounty(town);
  if (city === town) return town.split(' ').length < 3 ? `${town}, ${code}` : text;
  return `${city}, ${town.slice(city.length).trim()}, ${code}`;
}

function takePostCode(
  text: string,
  preferForeign: boolean,
): { zip: string; isForeign: boolean; text: string } {
  const code = POST_CODE.exec(text)?.[0];
  const foreign = preferForeign ? FOREIGN_POST_CODE.exec(text)?.[0] : undefined;
  if (code === undefined && foreign !== undefined)
    return { zip: foreign, isForeign: true, text: text.replace(foreign, ' , ') };
  if (code === undefined)
    return { zip: '', isForeign: false, text: preferForeign ? withRegionApart(text) : text };
  return {
    zip: code.replace(/\s/g, ''),
    isForeign: false,
    text: text.replace(POST_CODE, ' , ').replace(/\bc\.?e\.?p\.?\s*[:.nº-]*\s*(?=,|$|\s)/gi, ' , '),
  };
}

/** The town of a British, Irish or Canadian address without its region or country. */
function cityBeforeCode({ parts, streetAt }: PlaceParts): City {
  const at = parts.findLastIndex(
    (part, index) => index !== streetAt && looksLikeCity(part) && !isRegionOfHome(part),
  );
  return at < 0 ? NO_CITY : { at, name: withoutCounty(cityName(parts[at] ?? '')), state: '', foreign: true };
}

/** 'Frome Somerset': a county that only the end of a line divided from its town. */
function withoutCounty(city: string): string {
  const words = city.split(' ');
  const at = words.findIndex((_, index) => index > 0 && isRegionOfHome(words.slice(index).join(' ')));
  return at > 0 ? words.slice(0, at).join(' ') : city;
}

/** Splits on what separates the parts of an address; hyphenated names stay whole. */
function partsOf(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((part) =>
      part
        .replace(/^[\s.:–—-]+|[\s:–—-]+$/g, '')
        .replace(/^endere[çc]o(?:\s(?:residencial|profissional|completo))?\s*:\s*/i, '')
        .replace(/^(?:na|no|em|à)\s+(?=\p{Lu})/u, '')
        .replace(/(?<=\p{L}{3})\.$/u, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** @param foreignCityAt where the city of a foreign place stands; -1 otherwise */
function addressStart(parts: string[], streetAt: number, isAddress: boolean, foreignCityAt: number): number {
  if (streetAt >= 0) return withFlat(parts, streetAt);
  const flatAt = foreignCityAt > 0 ? parts.slice(0, foreignCityAt).findIndex(isFlat) : -1;
  if (flatAt >= 0) return flatAt;
  return isAddress ? 0 : foreignStreet(parts, foreignCityAt);
}

/** '12 rue de Somewhere, 75000 Paris, France': abroad, a number before the town begins the street. */
function foreignStreet(parts: string[], cityAt: number): number {
  const at = parts.findIndex(
    (part, index) =>
      index < cityAt && /^\d{1,5}\w?$|^\d{1,5}\w?\s+\p{L}|\p{L}\s+\d{1,5}\w?$|\bNo\.?\s*\d+\w?$/u.test(part),
  );
  return at >= 0 && parts.slice(at, cityAt).some((part) => /\p{L}{3}/u.test(part)) ? at : -1;
}

/** Everything from the street to the city. */
function addressOf(parts: string[], start: number, cityAt: number, stateAt: number): string {
  if (start < 0 || cityAt === start) return '';
  const end = cityAt > start ? cityAt : stateAt > start ? stateAt : parts.length;
  return parts
    .slice(start, end)
    .filter((part) => !isBrazil(part) && !/^cep$/i.test(part) && !isForeignCountry(part))
    .map(withoutLabel)
    .filter((part) => part !== '' && !/^(?:cidade|munic[íi]pio|estado|uf)$/i.test(part))
    .join(', ');
}

function withoutLabel(part: string): string {
  return part
    .replace(/^(?:bairro(?!\s+d[aeo]s?\s)|endere[çc]o|logradouro|rua:)\s*:?\s*/i, (label) =>
      /^rua/i.test(label) ? 'Rua ' : '',
    )
    .trim();
}
