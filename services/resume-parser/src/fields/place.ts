import { isBrazilianCity, stateCode } from '../lexicon/brazil.js';
import { fold, withoutBullet } from '../lexicon/characters.js';
import { NOT_NAME_WORDS } from '../lexicon/person-words.js';
import { isBrazil, isForeignCity, isForeignCountry, isForeignRegion } from '../lexicon/world.js';

/** What one stretch of text says about where somebody lives. */
export interface Place {
  address: string;
  city: string;
  state: string;
  zip: string;
  /** The text names a country or region outside Brazil. */
  foreign: boolean;
  /** Evidence that this is a home address and not a sentence: 0 none, 1 some, 2 plain. */
  weight: number;
}

export const CEP = /(?<![\d.\-/])\d{2}\.?\d{3}\s?[-–]\s?\d{3}(?![\d-])|(?<=cep\W{0,3})\d{5}\s?\d{3}\b/i;
const STREET =
  /^(?:r\.|rua|av\.?|avenida|trav\.?|travessa|tv\.?|al\.|alameda|pra[çc]a|p[çc]a\.?|rod\.?|rodovia|estr\.?|estrada|largo|beco|ladeira|servid[ãa]o|via|viela|vila|quadra|qd\.?|q\.|qn[a-z]*|sq[ns]w?|sh[a-z]{1,3}|cl[ns]|conjunto|conj\.?|cond\.?|condom[íi]nio|res\.|residencial|loteamento|lot\.|passagem|ch[áa]cara|s[íi]tio|fazenda|linha|br-\d|ramal|acesso|parque)(?=[\s.:\d]|$)/i;
const ENGLISH_STREET =
  /^\d+(?:\/\d+)?\s+[\p{L}\d .']+\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl|terrace|square|parkway|highway)\b\.?/iu;
const DETAIL =
  /^(?:n[º°o.]?\s*\d|\d+\w?$|s\/?n[º°]?$|apto?\.?|apartamento|bloco|bl\.|casa|lote|lt\.?|sala|andar|fundos|complemento|compl|torre|km|quadra|qd|conj|ed\.|edif[íi]cio|suite|unit|apt|#)/i;
const DISTRICT =
  /^(?:bairro|b\.|jardim|jd\.?|vila|vl\.?|parque|pq\.?|centro|setor|conjunto|conj\.?|residencial|res\.?|n[úu]cleo|distrito|cohab|praia|loteamento|zona)\b/i;

/** 'AL 36604': what stands before it is a town, whatever the word ('Mobile', 'Normal'). */
const US_POST_CODE = /^[A-Z]{2}\s\d{5}(?:-\d{4})?$/;
/** 'Manchester M21 0UF'. */
const BRITISH_CODE = /^\p{Lu}[\p{L} '-]+\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u;

/** 'TX 78701', 'NS B3K 3B4' */
const FOREIGN_CODE = /\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/;

/** The two whose name, alone, is a town; 'Paraná' and 'Tocantins' are towns too, but nobody means those. */
const STATE_AND_CITY = /^(?:sao paulo|rio de janeiro)$/;

/** Splits on what separates the parts of an address, keeping hyphenated names whole. */
function partsOf(text: string): string[] {
  return text
    .split(
      /\s*[,;|•·()]\s*|\s*(?<!\d)\/\s*|\s*\/(?!\d)\s*|\s+[-–—]\s*|\s*[–—]\s+|\s{3,}|(?<=\p{L}{3})[-–](?=[A-Z]{2}\b(?!\p{L}))|\.\s+(?=CEP|Bairro|Cidade)/u,
    )
    .map((part) =>
      part
        .replace(/^[\s.:–—-]+|[\s:–—-]+$/g, '')
        .replace(/^(?:na|no|em|à)\s+(?=\p{Lu})/u, '')
        .replace(/(?<=\p{L}{3})\.$/u, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** Reads 'Rua X, 12 - Centro, Guarapari/ES, CEP 29200-000' and every shorter form of it. */
export function readPlace(raw: string, isAddress: boolean, preferForeign: boolean): Place {
  const place: Place = { address: '', city: '', state: '', zip: '', foreign: false, weight: 0 };
  let text = withoutBullet(raw)
    .replace(/\bs\/n(?=\W|$)/gi, 's\u2044n')
    .replace(/\s+\(?(Brasil|Brazil)\)?\.?$/i, ', $1');
  const cep = CEP.exec(text)?.[0];
  if (cep) {
    place.zip = cep.replace(/\s/g, '');
    place.weight += 2;
    text = text.replace(CEP, ' , ').replace(/\bc\.?e\.?p\.?\s*[:.nº-]*\s*(?=,|$|\s)/gi, ' , ');
  }
  const parts = partsOf(text);
  // 'Vila Velha' is a town.
  const streetAt = parts.findIndex(
    (part) => (STREET.test(part) && !isBrazilianCity(part)) || ENGLISH_STREET.test(part),
  );
  const stateAt = findState(parts, preferForeign, place, streetAt);
  const cityAt = findCity(parts, stateAt, streetAt, place);
  if (cityAt >= 0) place.city = cityName(parts[cityAt] ?? '');
  // 'Analista Fiscal - SP': a code behind something that is no town says nothing.
  if (cityAt < 0 && stateAt > 0 && streetAt < 0 && place.zip === '') place.state = '';
  const start = streetAt >= 0 ? streetAt : isAddress ? 0 : place.foreign ? foreignStreet(parts, cityAt) : -1;
  if (start >= 0) place.address = addressOf(parts, start, cityAt, stateAt).replace('\u2044', '/');
  if (place.address !== '') place.weight += streetAt >= 0 ? 2 : 1;
  if (place.city !== '' && (place.state !== '' || place.foreign)) place.weight += 1;
  return place;
}

/** '12 rue de Somewhere, 75000 Paris, France': abroad, a number before the town is the street. */
function foreignStreet(parts: string[], cityAt: number): number {
  const at = parts.findIndex(
    (part, index) =>
      index < cityAt && /^\d{1,5}\w?$|^\d{1,5}\w?\s+\p{L}|\p{L}\s+\d{1,5}\w?$|\bNo\.?\s*\d+\w?$/u.test(part),
  );
  return at >= 0 && parts.slice(at, cityAt).some((part) => /\p{L}{3}/u.test(part)) ? at : -1;
}

/** Where the state, foreign region or country stands; -1 when none does. */
function findState(parts: string[], preferForeign: boolean, place: Place, streetAt: number): number {
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const part = parts[index] ?? '';
    if (isBrazil(part) || index === streetAt) continue;
    const bare = part.replace(FOREIGN_CODE, '');
    if (isForeignCountry(bare) && !(bare.length === 2 && stateCode(bare))) {
      place.foreign = true;
      const region = parts[index - 1] ?? '';
      return index > 1 && isForeignRegion(region.replace(FOREIGN_CODE, '')) ? index - 1 : index;
    }
    // 'Para:' begins a line of an e-mail.
    const code = isStateSpelling(bare) && bare !== 'Para' ? stateCode(bare) : undefined;
    const before = parts[index - 1];
    if (code && !(preferForeign && isForeignRegion(bare) && !isBrazilianCity(before ?? ''))) {
      // 'São Paulo' alone is the city; 'Campinas, São Paulo' is the state.
      const alsoCity = STATE_AND_CITY.test(fold(bare));
      // Behind a street, what stands before it is a district, unless it is known to be a town.
      const isState =
        before !== undefined &&
        index - 1 !== streetAt &&
        (isBrazilianCity(before) || (streetAt < 0 && looksLikeCity(before)));
      if (alsoCity && !isState) continue;
      place.state = code;
      return index;
    }
    if (index > 0 && isForeignRegion(bare) && isTown(before ?? '', part)) {
      place.foreign = true;
      return index;
    }
  }
  return -1;
}

/** 'ES' and 'es' after a slash, but not the article 'as' or the conjunction 'se' in a sentence. */
function isStateSpelling(part: string): boolean {
  return part.length > 2 || part === part.toUpperCase() || /^(?:es|sp|rj|mg|pr|rs|sc|ba|df)$/.test(part);
}

function findCity(parts: string[], stateAt: number, streetAt: number, place: Place): number {
  if (stateAt > 0) {
    let at = stateAt - 1;
    while (at > 0 && /^\d{3,6}$/.test(parts[at] ?? '')) at -= 1;
    return at !== streetAt && isTown(parts[at] ?? '', parts[stateAt] ?? '') ? at : -1;
  }
  // 'Guarapari ES', without anything between them.
  const spaced = parts.findIndex((part, index) => index !== streetAt && trailingState(part) !== undefined);
  if (spaced >= 0) {
    const found = trailingState(parts[spaced] ?? '');
    if (found) {
      place.state = found.code;
      parts[spaced] = found.city;
      return spaced;
    }
  }
  const country = parts.findIndex((part) => isBrazil(part));
  if (stateAt === 0) return -1;
  if (country > 0 && looksLikeCity(parts[country - 1] ?? '') && country - 1 !== streetAt) return country - 1;
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    if (index !== streetAt && isBrazilianCity(cityName(parts[index] ?? ''))) return index;
  }
  const foreign = parts.findIndex(
    (part, index) =>
      index !== streetAt &&
      (isForeignCity(cityName(part)) || (BRITISH_CODE.test(part) && looksLikeCity(part))),
  );
  if (foreign >= 0) place.foreign = true;
  return foreign;
}

function trailingState(part: string): { city: string; code: string } | undefined {
  const match = /^(\p{Lu}[\p{L}' ]+?)\s+([A-Z]{2})$/u.exec(part);
  const code = match?.[2] ? stateCode(match[2]) : undefined;
  return match?.[1] && code && match[1] !== match[1].toUpperCase() && looksLikeCity(match[1])
    ? { city: match[1], code }
    : undefined;
}

function isTown(part: string, after: string): boolean {
  return looksLikeCity(part) || (US_POST_CODE.test(after) && /^\p{Lu}[\p{L} .'-]+$/u.test(part));
}

function looksLikeCity(part: string): boolean {
  const name = cityName(part);
  const words = name.split(/\s+/);
  if (words.length > 6 || name.length > 40 || name.length < 3 || /[\d@:!?]/.test(name)) return false;
  if (STREET.test(part) && !isBrazilianCity(part)) return false;
  if (isBrazilianCity(name) || isForeignCity(name)) return true;
  if (isBrazil(part) || !/^\p{Lu}/u.test(cityName(part))) return false;
  // 'OAB/ES', 'Analista - SP': councils and trades are no towns.
  if (/^[A-Z]{2,5}$/.test(part.trim()) || words.some((word) => NOT_NAME_WORDS.has(fold(word)))) return false;
  return words.every(
    (word) =>
      /^[\p{L}'’.-]+$/u.test(word) &&
      (/^\p{Lu}/u.test(word) ||
        /^(?:(?:d[aeo]s?|e|del|la|el|of)(?:-\p{Lu}.*)?|d['’](?:\p{Lu}.*)?)$/u.test(word)),
  );
}

export function cityName(part: string): string {
  return (
    part
      // Foreign post codes stand before or after their town.
      .replace(/^(?:[A-Z]{1,2}-)?\d{2,6}(?:-\d{3})?\s+(?=\p{L})/u, '')
      .replace(/\s+(?:[A-Z]{2,3}\s+)?\d{4,6}$|\s+[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/, '')
      .replace(
        /^(?:cidade|munic[íi]pio|localidade|localiza[çc][ãa]o|location|city|em)\s*(?:de)?\s*[:.]?\s+(?=\p{Lu})/iu,
        '',
      )
      // 'Dublin 8', 'Paris 15e'
      .replace(/^(\p{Lu}\p{Ll}+)\s\d{1,2}(?:er?)?$/u, (own, city: string) =>
        isForeignCity(city) ? city : own,
      )
      .replace(/\s+e\s+Regi[ãa]o$/i, '')
      .replace(/^(?:Greater|Grande)\s+(.+?)(?:\s+Area)?$/i, '$1')
      .replace(/[.,]+$/, '')
      .trim()
  );
}

/** Street, number and district: all from the street on, short of the city. */
function addressOf(parts: string[], start: number, cityAt: number, stateAt: number): string {
  if (cityAt === start) return '';
  const end = cityAt > start ? cityAt : stateAt > start ? stateAt : parts.length;
  const kept = parts
    .slice(start, end)
    .filter((part) => !isBrazil(part) && !/^cep$/i.test(part) && !isForeignCountry(part))
    .map((part) =>
      part
        .replace(/^(?:bairro(?!\s+d[aeo]s?\s)|endere[çc]o|logradouro|rua:)\s*:?\s*/i, (label) =>
          /^rua/i.test(label) ? 'Rua ' : '',
        )
        .trim(),
    )
    .filter((part) => part !== '' && !/^(?:cidade|munic[íi]pio|estado|uf)$/i.test(part));
  return kept.join(', ');
}

export function startsAddress(text: string): boolean {
  return STREET.test(withoutBullet(text)) || ENGLISH_STREET.test(withoutBullet(text));
}

/** Whether a line under an address goes on with it. */
export function continuesAddress(text: string): boolean {
  const bare = withoutBullet(text);
  return (
    DETAIL.test(bare) ||
    DISTRICT.test(bare) ||
    CEP.test(bare) ||
    /^cep\b/i.test(bare) ||
    /^(?:cidade|bairro)\b/i.test(bare) ||
    (/[\p{L}.]\s*[-–/,]\s*[A-Z]{2}(?:\W|$)/u.test(bare) && bare.length < 60) ||
    isBrazilianCity(bare.split(/\s*[-–/,]\s*/)[0] ?? '') ||
    (fold(bare).split(' ').length <= 3 && stateCode(bare.split(/\s*[-–/,]\s*/).pop() ?? '') !== undefined)
  );
}
