import { namesRole } from '../../lexicon/job-words.js';
import { isBrazilianCity, stateCode } from '../../lexicon/brazil.js';
import { TITLE_WORDS } from '../../lexicon/person-words.js';
import { fold } from '../../lexicon/text.js';
import { isBrazil, isForeignCity, isForeignRegion } from '../../lexicon/world.js';
import { isBrazilianStreet } from './address-words.js';

/** 'AL 36604': what stands before it is a town, whatever the word ('Mobile', 'Normal'). */
const US_POST_CODE = /^[A-Z]{2}\s\d{5}(?:-\d{4})?$/;
const CAPITALISED = /^\p{Lu}/u;
const PARTICLE =
  /^(?:(?:d[aeo]s?|e|del|della|di|la|el|of|im|am|an|der|den|bei|ob|sur|sous|l[eè]s|aan|op|nad|upon)(?:-\p{Lu}.*)?|d['’](?:\p{Lu}.*)?)$/u;

export function isTown(part: string, after: string): boolean {
  // 'Page, AZ': the word of a page before a state is a town; 'Analista, PA' is a trade.
  const isBeforeState = /^[A-Z]{2}$/.test(after) && isForeignRegion(after) && stateCode(after) === undefined;
  if (isBeforeState && /^\p{Lu}\p{Ll}{3,}$/u.test(part) && !namesRole(part)) return true;
  return looksLikeCity(part) || (US_POST_CODE.test(after) && /^\p{Lu}[\p{L} .'-]+$/u.test(part));
}

export function looksLikeCity(part: string): boolean {
  const name = cityName(part);
  const words = name.split(/\s+/);
  if (words.length > 6 || name.length > 40 || name.length < 3 || /[\d@:!?]/.test(name)) return false;
  if (isBrazilianStreet(part)) return false;
  if (isBrazilianCity(name) || isForeignCity(name)) return true;
  return !isBrazil(part) && CAPITALISED.test(name) && !isTitle(part, words) && words.every(isCityWord);
}

/** 'OAB/ES', 'Analista - SP': councils and trades are no towns. */
function isTitle(part: string, words: string[]): boolean {
  return /^[A-Z]{2,5}$/.test(part.trim()) || words.some((word) => TITLE_WORDS.has(fold(word)));
}

function isCityWord(word: string): boolean {
  return /^[\p{L}'’.-]+$/u.test(word) && (CAPITALISED.test(word) || PARTICLE.test(word));
}

/** Returns the name of a city without its post code, its label and words such as 'Grande' or 'e Região'. */
export function cityName(part: string): string {
  return (
    // Single spaces: a pattern that looks for the end of a long run would start again at each of them.
    part
      .replace(/\s+/g, ' ')
      // Foreign post codes stand before or behind their town.
      .replace(
        /^(?:[A-Z]{1,2}-)?(?:\d{4}\s?[A-Z]{2}(?=\s\p{Lu})|\d{3} \d{2}|\d{2}-\d{3}|\d{2,6}(?:-\d{3})?)\s+(?=\p{L})/u,
        '',
      )
      .replace(
        /(?:\s+|\s?[-–]\s?)(?:[A-Z]{2,3}\s+)?(?:\d{4,6}|\d{3} \d{3})$|\s+[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/,
        '',
      )
      .replace(
        /^(?:cidade|munic[íi]pio|localidade|localiza[çc][ãa]o|location|city|em)\s*(?:de)?\s*[:.]?\s+(?=\p{Lu})/iu,
        '',
      )
      // 'Dublin 8', 'Paris 15e'
      .replace(/^(\p{Lu}\p{Ll}+)\s\d{1,2}(?:er?)?$/u, (own, city: string) =>
        isForeignCity(city) ? city : own,
      )
      // 'Guntur Dist. – 522401', 'Distt. Durg'
      .replace(/^Dist(?:t|rict)?[.:]?\s*[-:]?\s+(?=\p{Lu})|\s+Dist(?:t|rict)?\.?$/u, '')
      .replace(/\s+e\s+Regi[ãa]o$/i, '')
      .replace(/^(?:Greater|Grande)\s+(.+?)(?:\s+Area)?$/i, '$1')
      .replace(/(?<![.,])[.,]+$/, '')
      .trim()
  );
}
