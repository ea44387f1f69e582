import { beginsLikeEmployer as namesEmployer, namesRole } from '../../lexicon/job-words.js';
import { isBrazilianCity, stateCode } from '../../lexicon/brazil.js';
import { isSchool } from '../../lexicon/schools.js';
import { remembered } from '../../lexicon/remembered.js';
import { fold } from '../../lexicon/text.js';
import {
  isBrazil,
  isForeignCity,
  isForeignCountry,
  isForeignRegion,
  isRegionOfHome,
} from '../../lexicon/world.js';

const MODE =
  /^(?:100% )?(?:remot[oa]|remote|remotamente|h[íi]brid[oa]|hybrid|presencial|home[ -]?office|on-?site|a dist[âa]ncia|freelance|aut[ôo]nom[oa]|clt|pj|full[ -]?time|part[ -]?time|tempo integral|meio per[íi]odo|(?:various|multiple|several) (?:locations|sites|cities)|v[áa]ri(?:os locais|as cidades)|contrato(?: tempor[áa]rio)?|est[áa]gio remoto)$/i;
const AREA = /^(?:greater|grande)\s|\s(?:area|e regi[ãa]o)$/i;
/** 'Designer (PJ)', 'Analista, TI': contracts, fields and grades of two capitals. */
const NO_REGION = /^(?:TI|PJ|RH|UX|UI|QA|BI|JR|SR|PL|II|IV)$/;
const MAX_LENGTH = 60;
/** A text of so many letters is trimmed no more: patterns for its end take the square of a row of dots. */
const MAX_RAW_LENGTH = 300;
const isName = (text: string) => /^\p{Lu}[\p{L}'’. -]{1,30}$/u.test(text);

/** 'Harbor Grill-Mobile, AL': a portal prints an employer and its town without a space; 'Winston-Salem' is one town. */
const BEFORE_TOWN = /^(.{2,80}?)-(\p{Lu}[\p{L}.']{1,20}(?: \p{Lu}[\p{L}.']{1,20}){0,3}),\s\p{Lu}{2}$/u;

export function nameBeforeTown(text: string): string | undefined {
  const [, name, town = ''] = BEFORE_TOWN.exec(text) ?? [];
  if (name === undefined) return undefined;
  const isKnownTown = isForeignCity(town) || isBrazilianCity(town);
  return /\p{L}{2,} \p{L}/u.test(name) || isKnownTown ? name : undefined;
}

/** 'Brisbane QLD', 'Fitzroy VIC 3065': Australians print no comma. */
const AUSTRALIAN =
  /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2},? (?:NSW|VIC|QLD|TAS|ACT)(?: \d{4})?(?:, Australia)?$/u;

/** 'LÉVIS QC': the provinces of Canada whose codes are neither words nor legal forms, as AB is in Sweden. */
const CANADIAN = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2} (?:QC|BC)(?:, Canada)?$/u;
/** '1849 C Street NW' */
const AMERICAN_STREET =
  /^\d{1,5}\s[\p{L}\d.' ]{1,30}\s(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|highway|hwy|pkwy|court|ct|circle|trail|plaza|parkway|pkwy)\.?(?:\s[NSEW]{1,2})?(?:,?\s(?:suite|apt|ste|unit|#)\.?\s?\w{1,5})?$/iu;

/** 'near Bourke', 'próximo a Sobral', 'no bairro da Boa Vista' */
const NEARBY =
  /^(?:near|close to|outside|perto de|pr[óo]xim[oa] (?:a|de)|(?:n?o )?bairro(?: d[aeo]s?)?)\s\p{Lu}[\p{L}'’.-]*(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}'’.-]*){0,3}$/u;

/** 'Monterrey Nuevo León': a town that a list knows and its region. */
function isTownWithRegion(text: string): boolean {
  const words = text.split(' ');
  return words.some(
    (_, at) =>
      at > 0 && isForeignCity(words.slice(0, at).join(' ')) && isForeignRegion(words.slice(at).join(' ')),
  );
}

/** 'Serra/ES', 'São Paulo, Brasil', 'Remoto': a place or a mode of work, and nothing else. */
export const isPlace = remembered((raw): boolean => {
  if (raw.length > MAX_RAW_LENGTH) return false;
  const text = raw
    .replace(/^[\s(·|,–-]+|[\s)·|,.–-]+$/g, '')
    // 'Lawton, OK US'
    .replace(/(?<=,\s\p{Lu}{2})(?:\s\d{5}(?:-\d{4})?)?,?\s(?:US|USA|United States)$/u, '')
    // 'Aurora, CO 80011'
    .replace(/(?<=,\s\p{Lu}{2})\s\d{5}(?:-\d{4})?$/u, '');
  if (text === '' || text.length > MAX_LENGTH || nameBeforeTown(text) !== undefined) return false;
  // 'TX United States', behind a name and its town
  if (/^\p{Lu}{2},? (?:US|USA|United States)$/u.test(text)) return true;
  if ([AUSTRALIAN, CANADIAN, AMERICAN_STREET, NEARBY].some((form) => form.test(text))) return true;
  if (isTownWithRegion(text)) return true;
  const [street = '', ...behind] = text.split(/,\s+/);
  if (behind.length > 0 && AMERICAN_STREET.test(street)) return isPlace(behind.join(', '));
  const parts = text.split(/\s*[,\/(|·]\s*|\s+[-–—]\s*|-(?=\p{Lu}{2}$)/u).filter((part) => part !== '');
  if (parts.length > 4) return false;
  if (parts.every((part) => isKnown(part))) return true;
  // An unknown town before its state or country. A town behind it ('Loja Sol, São Paulo, SP') would make it an employer.
  const [first = '', second = '', ...others] = parts;
  // 'SEDUC/MA': an office of a state.
  const isOffice = /^\p{Lu}{3,6}$/u.test(first);
  const isTown =
    !isOffice &&
    isName(first) &&
    !(first.includes(' ') && namesRole(first)) &&
    first.split(' ').length < 4 &&
    !namesEmployer(first) &&
    !isSchool(first);
  const isDivided = /\s[–—-]\s.{4,}|-\p{Lu}{2}$/u.test(text);
  if (isBrazil(second) && isBehindTown(first)) return false;
  const isState = !isBrazilianCity(second) || others.some(isForeignCountry);
  return (
    isTown && !isDivided && isState && (isRegion(second) || isRegionOfHome(second)) && others.every(isRegion)
  );
});

/** 'São Leopoldo Mandic': the town whose name begins so is another one. */
const isBehindTown = (text: string) =>
  text
    .split(' ')
    .some(
      (word, at, words) => at > 0 && /^\p{Lu}/u.test(word) && isBrazilianCity(words.slice(0, at).join(' ')),
    );

function isRegion(raw: string): boolean {
  const text = raw.replace(/[.)]+$/, '').trim();
  const isCode = /^\p{Lu}{2}$/u.test(text);
  return (
    stateCode(text) !== undefined ||
    isForeignRegion(text) ||
    isForeignCountry(text) ||
    isBrazil(text) ||
    (isCode && !NO_REGION.test(text))
  );
}

function isKnown(raw: string): boolean {
  const text = raw.replace(/[.)]+$/, '').trim();
  if (MODE.test(text)) return true;
  if (AREA.test(text) && text.split(' ').length < 6) return true;
  const bare = text.replace(/\s+\d{4,6}$/, '');
  return (
    (/^\p{Lu}{2}$/u.test(bare) && stateCode(bare) !== undefined) ||
    (bare.length > 3 && stateCode(bare) !== undefined) ||
    isBrazilianCity(bare) ||
    isForeignCity(bare) ||
    isForeignRegion(bare) ||
    isForeignCountry(bare) ||
    isBrazil(bare) ||
    /^(?:eua|usa|u\.?s\.?a?|uk|u\.k\.?|united states|united kingdom|portugal)$/.test(fold(bare))
  );
}

/** Removes a place behind a name: 'Hotel Sol, Natal/RN' → 'Hotel Sol'. */
export function withoutPlace(text: string): string {
  if (text.length > 200) return text;
  const name = nameBeforeTown(text.trim());
  if (name !== undefined) return name;
  for (const mark of text.matchAll(/,\s+|\s+[-–—·|]\s+|\s*\(|\s+(?=no bairro\s)/g)) {
    const head = text.slice(0, mark.index).trim();
    if (head.length > 1 && isPlace(text.slice(mark.index + mark[0].length))) return head;
  }
  return text.trim();
}
