import type { ZonedLine } from '../../layout/zoned-line.js';

/** 'Prezada Sra. Márcia,', 'Dear Hiring Manager,' */
const SALUTATION =
  /^(?:prezad[oa]s?|car[oa]s? (?:sr|senhor)|ilm[oa]s?\.?|exm[oa]s?\.?|ilustr[íi]ssim[oa]s?|senhor(?:es|a|as)?|dear|to whom)(?!\p{L}).{0,60}$/iu;
/** 'À', 'Ao RH', 'A/C Sr. Pires': what opens the address of the employer. */
const OPENING = /^(?:[àa]|aos?|[àa]s|para|to)\s*:?$|^(?:à|ao|às|aos)\s+\p{Lu}.{0,50}$|^a\/c(?!\p{L})/iu;
/** 'Campinas, 4 de fevereiro de 2026.', 'March 3, 2026': the date of a letter. */
const LETTER_DATE =
  /^(?:\p{Lu}[\p{L} ]{2,30}(?:[\/-]\p{Lu}{2})?,\s+)?(?:\d{1,2}º?\s+(?:de\s+)?\p{L}{3,10}\s+(?:de\s+)?|\p{L}{3,10}\s+\d{1,2},\s+)\d{4}\.?$/u;
/** Date, firm, person, street and town. */
const MAX_LINES = 8;

/** The lines of a letter that say to whom it goes: not the home of the person who writes. */
export function addresseeLines(lines: ZonedLine[]): Set<ZonedLine> {
  const found = new Set<ZonedLine>();
  lines.forEach(({ text }, index) => {
    if (!SALUTATION.test(text.trim())) return;
    const block = lines.slice(Math.max(0, index - MAX_LINES), index);
    const opening = block.findIndex((line) => OPENING.test(line.text.trim()));
    const dated = block.findLastIndex((line) => LETTER_DATE.test(line.text.trim()));
    if (opening < 0 && dated < 0) return;
    // The town beside the date is that of the person.
    for (const line of block.slice(opening >= 0 ? opening : dated + 1)) found.add(line);
  });
  return found;
}
