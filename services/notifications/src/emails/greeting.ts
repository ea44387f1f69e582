/**
 * Anyone may apply with the address of another person. A text that is no plausible name (a link, an advertisement) is therefore
 * not repeated in e-mails.
 */
export const isPlausibleName = (name: string) => NAME.test(name) && !ADDRESS.test(name);

/** Letters, the apostrophes that people type, hyphens, abbreviations ('Ma. Eduarda') and nicknames ('José (Zé)'). */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}'’‘´`ʼ.() \u00a0-]{1,40}$/u;
/** A dot within a word, as in an address of the web. */
const ADDRESS = /\.[\p{L}\p{M}]/u;

/** `Olá, Ana!`, or `Olá!` without a plausible name. */
export const greeting = (firstName: string) =>
  `Olá${isPlausibleName(firstName) ? `, ${firstName.replaceAll('\u00a0', ' ')}` : ''}!`;
