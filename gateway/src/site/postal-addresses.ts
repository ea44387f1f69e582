import { BRAZILIAN_STATES, withoutAccents } from '@araucaria/contracts';

/** Normalizes text for comparison: lower case, without accents. */
/** Locations that name no town. */
const NO_TOWN =
  /^(100% |trabalho |pj |clt |ou )*(remot[oa]|a distancia|home[ -]?office|teletrabalho|anywhere|brasil|todo o brasil|qualquer lugar)( \(.*\))?$/;
const STREET = /^(rua|r\.|avenida|av\.?|alameda|al\.|travessa|praca|largo|estrada|rodovia|rod\.|br-)\s?/;
const POSTAL_CODE = /^(?:cep:? ?)?(\d{5}-?\d{3})$/i;
const CODES = Object.keys(BRAZILIAN_STATES).join('|');
/** A hyphen separates only from the code of a state: 'Curitiba-PR', not 'Mogi-Guaçu'. */
const HYPHEN_AND_STATE = new RegExp(`-(?=(?:${CODES})(?:$|[^\\p{L}-]))|(?<=^(?:${CODES}))-`, 'gu');
const SEPARATOR = /,|\/|\s[-–—]\s|[–—]/;
const BETWEEN_PLACES = /\s+(?:e|ou)\s+|\s*;\s*|\s+\/\s+|\s+\+\s+/;

const STATES = new Map(
  Object.entries(BRAZILIAN_STATES).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [withoutAccents(name), code],
  ]),
);

/** The codes of the countries by their Portuguese and English names. */
const COUNTRIES = new Map([
  ['eua', 'US'],
  ['usa', 'US'],
]);
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
for (const language of ['en', 'pt-BR']) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = names.of(code);
    if (name) COUNTRIES.set(withoutAccents(name), code);
  }
}

interface PostalAddress {
  '@type': 'PostalAddress';
  streetAddress?: string;
  addressLocality?: string;
  addressRegion?: string;
  postalCode?: string;
  addressCountry: string;
}

/** The places of a location: 'Curitiba, PR', 'Curitiba-PR', 'SP/São Paulo e RJ/Rio de Janeiro', 'Lisboa, Portugal'. */
export function postalAddresses(location: string): PostalAddress[] {
  const [, written = '', note] = /^(.*?)\s*(?:\((.*)\)\s*)?$/s.exec(location) ?? [];
  const text = note !== undefined && COUNTRIES.has(withoutAccents(note)) ? `${written}, ${note}` : written;
  const addresses = text.split(BETWEEN_PLACES).map(addressOf);
  // 'Pesquisa e Desenvolvimento' is one place: only states show that several are named.
  return addresses.length > 1 && addresses.every(({ addressRegion }) => addressRegion)
    ? addresses
    : [addressOf(text)];
}

function addressOf(text: string): PostalAddress {
  const parts = text
    .replace(HYPHEN_AND_STATE, ',')
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);
  const postalCode = takeLast(parts, (part) => POSTAL_CODE.exec(part)?.[1]);
  const country = takeLast(parts, (part) =>
    parts.length > 1 ? COUNTRIES.get(withoutAccents(part)) : undefined,
  );
  const region = country && country !== 'BR' ? undefined : stateOf(parts);
  const town = parts.at(-1);
  const street =
    parts.length > 1 && STREET.test(withoutAccents(parts[0] ?? '')) ? parts.slice(0, -1).join(', ') : '';
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(town && !NO_TOWN.test(withoutAccents(town)) && { addressLocality: town }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country ?? 'BR',
  };
}

/** Removes the state and returns its code. A code comes before a name: 'SP/São Paulo'. A lone name, such as 'São Paulo', is a town. */
function stateOf(parts: string[]): string | undefined {
  if (parts.length < 2) return undefined;
  const isCode = (part = '') => Object.hasOwn(BRAZILIAN_STATES, part);
  if (isCode(parts[0]) && !isCode(parts.at(-1))) return parts.shift();
  return takeLast(parts, (part) => STATES.get(withoutAccents(part)));
}

/** Removes the last part if it has a meaning, and returns that. */
function takeLast(parts: string[], meaning: (part: string) => string | undefined): string | undefined {
  const found = meaning(parts.at(-1) ?? '');
  if (found) parts.pop();
  return found;
}
