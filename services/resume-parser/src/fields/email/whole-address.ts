import { fold } from '../../lexicon/text.js';
import { anyOf, readLines } from '../../lexicon/word-list.js';
import { ENDED } from './address-text.js';

/** What may be a part of an address, although no usual address holds it: 'josé.lima@', "c.sant'anna@", 'r&d@'. */
const GOES_ON_BEFORE = /[\p{L}\p{M}\p{N}&!#$%^~?{}@]\.?$|[\p{L}\p{M}\p{N}]['’´`]$|[\p{L}\p{M}\p{N}]\.+$/u;
const GOES_ON_BEHIND = /^[\p{L}\p{M}\p{N}@_]|^-[\p{L}\p{N}]/u;
/** 'ana@loja. sol.com.br': the rest of a domain behind a gap. */
const DOMAIN_BEHIND = /^\s?\.?\s?[a-z0-9-]+\.(?:com|net|org|edu|gov|br)\b/;
/** Words between a label and an address, or between the beginning of a line and the address: the address has a space inside. */
const WORDS_BEFORE = /(?:^|e-?mail\s*:|[|•·;]\s)\s*([a-z0-9_-]+(?:\s+[a-z0-9_-]+){0,2})\s+$/i;
/** Characters around an address that tell whether it goes on. */
const NEAR = 100;
const NO_PART = anyOf(readLines('before-address'), '^(?:', ')$');

/**
 * Whether an address ends where the pattern found its ends. A part of an address is the address of another person, so what
 * may be one is left out.
 */
export function isWholeAddress(text: string, start: number, address: string): boolean {
  const from = Math.max(0, start - NEAR);
  const end = start + address.length;
  // A cut text does not begin there.
  const before = `${from > 0 ? '|' : ''}${text.slice(from, start)}`;
  const behind = text.slice(end, end + NEAR);
  if (GOES_ON_BEFORE.test(before) || GOES_ON_BEHIND.test(behind)) return false;
  if (!ENDED.test(address.toLowerCase()) && DOMAIN_BEHIND.test(behind)) return false;
  return !hasPartBefore(before, address);
}

/** 'E-mail: conceicao araujo@exemplo.com.br': small letters that neither a label nor the name of the person explains. */
function hasPartBefore(before: string, address: string): boolean {
  const words = WORDS_BEFORE.exec(before)?.[1]?.split(/\s+/) ?? [];
  if (words.length === 0 || words.some((word) => word !== word.toLowerCase())) return false;
  const local = fold(address.split('@')[0] ?? '');
  return words.every(
    (word) => !NO_PART.test(fold(word)) && /[a-z]/.test(word) && !local.includes(fold(word)),
  );
}
