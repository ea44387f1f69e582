/**
 * Anyone may apply with the address of another person. A text that is no plausible name (a link, an advertisement) is therefore
 * not repeated in e-mails.
 */
export const isPlausibleName = (name: string) => NAME.test(spaced(name)) && !ADDRESS.test(spaced(name));

/** Letters, the apostrophes and hyphens that people type, abbreviations ('Ma. Eduarda') and nicknames ('José (Zé)', 'José "Zé"'). */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}'’‘´`ʼ′"“”.() \-‐‑–]{1,60}$/u;
/** A dot within a word, as in an address of the web; not between initials ('J.P.'), nor before 'ª' and 'º'. */
const ADDRESS = /(?:\p{L}\p{L}|\))\.\p{L}|\.[^\P{L}ªº][\p{L}\p{M}]/u;
/** Blanks of any width, which word processors write. */
const BLANKS = /\p{Zs}+/gu;
/** Usual abbreviations before a name, without the blank that belongs behind the dot. */
const ABBREVIATION =
  /(?<![\p{L}.])(Ma|Mª|Dr|Dra|Sr|Sra|Sta|Sto|Prof|Profa)\.(?=\p{Lu}[\p{L}\p{M}'’-]*(?: |$))/gu;

const spaced = (name: string): string => name.replaceAll(BLANKS, ' ').replaceAll(ABBREVIATION, '$1. ');

/** The first name of a full name, with the abbreviation before it: 'Ma. Eduarda' of 'Ma. Eduarda Reis'. */
export const firstNameOf = (fullName: string | null): string => {
  const [first = '', ...others] = spaced(fullName ?? '')
    .trim()
    .split(/\s+/);
  return first.endsWith('.') ? [first, ...others.slice(0, 1)].join(' ') : first;
};

/** `Olá, Ana!`, or `Olá!` without a plausible name. */
export const greeting = (firstName: string) => {
  const name = spaced(firstName);
  return `Olá${isPlausibleName(name) ? `, ${name}` : ''}!`;
};
