import { BRAZILIAN_STATES, withoutAccents } from '@araucaria/contracts';

const MODEL = 'hibrid[oa]|(?:semi)?presencial|remot[oa]|a distancia|home[ -]?office|teletrabalho|anywhere';
/** Parts that say how the work is done, not where: 'Híbrido', '100% remoto', '3x por semana'. */
const WORK_MODEL = new RegExp(
  `^(?:(?:100%|modelo|modalidade|regime|formato|trabalho|parcialmente|totalmente|pj|clt|ou|nao|sem) )*(?:${MODEL})(?: .*)?$|^\\d ?(?:x|dias?|vezes)(?: .*)?$`,
);
/** What stands before a town in its own part: 'Presencial em São Paulo', 'Sede: Curitiba'. */
const BEFORE_TOWN =
  /^(?:(?:h[ií]brid[oa]|presencial|remot[oa])(?:\s.*)?\s(?:em|no|na)|(?:sede|matriz|filial|unidade|escrit[óo]rio)(?:\s(?:em|de|do|da))?:?|(?:local|cidade):)\s+(?=\p{L})/iu;
const NO_TOWN =
  /^(?:brasil|todo o (?:brasil|pais)|qualquer lugar|a (?:combinar|definir)|(?:varias|diversas) (?:cidades|localidades)|capital)$/;
const INTERIOR = /^interior d[eoa] (.+)$/;
/** Named only if no town is: 'Barueri, Grande São Paulo', but 'Grande Recife/PE'. */
const AROUND_TOWN = /^(?:grande|regiao(?: metropolitana)? d[eoa]) /;
const AND_AROUND = /\s+e\s+regi[ãa]o(?:\s+metropolitana)?(?!\p{L})/iu;
const STREET = /^(rua|r\.|avenida|av\.?|alameda|al\.|travessa|praca|largo|estrada|rodovia|rod\.|br-)\s?/;
const POSTAL_CODE = /^(?:cep:? ?)?(\d{5}-?\d{3})$/i;
const CODES = Object.keys(BRAZILIAN_STATES).join('|');
/**
 * Separates the code of a state from a town: 'Curitiba-PR', 'Curitiba PR', 'PR-Curitiba', but not the halves of 'Mogi-Guaçu'. In small
 * letters only at the end: 'Curitiba-pr'.
 */
const BEFORE_STATE = new RegExp(
  `(?:-|(?<! d[eoa]) )(?=(?:${CODES})(?:$|[^\\p{L}-]))|-(?=(?:${CODES.toLowerCase()})$)|(?<=^(?:${CODES}))-`,
  'gu',
);
const DASH = /\s[-–—]\s|[–—]/g;
const SEPARATOR = /[,/·]/;
const BETWEEN_PLACES = /\s+(?:e|ou)\s+|\s*[;|•]\s*|\s+\/\s+|\s+\+\s+/;
const NOTE = /\s*\(([^()]*)\)/g;

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

/** Towns that people name without their state, also several in a row. */
const CAPITALS = new Set(
  `Aracaju, Belém, Belo Horizonte, Boa Vista, Brasília, Campo Grande, Cuiabá, Curitiba, Florianópolis, Fortaleza, Goiânia,
  João Pessoa, Macapá, Maceió, Manaus, Natal, Palmas, Porto Alegre, Porto Velho, Recife, Rio Branco, Rio de Janeiro, Salvador,
  São Luís, São Paulo, Teresina, Vitória`
    .split(',')
    .map((town) => withoutAccents(town.trim())),
);

/** The places of a location: 'Curitiba, PR', 'São Paulo (SP) - Híbrido', 'SP/São Paulo e RJ/Rio de Janeiro', 'Lisboa, Portugal'. */
export function postalAddresses(location: string): PostalAddress[] {
  const text = withoutNotes(location).replace(AND_AROUND, '');
  const pieces = text
    .split(BETWEEN_PLACES)
    .map(partsOf)
    .filter((parts) => parts.length > 0);
  const addresses =
    pieces.length > 1 && pieces.flat().every(isCapital) ? pieces.flat().map(capital) : placesOf(pieces);
  // 'Pesquisa e Desenvolvimento' is one place: only states and countries show that several are named.
  return addresses ?? [addressOf(pieces.length === 1 ? (pieces[0] ?? []) : partsOf(text))];
}

/** A state or a country in brackets is a part. Another note is one only if nothing else names a place: 'Híbrido (Curitiba - PR)'. */
function withoutNotes(location: string): string {
  const isPlace = partsOf(location.replace(NOTE, '')).length > 0;
  const isNamed = (note: string) => stateNamed(note) ?? COUNTRIES.get(withoutAccents(note));
  return location.replace(NOTE, (_, note: string) => (!isPlace || isNamed(note.trim()) ? `, ${note}` : ''));
}

const isWorkModel = (part: string): boolean => WORK_MODEL.test(withoutAccents(part));

const partsOf = (text: string): string[] =>
  text
    .trim()
    .replace(DASH, ',')
    .replace(BEFORE_STATE, ',')
    .split(SEPARATOR)
    .map((part) => part.trim().replace(BEFORE_TOWN, ''))
    .filter((part) => part && !isWorkModel(part));

const isCapital = (part: string): boolean => CAPITALS.has(withoutAccents(part));
const capital = (addressLocality: string): PostalAddress => ({
  '@type': 'PostalAddress',
  addressLocality,
  addressCountry: 'BR',
});

/** Several places, each with its state or country, also if all share the last one: 'Curitiba e Londrina, PR'; otherwise undefined. */
function placesOf(pieces: string[][]): PostalAddress[] | undefined {
  const places = pieces.flatMap(statesApart);
  const last = places.at(-1);
  if (places.length < 2 || !last) return undefined;
  const addresses = places.map(addressOf);
  if (addresses.every(isLocated)) return addresses;
  const [state] = last.slice(-1).flatMap((part) => stateNamed(part) ?? []);
  const isTown = ([town = '', ...others]: string[]) => !others.length && !STREET.test(withoutAccents(town));
  if (!state || !places.slice(0, -1).every((place) => isTown(place) || isLocated(addressOf(place))))
    return undefined;
  return places.map((place) => addressOf(isTown(place) ? [...place, state] : place));
}

const isLocated = ({ addressRegion, addressCountry }: PostalAddress): boolean =>
  addressRegion !== undefined || addressCountry !== 'BR';

/** 'São Paulo/SP, Rio de Janeiro/RJ' are two places: a new one begins behind the code of each state but the last. */
function statesApart(parts: string[]): string[][] {
  const codes = parts.flatMap((part, at) => (isCode(part) ? at : []));
  if (codes.length < 2) return [parts];
  if (codes[0] === 0) return codes.map((at, index) => parts.slice(at, codes[index + 1]));
  return codes.map((at, index) =>
    parts.slice(index ? (codes[index - 1] ?? 0) + 1 : 0, index === codes.length - 1 ? undefined : at + 1),
  );
}

function addressOf(written: string[]): PostalAddress {
  const parts = [...written];
  const postalCode = takeLast(parts, (part) => POSTAL_CODE.exec(part)?.[1]);
  const country = takeLast(parts, (part) => COUNTRIES.get(withoutAccents(part)));
  const region = country && country !== 'BR' ? stateAbroad(parts) : stateOf(parts);
  const named = parts.filter((part) => !NO_TOWN.test(withoutAccents(part)));
  const town = named.findLast((part) => !AROUND_TOWN.test(withoutAccents(part))) ?? named.at(-1);
  const street =
    parts.length > 1 && STREET.test(withoutAccents(parts[0] ?? '')) ? parts.slice(0, -1).join(', ') : '';
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(town && { addressLocality: town }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country ?? 'BR',
  };
}

const isCode = (part = ''): boolean => Object.hasOwn(BRAZILIAN_STATES, part);

/** The code of a state by its code or name. */
const stateNamed = (part: string): string | undefined => STATES.get(withoutAccents(part));

/**
 * Removes the state and returns its code. A code comes before a name: 'SP/São Paulo'. Alone, a name that is a town's too, such as
 * 'São Paulo', is the town.
 */
function stateOf(parts: string[]): string | undefined {
  const [first = ''] = parts;
  if (parts.length < 2 && isCapital(first)) return undefined;
  if (parts.length > 1 && isCode(first) && !isCode(parts.at(-1))) return parts.shift();
  return takeLast(parts, (part) => stateNamed(INTERIOR.exec(withoutAccents(part))?.[1] ?? part));
}

/** Removes the code of a state of another country, such as 'TX', and returns it. */
const stateAbroad = (parts: string[]): string | undefined =>
  parts.length > 1 ? takeLast(parts, (part) => /^[A-Z]{2,3}$/.exec(part)?.[0]) : undefined;

/** Removes the last part if it has a meaning, and returns that. */
function takeLast(parts: string[], meaning: (part: string) => string | undefined): string | undefined {
  const found = meaning(parts.at(-1) ?? '');
  if (found) parts.pop();
  return found;
}
