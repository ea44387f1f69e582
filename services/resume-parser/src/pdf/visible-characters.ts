import { lookup } from '@araucaria/contracts/domain';

/** Icon fonts use the private use area of Unicode; their glyphs touch the words beside them. */
const ICON = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}\uFFFD]/gu;
/** Boxes of the symbol fonts of word processors, which have no code of their own there. */
const BOXES: Record<string, string> = { '\uF0A8': '□', '\uF06F': '□', '\uF0FE': '☑', '\uF0FD': '☒' };
const CONTROL = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
/** Ligatures, full-width letters, Roman numerals, and the letters of mathematics that people use for decoration. */
const COMPATIBLE =
  /[\uFB00-\uFB06\uFF01-\uFF5E\u2160-\u217F\u210A-\u2113\u2115\u2119-\u211D\u2124\u2128\u212C-\u2138\u{1D400}-\u{1D7FF}]/gu;

/** The text of one glyph. An icon becomes a space, so that it divides the words around it; control characters vanish. */
export function visibleCharacters(unicode: string): string {
  return unicode
    .replace(ICON, (icon) => lookup(BOXES, icon) ?? ' ')
    .replace(CONTROL, '')
    .replace(COMPATIBLE, (letter) => letter.normalize('NFKC'))
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t\r\n]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
}
