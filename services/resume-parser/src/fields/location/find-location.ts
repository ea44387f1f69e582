import type { ResumeDocument } from '../../layout/resume-document.js';
import { isContactZone, type ZonedLine } from '../../layout/zoned-line.js';
import { isBrazilianCity } from '../../lexicon/brazil.js';
import { isOfAnotherPerson } from '../../lexicon/other-persons.js';
import { fold } from '../../lexicon/text.js';
import type { Found } from '../../resume.js';
import { firstFound } from '../../rule.js';
import { addresseeLines } from './addressee.js';
import { labelledParts, startsWithLabel, valueOfLoneLabel } from './labelled-parts.js';
import { ADDRESS_FINDERS, CITY_FINDERS, POST_CODE_FINDERS, STATE_FINDERS } from './location-finders.js';
import { locationFeatures, type Labelled, type LocationFeatures } from './location-features.js';
import { homeText } from './location-text.js';
import type { Place } from './place.js';
import { unlabelledPlaces } from './unlabelled-places.js';

export interface FoundLocation {
  address: Found | undefined;
  city: Found | undefined;
  state: Found | undefined;
  zip: Found | undefined;
}

/** Sections in which a labelled address may stand far from the other personal data. */
const LATE_ZONES = ['other', 'profile', 'objective', 'interests'];

export function findLocation(document: ResumeDocument, fullName: string): FoundLocation {
  const features = readLocation(document, fullName);
  return {
    address: firstFound(ADDRESS_FINDERS, features),
    city: firstFound(CITY_FINDERS, features),
    state: firstFound(STATE_FINDERS, features),
    zip: firstFound(POST_CODE_FINDERS, features),
  };
}

function readLocation(document: ResumeDocument, fullName: string): LocationFeatures {
  const { lines } = document;
  const labelled: Labelled = {};
  const places: Place[] = [];
  const preferForeign = isAbroad(document);
  const others = addresseeLines(lines);
  lines.forEach((line, index) => {
    if (others.has(line) || isOfAnotherPerson(line.text)) return;
    const isContact = isContactZone(line);
    if (!isContact && !LATE_ZONES.includes(line.zone)) return;
    if (isEndOfName(line, fullName, document.bodySize)) return;
    const text = homeText(line, fullName);
    // 'Curral e cidade. In: …': far from the personal data, only a label that begins its line counts.
    const parts = isContact || startsWithLabel(text) ? labelledParts(text, lines, index) : [];
    for (const [part, value] of parts) labelled[part] ??= { value, line };
    if (!isContact) return;
    if (parts.length === 0 && !line.heading)
      places.push(...unlabelledPlaces(lines, index, fullName, preferForeign));
    const lone = valueOfLoneLabel(lines, index, fullName);
    if (lone) labelled[lone[0]] ??= { value: lone[1], line };
  });
  return locationFeatures(labelled, places, preferForeign);
}

/** 'Albuquerque' under 'Renata Cavalcanti de': a large name that goes on with a surname that is a town too. */
function isEndOfName({ text, size }: ZonedLine, fullName: string, bodySize: number): boolean {
  return size > bodySize * 1.3 && fullName !== '' && fold(fullName).endsWith(` ${fold(text)}`);
}

/** An English résumé with nothing Brazilian among its contacts: two-letter codes are then not Brazilian states. */
function isAbroad(document: ResumeDocument): boolean {
  if (document.language === 'pt') return false;
  const where = document.lines
    .filter(isContactZone)
    .map((line) => line.text)
    .join(' | ');
  if (/\b(?:brasil|brazil)\b|\+\s?55|\b\d{5}-\d{3}\b/i.test(where)) return false;
  return !where.split(/\s*[,|•·♦◆/–]\s*|\s-\s/).some((part) => isBrazilianCity(part.trim()));
}
