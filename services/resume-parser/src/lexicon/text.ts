import { remembered } from './remembered.js';

/** Bullets, arrows and icons that programs print before an item of a list or a contact. */
const PICTOGRAM =
  /[\p{Extended_Pictographic}\u2022\u25AA\u25CF\u25A0\u25AB\u25A1\u25B6\u25B8\u25B9\u25BA\u25BB\u25C6\u25C7\u25CB\u25E6\u276F\u2713\u2714\u2794\u279C\u2605\u2606\u2302\u260E\u2706\u2709\u2716\u27A2\u27A4\u2192\u00B7\u2023\u25E6\u2043]/u;

export function startsWithBullet(text: string): boolean {
  return PICTOGRAM.test(text.charAt(0)) || /^[-–—*+>»›o■◆❖]\s+/.test(text);
}

/** Returns the text without leading bullets, icons and dashes. */
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

/** Letters whose stroke Unicode takes for no accent: 'Wrocław', 'Tromsø'. */
const STROKED = new Map(
  Object.entries({ ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }),
);

/** Lower case, no accents, single spaces: the form in which word lists are written and compared. */
export const fold = remembered((text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðþßæœı]/g, (letter) => STROKED.get(letter) ?? letter)
    .replace(/[^a-z0-9@&/+#.' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** Folds a line about studies: ordinals and hyphens do not divide its words. */
export function foldStudies(text: string): string {
  return fold(text.replace(/[º°ª]/g, 'o').replace(/’/g, "'")).replace(/(?<=[a-z])-(?=[a-z])/g, ' ');
}
