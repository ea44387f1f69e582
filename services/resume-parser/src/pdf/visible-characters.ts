/** Icon fonts use the private use area of Unicode; their glyphs touch the words beside them. */
const ICON = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}\uFFFD]/gu;
const CONTROL = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const LIGATURE = /[\uFB00-\uFB06]/g;

/** The text of one glyph. An icon becomes a space, so that it divides the words around it; control characters vanish. */
export function visibleCharacters(unicode: string): string {
  return unicode
    .replace(ICON, ' ')
    .replace(CONTROL, '')
    .replace(LIGATURE, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t\r\n]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
}
