/** Most texts hold nothing but these. */
const PLAIN = /^[\n\x20-\x7E]*$/;
/** Line breaks other than CR and LF: vertical tab, form feed, next line, line and paragraph separator. */
const LINE_BREAKS = /[\v\f\x85\u2028\u2029]/g;
/** Control characters other than tab, CR and LF. XML 1.0 cannot hold them, and PostgreSQL no U+0000. */
const CONTROLS = /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F]/g;
/**
 * Characters that are never seen: those that Unicode lets programs ignore, such as marks of direction, which turn around what stands
 * beside them, soft hyphens, zero-width spaces and Hangul fillers; also the empty note, interlinear marks and noncharacters. Joiners,
 * variation selectors and tags are handled below.
 */
const INVISIBLE =
  /(?![\u200C\u200D\uFE00-\uFE0F\u{E0000}-\u{E0FFF}])[\p{Default_Ignorable_Code_Point}\u{1D159}\uFDD0-\uFDEF\uFFF9-\uFFFC\uFFFE\uFFFF]/gu;
/** Joiners and variation selectors, which form emoji and letters of some scripts, are kept behind a character that they change. */
const JOINERS = /([\p{Lo}\p{M}\p{N}\p{P}\p{S}])?[\u200C\u200D\uFE00-\uFE0F]+/gu;
/** Tags are kept in the flags of regions, such as Scotland's. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0000}-\u{E0FFF}]/gu;
/**
 * More marks on one letter than any script has. They are drawn over the lines above and below, and normalization sorts them in a time
 * that grows with the square of their number.
 */
const EXCESS_MARKS = /(\p{M}{6})\p{M}+/gu;
/** The blank pattern of Braille looks like a space. */
const BRAILLE_BLANK = /\u2800/g;
/** Whitespace other than spaces. */
const NOT_SPACES = /[^\S ]+/;

/**
 * A text as it is stored: in the composed form (NFC), without lone surrogates, control characters, marks of direction and
 * other characters that are never seen.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .replace(LINE_BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(BRAILLE_BLANK, ' ')
    .replace(TAGS, (_, flag: string | undefined) => flag ?? '')
    .replace(JOINERS, (all, changed: string | undefined) => (changed === undefined ? '' : all))
    .replace(EXCESS_MARKS, '$1')
    .normalize('NFC');
}

/** Control characters other than tab and line breaks, and noncharacters. */
const UNPRINTABLE = /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]/g;

/**
 * A text that every format may hold: XML, iCalendar and CSV forbid control characters, or programs refuse the file. Each becomes a
 * space: without it, what follows could begin a formula. Inputs are cleaned by {@link cleanText}; writers rely on nothing.
 */
export const printable = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, ' ');

/** {@link cleanText} of one line, such as a name: line breaks, tabs and unbreakable spaces become spaces. Trimmed. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .split(NOT_SPACES)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
