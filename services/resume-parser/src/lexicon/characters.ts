/** Icon fonts put their pictures in the private use area, where they stick to the words beside them. */
const ICON = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}\uFFFD]/gu;
const PICTOGRAM =
  /[\p{Extended_Pictographic}\u2022\u25AA\u25CF\u25A0\u25AB\u25A1\u25B6\u25B8\u25B9\u25BA\u25BB\u25C6\u25C7\u25CB\u25E6\u276F\u2713\u2714\u2794\u279C\u2605\u2606\u2302\u260E\u2706\u2709\u2716\u27A2\u27A4\u2192\u00B7\u2023\u25E6\u2043]/u;
const NOTHING = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const LIGATURE = /[\uFB00-\uFB06]/g;

/** What one glyph contributes: icons become a space, so that they separate and do not stick; controls vanish. */
export function visibleCharacters(unicode: string): string {
  return unicode
    .replace(ICON, ' ')
    .replace(NOTHING, '')
    .replace(LIGATURE, (letters) => letters.normalize('NFKC'))
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t\r\n]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
}

export function startsWithBullet(text: string): boolean {
  return PICTOGRAM.test(text.charAt(0)) || /^[-–—*+>»›o■◆❖]\s+/.test(text);
}

/** Text without leading bullets, icons and dashes. */
export function withoutBullet(text: string): string {
  let rest = text.trim();
  for (;;) {
    const next = rest.replace(/^(?:[-–—*+>»›~|■◆❖]+\s*|o\s+(?=\p{Lu}))/u, '');
    const [head = ''] = [...next];
    const stripped = (
      PICTOGRAM.test(head) && !/[0-9#*©®]/.test(head) ? next.slice(head.length) : next
    ).trim();
    if (stripped === rest) return rest;
    rest = stripped;
  }
}

/** Lower case, no accents, single spaces: what vocabularies are compared with. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9@&/+#.' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
