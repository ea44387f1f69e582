import type { ZonedLine } from '../../layout/zoned-line.js';
import { stateCode } from '../../lexicon/brazil.js';
import { isPostCodeLabel, labelsIn } from '../../lexicon/location-words.js';
import { isForeignCountry } from '../../lexicon/world.js';
import { continuesAddress, POST_CODE } from './address-words.js';
import { endsLikeStreet } from './flats.js';
import { homeText } from './location-text.js';

/** Lines of an address in a sidebar: street, number, building, district, town, state, post code. */
const MAX_LINES = 6;

const TOWN = /^\p{Lu}[\p{L}' -]{2,30}$/u;
const TOWN_WITH_STATE = /^\p{Lu}[\p{L}' -]{2,30}\s?[,/–-]\s?[A-Z]{2}(?!\p{L})/u;
const CODE_ALONE = /^[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}$/;

/** Joins an address with the lines under it; it ends where another label or kind of contact begins. */
export function withContinuation(value: string, lines: ZonedLine[], from: number): string {
  let text = value;
  for (let index = from; index < from + MAX_LINES; index += 1) {
    const [before, line] = [lines[index - 1], lines[index]];
    if (!before || !line || !isDirectlyUnder(before, line)) break;
    const next = lines[index + 1];
    // 'Saltaire' over 'BD18 4QH': a town that no list holds.
    if (TOWN.test(line.text) && next && CODE_ALONE.test(next.text) && isDirectlyUnder(line, next))
      return `${text}, ${line.text}, ${next.text}`;
    // 'Nova Esperança II' under 'Rua Treze, 82' and over 'Cariacica, ES'
    const isBetween = /\d$/.test(text) && TOWN.test(line.text) && !isComplete(line.text);
    if (isBetween && next && TOWN_WITH_STATE.test(next.text) && isDirectlyUnder(line, next))
      return `${text}, ${line.text}, ${homeText(next, '')}`;
    const more = continuationIn(line);
    if (isComplete(text) && !POST_CODE.test(more) && !isForeignCountry(more)) break;
    const isWrapped = before.wraps && more.split(' ').length <= 5 && !/[:@]/.test(more);
    // 'Machaire Clochair,' over 'Leitir Ceanainn,'
    const isOpen =
      /,$/.test(before.text.trim()) && TOWN.test(more.replace(/^(?:Co\.|County)\s(?=\p{Lu})|,$/gu, ''));
    if (!(isOpen || goesOn(more, isWrapped))) break;
    text = joined(text, more, isWrapped);
  }
  return text;
}

function isDirectlyUnder(before: ZonedLine, line: ZonedLine): boolean {
  return !line.heading && line.block === before.block && line.gap <= 2.6;
}

/** In a narrow column a post code stands alone, without its hyphen. */
function continuationIn(line: ZonedLine): string {
  const text = line.text.trim();
  return /^\d{8}$/.test(text) ? `CEP: ${text}` : homeText(line, '');
}

/** 'Brasília - DF' and 'Kerkstraat 8, 3300 Tienen' end an address; only the post code or the country may follow. */
function isComplete(text: string): boolean {
  if (/\s\d{1,4}\w?,\s\d{4,5}\s\p{Lu}[\p{L}' -]+$/u.test(text)) return true;
  return stateCode(/[-–/,]\s*([A-Z]{2})\.?$/.exec(text)?.[1] ?? '') !== undefined;
}

function goesOn(more: string, isWrapped: boolean): boolean {
  const [label] = labelsIn(more);
  if (label && !isPostCodeLabel(label)) return false;
  // '1733 Maple Ave, Evanston, IL' over 'Permanent: 91 Lakeview Ter'
  if (/^(?:permanent|home|parents|school|local)\s*:/i.test(more)) return false;
  if (more.trim() === '' || more.includes(' | ') || /^[|\s]*$/.test(more)) return false;
  return label !== undefined || isWrapped || continuesAddress(more);
}

/** One sentence goes on with a space, the next part of an address with a comma. */
function joined(text: string, more: string, isWrapped: boolean): string {
  const isOpen = /\s(?:de|da|do|das|dos|e)$/.test(text);
  const isAnother =
    endsLikeStreet(text.split(', ').at(-1) ?? '') ||
    (/\d$/.test(text) && /^\p{Lu}/u.test(more)) ||
    /^bra[sz]il(?!\p{L})/iu.test(more) ||
    isForeignCountry(more);
  return isOpen || (isWrapped && !isAnother && !continuesAddress(more))
    ? `${text} ${more}`
    : `${text.replace(/[,;–-]\s*$/, '')}, ${more}`;
}
