import { isContactZone, type ZonedLine } from '../../layout/zoned-line.js';
import { fold } from '../../lexicon/text.js';
import { LABEL_LENGTH, labelsAnotherNumber, PHONE_LABEL } from './phone-labels.js';
import { isPlausiblePhone } from './phone-number.js';

const GAP = String.raw`[\s.\-–—]*`;
/** Three spaces stand between cells of a row: what follows them is another number. */
const FOREIGN = String.raw`(?:\(?\+\s?|(?<![\d.,/-])00\s?(?=[1-9]))(?!55\b|55\d)\d{1,3}(?:(?!\s{3})[\s().\-–/]{0,3}\d){6,12}`;
const AREA = String.raw`\(\s?0?(?:\d{2}\s)?\d{2}\s?\)`;
const BRAZILIAN = String.raw`(?:(?:\+|\b00|\b)\s?\(?55\)?${GAP}(?:${AREA}|0?\d{2})|${AREA}|\(?\b0?\d{2}\)?)${GAP}(?:9${GAP})?\d{4}${GAP}\d{4,5}(?!\d)`;
const AMERICAN = String.raw`(?:\b1${GAP})?(?:\(\d{3}\)|\b\d{3})(?:[\s.\-–]*|\/\s?)\d{3}[\s.\-–]\d{4}(?!\d)`;
/** '07700 900 471', '(01632) 960188' */
const BRITISH = String.raw`(?<![\d.])(?:0\d{4}|\(0\d{4}\))\s\d{3}\s?\d{3}(?!\d)`;
/** '0491 571 266', an Australian mobile */
const AUSTRALIAN = String.raw`(?<![\d.])04\d{2}\s\d{3}\s\d{3}(?!\d)`;
/** Its first part is no area code, and is not followed by a third part: '0151 5550 1743' is one number. */
const LOCAL = String.raw`(?<!(?<!\d)0\d{3}\s)\b(?!0\d{3}\s\d{4}\s\d)(?:9[\s.]?)?\d{4}[\-–.\s]\d{4}(?![\d/])`;
const PHONE = new RegExp([FOREIGN, BRITISH, AUSTRALIAN, BRAZILIAN, AMERICAN, LOCAL].join('|'), 'g');
/** Any number that stands alone on its line or behind a label and has the digits of a telephone. */
const ANY = /^[+(]?\d[\d\s().\-–]{7,17}\d$/;
/** '(0xx27) 3322-1100', '0**27': the digits of the carrier left open. */
const OPEN_CARRIER = /\(?\b0\s?(?:xx|\*\*)\s?(\d{2})\)?/gi;
/** What divides telephones; 'Tel: 01793 555 014 Mob: 07700 900 761' has only the next label, '07700 900 761 Email' as well. */
const UNUSUAL_BREAK =
  /\s*[|•·;,♦◆]\s*|\s\/\s|\s{3,}|(?<=\d)\s+(?=\p{L}{3,12}\.?:\s*[+(\d]|[Ee]-?mail\b)|\.\s+(?=\p{Lu}\p{L}{1,11}\.?:\s*[+(\d])/u;
/** ' cell | ', ' (sister) / ' */
const BEHIND_NUMBER = /^.*(?:[|•·;/]|\))\s*/u;
const CHAT_LINK = /wa\.me\/\+?$|phone=\+?$/i;

export interface PrintedPhone {
  printed: string;
  digits: string;
  /** What stands before it on its line, or over it; folded. */
  label: string;
  /** What stands behind it, up to the next separator or number; folded. */
  behind: string;
}

export function phonesIn(line: ZonedLine, labelAbove: string): PrintedPhone[] {
  const text = line.text.replace(OPEN_CARRIER, '($1)');
  let from = 0;
  let last: PrintedPhone | undefined;
  const usual = [...text.matchAll(PHONE)].flatMap((match) => {
    const phone = usualPhone(text, match, from, labelAbove);
    from = match.index + match[0].length;
    if (!phone) return [];
    // 'Contact no: 031 555 0171 (sister) / 073 555 0129': the label is that of both.
    if (phone.label.trim() === '' && last && PHONE_LABEL.test(last.label)) phone.label = last.label;
    last = phone;
    return [phone];
  });
  return usual.length === 0 && isContactZone(line) ? unusualPhones(text, labelAbove) : usual;
}

/** @param from where the number before it ends: what a separator divides from the telephone is said of that number */
function usualPhone(
  text: string,
  match: RegExpExecArray,
  from: number,
  labelAbove: string,
): PrintedPhone | undefined {
  const printed = match[0].trim();
  const digits = printed.replace(/\D/g, '');
  const before = text.slice(0, match.index);
  const own = from > 0 ? before.slice(from).replace(BEHIND_NUMBER, '') : before;
  const prefix = fold(own.slice(-LABEL_LENGTH)) + (/[\s:]$/.test(before) ? ' ' : '');
  const label = before.trim().length < 3 ? labelAbove + prefix : prefix;
  const after = text.slice(match.index + match[0].length);
  if (!isPlausiblePhone(printed, digits) || labelsAnotherNumber(label)) return undefined;
  if (isPartOfWord(before, prefix) || goesOn(after)) return undefined;
  return { printed, digits, label, behind: behindNumber(after) };
}

function behindNumber(after: string): string {
  return fold(after.split(/[|•·;,/\d]/)[0] ?? '').trim();
}

/** Behind a character or a path without a space, it is part of an address ('/in/maria-78621197') or a code. */
function isPartOfWord(before: string, prefix: string): boolean {
  return /[A-Za-z_/=@]$|[A-Za-z0-9]-$/.test(before) && !PHONE_LABEL.test(prefix) && !CHAT_LINK.test(before);
}

/** What follows makes it an address, a longer number or a date. */
function goesOn(after: string): boolean {
  return /^[\w]*@|^-\d|^\.\d|^\/\d{2,4}\b/.test(after);
}

/** Telephones of countries whose forms the patterns do not know. */
function unusualPhones(text: string, labelAbove: string): PrintedPhone[] {
  return text.split(UNUSUAL_BREAK).flatMap((whole) => {
    // Fonts of icons print their drawings as any character.
    const part = whole.replace(/^[^\p{L}\d+(]+/u, '');
    const printed = part.replace(/^(?:[\p{L}\s-]{2,20}[:.#]{0,2}\s?[:.#]?|\p{Lu}:)\s*(?=[+(\d])/u, '');
    const label = `${labelAbove}${fold(part.slice(0, part.length - printed.length))} `;
    const digits = printed.replace(/\D/g, '');
    const isNumber = ANY.test(printed) && /[\s().-]/.test(printed) && !labelsAnotherNumber(label);
    const isDate = /^\d{1,2}[./-]\d{1,2}[./-]|^\d{5}-\d{7}-\d$/.test(printed);
    const isWhole = digits.length >= (PHONE_LABEL.test(label.trim()) ? 8 : 9);
    return isNumber && isWhole && isPlausiblePhone(printed, digits) && !isDate
      ? [{ printed, digits, label, behind: '' }]
      : [];
  });
}

const ENDS_IN_AREA =
  /(?:\((?:\+\d{2,3}|0?\d{2})\)|(?<!\p{L})(?:tel|fone|telefone|cel|celular|whatsapp)\.?:?\s\d{2})$/iu;
const REST_OF_NUMBER = /^(?:9?\d{4}[\s.–-]?\d{4}|\d{9,10})(?!\d)/;
/** '… · +52 33' over '5555 0127' */
const ENDS_IN_COUNTRY = /(?<![\d+])\+\d{1,3}(?:[\s-]\d{1,4})?$/;
const REST_OF_FOREIGN = /^\d{3,4}[\s.–-]?\d{3,4}(?![\d@])/;

/** A line with the rest of the telephone that the margin broke behind its area or country code. */
export function withWholePhone(line: ZonedLine, next: ZonedLine | undefined): ZonedLine {
  if (next?.block !== line.block) return line;
  const above = line.text.trimEnd();
  const below = next.text.trimStart();
  const rest = ENDS_IN_AREA.test(above)
    ? REST_OF_NUMBER.exec(below)?.[0]
    : ENDS_IN_COUNTRY.test(above)
      ? REST_OF_FOREIGN.exec(below)?.[0]
      : undefined;
  return rest === undefined ? line : { ...line, text: `${line.text.trimEnd()} ${rest}` };
}

/** 'Telefone:' on a line of its own labels the line under it. */
export function labelAbove(lines: ZonedLine[], index: number): string {
  const above = lines[index - 1];
  const line = lines[index];
  return above && line && above.block === line.block && above.text.length < 25 ? `${fold(above.text)} ` : '';
}
