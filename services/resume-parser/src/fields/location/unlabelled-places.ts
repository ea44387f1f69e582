import type { ZonedLine } from '../../layout/zoned-line.js';
import { startsAddress } from './address-words.js';
import { withContinuation } from './continuation.js';
import { homeText } from './location-text.js';
import { STREET_ABOVE } from './place-rules.js';
import { readPlace, type Place } from './place.js';

const MAX_LENGTH = 160;
const FOREIGN_STREET =
  /^\p{Lu}[\p{L}.' -]{3,40},?\s\d{1,5}[\w/.-]{0,6}(?:,.{1,30})?$|^\d{1,5}[a-z]?,?\s\p{L}[\p{L}.' -]{3,40}(?:,.{1,30})?$/u;

/** The places that a line without labels names. */
export function unlabelledPlaces(
  lines: ZonedLine[],
  index: number,
  fullName: string,
  preferForeign: boolean,
): Place[] {
  const line = withWholeCode(lines[index], lines[index + 1]);
  const text = homeText(line, fullName);
  if (!line || text.length > MAX_LENGTH || /^[\s|]*$/.test(text)) return [];
  const segments = segmentsOf(text);
  return segments.map((segment, position) => {
    const isLast = position === segments.length - 1;
    const isOpen = startsAddress(segment) && isLast;
    const whole = isOpen ? withContinuation(segment, lines, index + 1) : segment;
    const place = readPlace(whole, line, { isAddress: false, preferForeign });
    return withStreetAbove(place, lines[index - 1], fullName);
  });
}

/** '…, Alagoas, CEP 57051-' over '150. Telefone …': the end of the line broke the post code. */
function withWholeCode(line: ZonedLine | undefined, next: ZonedLine | undefined): ZonedLine | undefined {
  const rest =
    line && /(?<!\d)\d{5}-$/.test(line.text) ? /^\d{3}(?!\d)/.exec(next?.text ?? '')?.[0] : undefined;
  return line && rest !== undefined ? { ...line, text: line.text + rest } : line;
}

/** 'Ann Arbor, MI   Web: …', '12 Oak Street   0491 570 156' */
function segmentsOf(text: string): string[] {
  const segments = text
    .split(/\s*[|♦◆⋄]\s*|\s{3,}(?=[+(\d]|\p{L}[\p{L} ]{1,20}:)/u)
    .filter((segment) => segment.trim() !== '');
  return segments.length > 1 && startsAddress(segments[0] ?? '') ? [segments.join(', ')] : segments;
}

/** 'Lindengasse 14/7' over '1070 Vienna, Austria': abroad, streets have words that no list holds. */
function withStreetAbove(place: Place, above: ZonedLine | undefined, fullName: string): Place {
  if (!place.foreign || place.city === '' || place.address !== '' || !above) return place;
  const street = homeText(above, fullName).trim();
  const isStreet = above.block === place.line.block && place.line.gap < 2.2 && FOREIGN_STREET.test(street);
  return isStreet
    ? {
        ...place,
        address: street,
        weight: place.weight + STREET_ABOVE.points,
        rules: [...place.rules, STREET_ABOVE],
      }
    : place;
}
