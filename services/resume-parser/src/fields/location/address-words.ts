import { isBrazilianCity, stateCode } from '../../lexicon/brazil.js';
import { fold, withoutBullet } from '../../lexicon/text.js';
import { isForeignCity, isForeignRegion } from '../../lexicon/world.js';
import { FOREIGN_POST_CODE } from './foreign-post-code.js';
import { endsLikeStreet, flatAmong, isBox, isFlat } from './flats.js';

/** Behind a state, eight digits are a post code if its first digit is that of the state; a telephone may have eight digits too. */
const BEHIND_STATE = (
  [
    ['SP', '[01]'],
    ['RJ|ES', '2'],
    ['MG', '3'],
    ['BA|SE', '4'],
    ['PE|AL|PB|RN', '5'],
    ['CE|PI|MA|PA|AP|AM|RR|AC', '6'],
    ['DF|GO|TO|MT|MS|RO', '7'],
    ['PR|SC', '8'],
    ['RS', '9'],
  ] as const
).map(([states, digit]) => `(?<=[\\s/,-](?:${states})\\s?[^\\p{L}\\d\\s]\\s?)(?=${digit})`);
/** '86050460 - Londrina, PR' */
const BEFORE_TOWN = String.raw`(?=\d{8}\s[-–]\s\p{L}[\p{L} '’-]{2,40},\s\p{L}{2}(?!\p{L}))`;
/** Brazilian post codes: '29200-000', '29.200-000', and without the hyphen behind 'CEP' and beside a state. */
export const POST_CODE = new RegExp(
  [
    String.raw`(?<![\d.\-/])\d{2}\.?\d{3}\s?[-–]\s?\d{3}(?![\d-])`,
    String.raw`(?<=cep[^\p{L}\d]{0,3})\d{5}\s?\d{3}(?!\d)`,
    // The digits first: all else is looked for at few places only.
    String.raw`(?<![\d-])(?=\d{8}(?![\d-]))(?:${[...BEHIND_STATE, BEFORE_TOWN].join('|')})\d{8}`,
  ].join('|'),
  'iu',
);
const STREET =
  /^(?:r\.|rua|av\.?|avenida|trav\.?|travessa|tv\.?|al\.|alameda|pra[çc]a|p[çc]a\.?|rod\.?|rodovia|estr\.?|estrada|largo|beco|ladeira|servid[ãa]o|via|viela|vila|quadra|qd\.?|q\.|qn[a-z]*|sq[ns]w?|sh(?:[ads]|n|is|in|igs|ces|cgn|cn|cs|tq|l[ns]|vp)|cl[ns]|conjunto|conj\.?|cond\.?|condom[íi]nio|res\.|residencial|loteamento|lot\.|passagem|ch[áa]cara|s[íi]tio|fazenda|linha|br-\d|ramal|acesso|parque)(?=[\s.:\d]|$)/i;
const ENGLISH_STREET =
  /^(?:(?:no\.?|plot|blk\.?|block|lot)\s?)?(?:(?:flat|unit|apt\.?|apartment|suite)\s\w{1,4}(?:,\s*|\s+(?=\d)|(?=\/)\/?))?\d+[a-z]?(?:[\/-]\d+[a-z]?)?\s+[\p{L}\d .'’-]+\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl|terrace|square|parkway|highway|crescent|cres|close|gardens|gdns|grove|mews|walk|parade|pde|quay|row|rise|view|hill|green|circle|trail|esplanade|circuit|embankment|wharf|plaza)\b\.?/iu;
/** Number, flat and building, which follow a street. */
const DETAIL =
  /^(?:n[º°o.]?\s*\d|\d+\w?$|s\/?n[º°]?$|apto?\.?|apartamento|bloco|bl\.|casa|lote|lt\.?|sala|andar|fundos|complemento|compl|torre|km|quadra|qd|conj|ed\.|edif[íi]cio|suite|unit|apt|#)/i;
const DISTRICT =
  /^(?:bairro|b\.|jardim|jd\.?|vila|vl\.?|parque|pq\.?|centro|setor|conjunto|conj\.?|residencial|res\.?|n[úu]cleo|distrito|cohab|praia|loteamento|zona)\b/i;
/** Words of streets that are words of districts too. */
const STREET_OR_DISTRICT =
  /^(?:vila|parque|jardim|residencial|conjunto|condom[íi]nio|loteamento|linha|via)\b/i;

/** 'Praia da Costa, 2210': words of districts that name a street before a number. */
const STREET_BEFORE_NUMBER = /^(?:praia|cais|orla|morro|calçad[ãa]o|bulevar|boulevard)\s[\p{L}' ]{2,40}$/iu;
/** 'Plot 7', 'H.No. 12-7-133' */
const NUMBERED_PLOT = /^(?:plot|house|h\.?|door|d\.?)\s?(?:no\.?)?\s?:?\s?\d[\d\/-]{0,12}[a-z]?$/i;
const HOUSE_NUMBER = /^(?:n[º°o.]?\s*)?\d{1,5}(?:[\s/]|$)/i;

/** 'Deichstraße 41', 'Kerkstraat 12-3': one word with its house. */
const EUROPEAN_STREET =
  /^\p{L}[\p{L}.'’ -]{2,40}(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|ufer|straat|laan|gatan|vägen|gade|vej|veien|katu)\s\d{1,4}\s?[a-z]?(?:[\/-]\d{1,3}){0,2}$/iu;

const MIN_LENGTH = 4;
const MAX_LENGTH = 160;

/** 'Vila Velha' is a town, though it begins as streets do. */
function isStreet(part: string): boolean {
  return isBrazilianStreet(part) || ENGLISH_STREET.test(part) || EUROPEAN_STREET.test(part);
}

/** Where the street stands among the parts of an address; -1 where there is none. */
export function streetAmong(parts: readonly string[]): number {
  const at = parts.findIndex((part) => isStreet(part) || isBox(part));
  const flatAt = at < 0 ? flatAmong(parts) : at;
  return flatAt >= 0
    ? flatAt
    : parts.findIndex((part, index) => {
        const next = parts[index + 1] ?? '';
        // '12/4, Second Cross Street'
        const isNumber = /^(?:no\.?\s*)?\d+[a-z]?(?:[/-]\d+[a-z]?)?$/i.test(part);
        return (
          NUMBERED_PLOT.test(part) ||
          (STREET_BEFORE_NUMBER.test(part) && HOUSE_NUMBER.test(next)) ||
          (isNumber && (ENGLISH_STREET.test(`1 ${next}`) || endsLikeStreet(next)))
        );
      });
}

export function isBrazilianStreet(part: string): boolean {
  return STREET.test(part) && !isBrazilianCity(part);
}

export function startsAddress(text: string): boolean {
  const bare = withoutBullet(text);
  const parts = bare.split(/,\s+/);
  return STREET.test(bare) || ENGLISH_STREET.test(bare) || isFlat(parts[0] ?? '') || streetAmong(parts) === 0;
}

export function continuesAddress(text: string): boolean {
  const bare = withoutBullet(text);
  return (
    [DETAIL, DISTRICT, POST_CODE, /^cep\b/i, /^(?:cidade|bairro)\b/i].some((pattern) => pattern.test(bare)) ||
    endsInCountyCode(bare) ||
    isForeignRegion(bare) ||
    FOREIGN_POST_CODE.exec(bare)?.[0] === bare ||
    isForeignCity(bare.replace(/\s\d{1,6}$/, '')) ||
    bare.split(/,\s+/).some((part) => /^\p{Lu}/u.test(part) && endsLikeStreet(part)) ||
    endsInState(bare)
  );
}

/** 'Somerset BA11 1AE' */
function endsInCountyCode(text: string): boolean {
  const [, county = ''] = /^(\p{Lu}[\p{L} ]{2,30}),?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}$/u.exec(text) ?? [];
  return isForeignRegion(county);
}

function endsInState(text: string): boolean {
  const parts = text.split(/\s*[-–/,]\s*/);
  return (
    (/[\p{L}.]\s*[-–/,]\s*[A-Z]{2}(?:\W|$)/u.test(text) && text.length < 60) ||
    isBrazilianCity(parts[0] ?? '') ||
    (fold(text).split(' ').length <= 3 && stateCode(parts.at(-1) ?? '') !== undefined)
  );
}

/** An 'Endereço' that names only a town is no street line. */
export function isAddressText(value: string, isLabelled: boolean): boolean {
  if (value.length < MIN_LENGTH || value.length > MAX_LENGTH) return false;
  // 'Vila Mariana' before a town is a district; 'Vila Mariana, 12' is an address.
  const isDistrict = STREET_OR_DISTRICT.test(value) && !/\d|\bs\/?n\b/i.test(value);
  // 'R. Subba Rao': a name with an initial.
  const isInitial = /^R\.\s/.test(value) && !/\d|\bs\/n\b/i.test(value);
  if ((isDistrict || isInitial) && !isLabelled) return false;
  return startsAddress(value) || (isLabelled && (/\d/.test(value) || value.split(/[\s,]+/).length >= 2));
}
