import type { ZonedLine } from '../../layout/zoned-line.js';
import { isForeignCountry } from '../../lexicon/world.js';
import { startsAddress, streetAmong } from './address-words.js';
import { withContinuation } from './continuation.js';
import { isForeignStreet } from './foreign-street.js';
import { homeText } from './location-text.js';
import { STREET_ABOVE } from './place-rules.js';
import { readPlace, type Place } from './place.js';

const MAX_LENGTH = 160;
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
    const own = isOpen ? withContinuation(segment, lines, index + 1) : segment;
    const whole = preferForeign && own === text ? withCountryBelow(own, line, lines[index + 1]) : own;
    const place = readPlace(whole, line, { isAddress: false, preferForeign });
    return withStreetAbove(place, lines.slice(Math.max(0, index - 2), index), fullName);
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

/** '35220 İzmir' over 'Türkiye' */
function withCountryBelow(text: string, line: ZonedLine, below: ZonedLine | undefined): string {
  const isBelow = below?.block === line.block && below.gap < 2.2 && isForeignCountry(below.text);
  return isBelow ? `${text}, ${below.text}` : text;
}

/** 'Lindengasse 14/7' over '1070 Vienna, Austria': abroad, streets have words that no list holds. */
function withStreetAbove(place: Place, lines: ZonedLine[], fullName: string): Place {
  const above = lines.at(-1);
  if (!place.foreign || place.city === '' || place.address !== '' || !above) return place;
  const before = lines.at(-2);
  const own = homeText(above, fullName).trim();
  // A narrow column breaks 'Kilimani, Argwings Kodhek' / 'Road 33'.
  const isBroken = before?.wraps === true && before.block === above.block && !before.heading;
  const whole = isBroken ? `${homeText(before, fullName).trim()} ${own}` : own;
  // 'ana@mail.example   +57 310 555 8821   Calle 41 #8-19'; streets of usual words are found without their town.
  const amongContacts = own
    .split(/\s*\|\s*|\s{3,}/)
    .filter((part) => part !== own && streetAmong(part.split(/,\s+/)) < 0);
  const street = [whole, own, ...amongContacts].find((text) => isForeignStreet(text));
  const isAbove = above.block === place.line.block && place.line.gap < 2.2;
  return isAbove && street !== undefined
    ? {
        ...place,
        address: street,
        weight: place.weight + STREET_ABOVE.points,
        rules: [...place.rules, STREET_ABOVE],
      }
    : place;
}
