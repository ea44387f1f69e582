import { readLines } from './word-list.js';

/**
 * Parts of patterns for dates and periods as people write them, for the flag 'i'. Under 'iu' V8 takes seven times as long to
 * compile them, which was half of the processor time of the first file of a process.
 */

/** Letters of Latin scripts, for a class: \p{L} exists under 'u' only. */
export const LETTERS = 'A-Za-zÀ-ÖØ-öø-ɏ';

/** Whole names and their usual beginnings, also Spanish ones: 'Novo', 'Marketing' and 'Maringá' begin like months too. */
const MONTH_NAME = [
  'jan(?:eiro|uary)?',
  'fev(?:ereiro)?|feb(?:ruary|rero)?',
  'mar(?:[çcz]o|ch)?',
  'abr(?:il)?|apr(?:il)?',
  'maio?|mayo?',
  'jun(?:[hi]o|e)?',
  'jul(?:[hi]o|y)?',
  'ago(?:sto)?|aug(?:ust)?',
  'set(?:embro)?|sept?(?:[ti]?iembre|ember)?',
  'out(?:ubro)?|oct(?:ober|ubre)?',
  'nov(?:embro|ember|iembre)?',
  'dez(?:embro)?|dec(?:ember)?|dic(?:iembre)?',
].join('|');
export const MONTH = String.raw`\b(?:${MONTH_NAME})(?![${LETTERS}])\.?`;
/** Of 'GS-2010-09', the digits are the series and the grade of a public post in the United States. */
const NO_SERIES = String.raw`(?<!\d|\b(?:GS|GG|WG|NH|FS)-)`;
export const YEAR = String.raw`${NO_SERIES}(?:19|20)\d{2}(?!\d)`;
export const SEASON = String.raw`\b(?:spring|summers?|fall|autumn|winter|ver[ãa]o|inverno|outono|primavera)`;
const DAY = String.raw`(?<!\d)(?:0?[1-9]|[12]\d|3[01])`;
const MONTH_NUMBER = String.raw`(?:0?[1-9]|1[0-2])`;
/** Two digits of a year: 1960 to 2039. */
const SHORT_YEAR = String.raw`(?:[0-3]\d|[6-9]\d)`;

/** The longer forms first: a year alone would end all others. */
export const DATE = `(?:${[
  String.raw`${DAY}(?:\s?[ºo°]|st|nd|rd|th)?\s?(?:de\s+|of\s+|[\/.-]\s?)?${MONTH}\s*(?:de\s+|of\s+|[\/,.–-]\s*)?${YEAR}`,
  String.raw`${DAY}\s?[ºo°]?\s?(?:de\s+|[\/.-]\s?)${MONTH}\s*(?:de\s+|[\/.-]\s*)['’]?${SHORT_YEAR}(?![\d\/]|[.-]\d)`,
  String.raw`${MONTH}\s+${DAY}(?:st|nd|rd|th)?,?\s+${YEAR}`,
  String.raw`${MONTH}\s*(?:de\s+|of\s+|[\/,–-]\s*)?${YEAR}`,
  String.raw`${MONTH}\s*(?:\/|-(?=\d)|de\s)?\s*['’]?\d{2}(?![\d\/]|[.-]\d)`,
  String.raw`${SEASON}\s*(?:de\s+|of\s+|\/)?\s*${YEAR}`,
  String.raw`(?<!\d)[12]\s*[ºo°.]\s*sem(?:estre)?\.?\s*(?:de\s+|\/\s*)?${YEAR}`,
  String.raw`(?<!\d)\d{1,2}\s*[\/.-]\s*\d{1,2}\s*[\/.-]\s*(?:19|20)\d{2}(?!\d)`,
  String.raw`(?<!\d)\d{1,2}\s*[\/.-]\s*(?:19|20)\d{2}(?!\d)`,
  String.raw`${NO_SERIES}(?:19|20)\d{2}\s?[\/.-]\s?(?:0[1-9]|1[0-2])(?:[\/.-]\d{2})?(?!\d|[\/.]\d)`,
  String.raw`${NO_SERIES}(?:19|20)\d{2}[\/.][12](?!\d)`,
  YEAR,
].join('|')})`;

/** '03/19', '01/02/15', "'19": dates only where two of them, or one and a word, make a period. */
const SHORT_DATE = `(?:${[
  String.raw`${DAY}[\/.-]${MONTH_NUMBER}[\/.-]${SHORT_YEAR}(?![\d\/])`,
  String.raw`(?<![\d\/.,]|(?<!\d\/\d{2})-)${MONTH_NUMBER}\s?\/\s?['’]?${SHORT_YEAR}(?![\d\/]|[.,]\d)`,
  String.raw`(?<![${LETTERS}\d])['’]${SHORT_YEAR}(?![\d${LETTERS}])`,
].join('|')})`;
export const ANY_DATE = `(?:${DATE}|${SHORT_DATE})`;
/** A date that is more than a year: two of them make a period even where the dash between them is lost. */
export const MONTH_DATE = String.raw`(?!${YEAR}(?!\s?[\/.-]\s?\d))${ANY_DATE}`;

export const NOW = `(?:${readLines('now-words').join('|')})(?![${LETTERS}])`;
export const BETWEEN = String.raw`\s*(?:(?:…|\.{3}|[-–—−‒―~→>»›▸►▶➔➜➝⟶⇒\/]|(?<![${LETTERS}])(?:[aà]o?|[àa]s|at[ée]|o(?=\s)|to|till?|until)(?![${LETTERS}])\s*:?|[,;|]?\s*(?:t[ée]rmino|demiss[ãa]o|sa[íi]da|fim|end|desligamento|conclus[ãa]o(?:\s+prevista)?|previs[ãa]o(?:\s+de\s+(?:conclus[ãa]o|t[ée]rmino))?)(?:\s+(?:em|para))?\s*:?)\s*){1,3}`;
