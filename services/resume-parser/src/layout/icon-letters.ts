import { withText } from './text-line.js';
import { isContactZone, type ZonedLine } from './zoned-line.js';

/** Words before a single capital that is no icon: 'Bloco C'. */
const NUMBERED =
  /^(?:bloco|bl\.|quadra|qd\.?|rua|avenida|av\.|casa|lote|torre|conjunto|conj\.|setor|sala|apto\.?)$/i;

const LETTER = /^\p{Lu}$/u;
/** A sign or a letter of another script that neither divides nor joins words. */
const SIGN = /^(?:[^\p{ASCII}ÀàÁáÉéÊêÓó–—•·‧−ºª°]|[\]\[#^{}<>])$/u;

/**
 * Removes the icons of symbol fonts that do not name their glyphs: their text is a letter, as in 'B ana@gmail.com H (21)
 * 98364-5517', or a sign. Where a capital stands before an e-mail address, all single capitals among the contacts are icons;
 * where a sign does, all signs are.
 */
export function withoutIconLetters(lines: ZonedLine[]): ZonedLine[] {
  const isContact = (line: ZonedLine) => !line.heading && isContactZone(line);
  const before = new Set(
    lines
      .filter(isContact)
      .flatMap(({ text }) => [...text.matchAll(BEFORE_ADDRESS)].map(([, sign = '']) => sign)),
  );
  const icons = [LETTER, SIGN].filter((form) => [...before].some((sign) => form.test(sign)));
  if (icons.length === 0) return lines;
  return lines.map((line) => {
    const text = withoutIcons(line.text, icons);
    const isLoneName = line.size > 14;
    if (!isContact(line)) return withoutIconsOfCells(line);
    return !isLoneName && text !== line.text ? withText(line, text) : line;
  });
}

const BEFORE_ADDRESS = /(?<!\S)(\S)\s\S{1,60}@\S{1,60}\.\S/gu;

function withoutIcons(text: string, icons: RegExp[]): string {
  const words = text.split(/(\s+)/);
  return words
    .map((word, at) =>
      icons.some((icon) => icon.test(word)) && !NUMBERED.test(words[at - 2] ?? '') ? '|' : word,
    )
    .join('')
    .replace(/^\|\s*/, '');
}

/** 'P 2017 – 2019   Ȱ Recife': an icon before a date or a place. */
const ICON_OF_CELL = /(^|\s{3,})(?:\p{Lu}\s+(?=(?:\p{L}{3,9}\.?\s)?(?:19|20)\d{2})|(\S)\s+(?=\S))/gu;

const ICON_WITHIN = /\s+(?![ªºœ])[^\P{L}\u0000-\u00FF]\s+(?=\S)/gu;

function withoutIconsOfCells(line: ZonedLine): ZonedLine {
  const bare = (text: string) =>
    text
      .replace(ICON_WITHIN, '   ')
      .replace(ICON_OF_CELL, (own, gap: string, sign: string | undefined) =>
        sign === undefined || (SIGN.test(sign) && /\p{L}/u.test(sign)) ? gap : own,
      );
  const text = bare(line.text);
  return text === line.text
    ? line
    : { ...line, text, fragments: line.fragments.map((part) => ({ ...part, text: bare(part.text) })) };
}
