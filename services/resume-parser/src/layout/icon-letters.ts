import type { ZonedLine } from './zoned-line.js';

/** Words before a single capital that is no icon: 'Bloco C'. */
const NUMBERED =
  /^(?:bloco|bl\.|quadra|qd\.?|rua|avenida|av\.|casa|lote|torre|conjunto|conj\.|setor|sala|apto\.?)$/i;

/**
 * Removes the icons of symbol fonts that do not name their glyphs: their text is a letter, as in 'B ana@gmail.com H (21)
 * 98364-5517'. Where one stands before an e-mail address, all single capitals among the contacts are icons.
 */
export function withoutIconLetters(lines: ZonedLine[]): ZonedLine[] {
  const isContact = ({ zone, heading }: ZonedLine) => !heading && (zone === 'head' || zone === 'contact');
  const hasIcons = lines.some((line) => isContact(line) && /(?:^|\s)\p{Lu}\s\S+@\S+\.\S/u.test(line.text));
  if (!hasIcons) return lines;
  return lines.map((line) => {
    const text = withoutLoneCapitals(line.text);
    const isLoneName = line.size > 14;
    return isContact(line) && !isLoneName && text !== line.text
      ? { ...line, text, fragments: onlyText(line, text) }
      : line;
  });
}

function withoutLoneCapitals(text: string): string {
  const words = text.split(/(\s+)/);
  return words
    .map((word, at) => (/^\p{Lu}$/u.test(word) && !NUMBERED.test(words[at - 2] ?? '') ? '|' : word))
    .join('')
    .replace(/^\|\s*/, '');
}

function onlyText(line: ZonedLine, text: string): ZonedLine['fragments'] {
  const [first] = line.fragments;
  return line.fragments.length === 1 && first ? [{ ...first, text }] : line.fragments;
}
