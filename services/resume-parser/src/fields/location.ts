import { isBrazilianCity, stateCode } from '../lexicon/brazil.js';
import { fold, withoutBullet } from '../lexicon/characters.js';
import { stripped } from './location-text.js';
import { CEP, cityName, continuesAddress, readPlace, startsAddress, type Place } from './place.js';
import { LABEL, LABELS, type Field } from '../lexicon/location-words.js';
import type { Found } from '../resume.js';
import type { ResumeDocument } from '../layout/resume-document.js';
import type { ZonedLine } from '../layout/sections.js';

export interface FoundLocation {
  address?: Found;
  city?: Found;
  state?: Found;
  zip?: Found;
}

export function findLocation(document: ResumeDocument, fullName: string): FoundLocation {
  const labelled: Partial<Record<Field, string>> = {};
  const places: Place[] = [];
  const preferForeign = isAbroad(document);
  document.lines.forEach((line, index) => {
    const isContact = line.zone === 'head' || line.zone === 'contact';
    const isLate =
      line.zone === 'other' ||
      line.zone === 'profile' ||
      line.zone === 'objective' ||
      line.zone === 'interests';
    if (!isContact && !isLate) return;
    const text = stripped(line, fullName);
    // 'Curral e cidade. In: …': far from the personal data a label begins its line.
    const fields = isContact || startsWithLabel(text) ? labelledParts(text, document.lines, index) : [];
    for (const [field, value] of fields) labelled[field] ??= value;
    if (fields.length === 0 && isContact && !line.heading)
      places.push(
        ...unlabelled(document.lines, index, text, preferForeign).map((place) =>
          withStreetAbove(place, line, document.lines[index - 1], fullName),
        ),
      );
    const lone = loneLabel(line);
    if (lone && isContact)
      labelled[lone] ??=
        lone === 'address'
          ? withContinuation(document.lines, index + 1)
          : (besideLabel(document.lines, line) ?? stripped(document.lines[index + 1], fullName));
  });
  return combine(labelled, places, preferForeign);
}

/** Of a form whose labels and values were taken for columns: what stands to the right of a label, on its height. */
function besideLabel(lines: ZonedLine[], label: ZonedLine): string | undefined {
  const level = lines.filter(
    (line) =>
      line.page === label.page &&
      line.block !== label.block &&
      line.x0 > label.x1 &&
      Math.abs(line.y - label.y) < label.size * 0.6,
  );
  const nearest = level.reduce<ZonedLine | undefined>(
    (left, line) => (!left || line.x0 < left.x0 ? line : left),
    undefined,
  );
  return nearest?.fragments[0]?.text.trim();
}

function loneLabel(line: ZonedLine): Field | undefined {
  const folded = fold(withoutBullet(line.text)).replace(/[.:]+$/, '');
  if (/^(?:rua|av|avenida|n|no|home)$/.test(folded)) return undefined;
  return LABELS.find(([, pattern]) => pattern.test(folded))?.[0];
}

const startsWithLabel = (text: string): boolean => [...text.matchAll(LABEL)][0]?.index === 0;

/** 'Bairro: Centro   Cidade: Vitória   UF: ES' → three values. */
function labelledParts(text: string, lines: ZonedLine[], index: number): [Field, string][] {
  const marks = [...text.matchAll(LABEL)];
  // 'Rua X, 1, CEP 29200-000, Guarapari - ES': a code says nothing about what stands around it.
  const isCodeAlone = /^cep\s*:\s*[\d.\s-]+$/i.test(text.trim());
  if (!isCodeAlone && marks.every((mark) => fold(mark[1] ?? '') === 'cep')) return [];
  const found: [Field, string][] = [];
  const lead = marks[0] ? text.slice(0, marks[0].index).replace(/[\s|,;–-]+$/, '') : '';
  if (startsAddress(lead)) found.push(['address', lead]);
  marks.forEach((mark, position) => {
    const name = fold(mark[1] ?? '');
    const field = LABELS.find(([, pattern]) => pattern.test(name))?.[0];
    if (!field) return;
    const from = mark.index + mark[0].length;
    // A post code is a part of the address that it stands in, not the end of it.
    const following = marks
      .slice(position + 1)
      .find((next) => field !== 'address' || fold(next[1] ?? '') !== 'cep');
    const isLast = following === undefined;
    let value = text
      .slice(from, following?.index)
      .trim()
      .replace(/[\s|,;–-]+$/, '');
    if (field !== 'address') value = value.split(/\s*\|\s*|\s{3,}/)[0] ?? '';
    if (field === 'address' && /^(?:rua|av|avenida)$/.test(name)) value = `${mark[1] ?? ''} ${value}`;
    if (field === 'address' && isLast) value = joinContinuation(value, lines, index + 1);
    // 'Bairro: Moquetá – Nova Iguaçu – RJ'
    const [district = '', ...town] = field === 'district' ? value.split(/\s+[–-]\s+/) : [];
    if (town.length > 0 && stateCode(town.at(-1) ?? ''))
      found.push([field, district], ['city', town.join(' - ')]);
    else if (value !== '') found.push([field, value]);
  });
  return found;
}

function withContinuation(lines: ZonedLine[], index: number): string {
  const line = lines[index];
  return line ? joinContinuation(stripped(line, ''), lines, index + 1) : '';
}

/** Lines of an address in a sidebar: street, number, building, district, town, state, post code. */
const LONGEST = 6;

/** An address often takes two or three lines; it ends where another label or kind of contact begins. */
function joinContinuation(value: string, lines: ZonedLine[], from: number): string {
  let text = value;
  for (let index = from; index < from + LONGEST; index += 1) {
    const line = lines[index];
    const before = lines[index - 1];
    if (!line || !before || line.heading || line.block !== before.block || line.gap > 2.6) break;
    // In a narrow column a post code stands alone, without its hyphen.
    const own = /^\d{8}$/.test(line.text.trim()) ? `CEP: ${line.text.trim()}` : stripped(line, '');
    const label = [...own.matchAll(LABEL)][0];
    // 'Brasília - DF' ends an address; only the post code may follow.
    const isComplete = stateCode(/[-–/,]\s*([A-Z]{2})\.?$/.exec(text)?.[1] ?? '') !== undefined;
    if (isComplete && !CEP.test(own)) break;
    if (label && fold(label[1] ?? '') !== 'cep') break;
    if (own.trim() === '' || own.includes(' | ') || /^[|\s]*$/.test(own)) break;
    const wrapped = before.wraps && own.split(' ').length <= 5 && !/[:@]/.test(own);
    if (!label && !wrapped && !continuesAddress(own)) break;
    const open = /\s(?:de|da|do|das|dos|e)$/.test(text);
    const another = /\d$/.test(text) && /^\p{Lu}/u.test(own);
    text =
      open || (wrapped && !another && !continuesAddress(own))
        ? `${text} ${own}`
        : `${text.replace(/[,;–-]\s*$/, '')}, ${own}`;
  }
  return text;
}

function unlabelled(lines: ZonedLine[], index: number, text: string, preferForeign: boolean): Place[] {
  if (text.length > 160 || /^[\s|]*$/.test(text)) return [];
  // 'Ann Arbor, MI   Web: …', '12 Oak Street   0491 570 156'
  const segments = text
    .split(/\s*\|\s*|\s{3,}(?=[+(\d]|\p{L}[\p{L} ]{1,20}:)/u)
    .filter((segment) => segment.trim() !== '');
  const whole = segments.length > 1 && startsAddress(segments[0] ?? '') ? [segments.join(', ')] : segments;
  return whole.map((segment, position) => {
    const isLast = position === whole.length - 1;
    const complete = startsAddress(segment) && isLast ? joinContinuation(segment, lines, index + 1) : segment;
    return readPlace(complete, false, preferForeign);
  });
}

/** 'Lindengasse 14/7' over '1070 Vienna, Austria': abroad, streets have words that no list holds. */
function withStreetAbove(
  place: Place,
  line: ZonedLine,
  above: ZonedLine | undefined,
  fullName: string,
): Place {
  if (!place.foreign || place.city === '' || place.address !== '' || !above) return place;
  const street = stripped(above, fullName).trim();
  const isStreet =
    above.block === line.block &&
    line.gap < 2.2 &&
    /^\p{Lu}[\p{L}.' -]{3,40},?\s\d{1,5}[\w/.-]{0,6}(?:,.{1,30})?$|^\d{1,5}[a-z]?,?\s\p{L}[\p{L}.' -]{3,40}(?:,.{1,30})?$/u.test(
      street,
    );
  return isStreet ? { ...place, address: street, weight: place.weight + 1 } : place;
}

function combine(
  labelled: Partial<Record<Field, string>>,
  places: Place[],
  preferForeign: boolean,
): FoundLocation {
  const home = labelled.address === undefined ? undefined : readPlace(labelled.address, true, preferForeign);
  const town = labelled.city === undefined ? undefined : readPlace(labelled.city, false, preferForeign);
  const sorted = [...places].sort((a, b) => b.weight - a.weight);
  const street =
    home && isAddressText(home.address, true) ? home : sorted.find((place) => place.address !== '');
  const result: FoundLocation = {};
  if (street) {
    const district =
      labelled.district && !fold(street.address).includes(fold(labelled.district)) ? labelled.district : '';
    const number = labelled.number && !/\d/.test(street.address) ? labelled.number : '';
    const complement =
      labelled.complement && !fold(street.address).includes(fold(labelled.complement))
        ? labelled.complement
        : '';
    const value = [street.address, number, complement, district].filter((part) => part !== '').join(', ');
    if (isAddressText(value, labelled.address !== undefined || street.foreign))
      result.address = { value, confidence: street === home ? 0.9 : 0.8 };
  }
  const cityRaw =
    labelled.city === undefined ? '' : town?.city || cityName(labelled.city.split(/\s*[-–/,(|]\s*/)[0] ?? '');
  const located = [home, town, ...(street ? [street] : []), ...sorted].filter(
    (place): place is Place => place !== undefined,
  );
  const settled =
    located.find((place) => place.city !== '' && (place.state !== '' || place.foreign)) ??
    located.find((place) => place.city !== '');
  const city = cityRaw !== '' ? cityRaw : (settled?.city ?? '');
  if (city !== '' && !/\d/.test(city))
    result.city = {
      value: city,
      confidence: cityRaw !== '' ? 0.95 : settled && settled.weight > 0 ? 0.85 : 0.65,
    };
  const state =
    (labelled.state ? stateCode(labelled.state.split(/\s*[-–/,(|]\s*/)[0] ?? '') : undefined) ??
    (town?.state || settled?.state || located.find((place) => place.state !== '')?.state);
  if (state) result.state = { value: state, confidence: labelled.state ? 0.95 : 0.85 };
  const zip =
    labelled.zip && /\d{2}\.?\d{3}-?\d{3}/.test(labelled.zip)
      ? (/\d{2}\.?\d{3}\s?-?\s?\d{3}/.exec(labelled.zip)?.[0] ?? '')
      : located.find((place) => place.zip !== '')?.zip;
  if (zip) result.zip = { value: zip.replace(/^(\d{2})\.?(\d{3})\D*(\d{3})$/, '$1$2-$3'), confidence: 0.95 };
  return result;
}

/** An 'Endereço' that names only a town is no street line. */
function isAddressText(value: string, labelled: boolean): boolean {
  if (value.length < 4 || value.length > 160) return false;
  // 'Vila Mariana' before a town is a district; 'Vila Mariana, 12' is where somebody lives.
  const isDistrict =
    /^(?:vila|parque|jardim|residencial|conjunto|condom[íi]nio|loteamento|linha|via)\b/i.test(value) &&
    !/\d/.test(value);
  if (isDistrict && !labelled) return false;
  return startsAddress(value) || (labelled && (/\d/.test(value) || value.split(/[\s,]+/).length >= 2));
}

/** English résumé, nothing Brazilian about where its owner lives: two-letter codes are then not Brazilian states. */
function isAbroad(document: ResumeDocument): boolean {
  if (document.language === 'pt') return false;
  const where = document.lines
    .filter((line) => line.zone === 'head' || line.zone === 'contact')
    .map((line) => line.text)
    .join(' | ');
  if (/\b(?:brasil|brazil)\b|\+\s?55|\b\d{5}-\d{3}\b/i.test(where)) return false;
  return !where.split(/\s*[,|•·/–]\s*|\s-\s/).some((part) => isBrazilianCity(part.trim()));
}
