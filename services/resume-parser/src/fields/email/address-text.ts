export const ADDRESS = /[A-Za-z0-9_%+\-][A-Za-z0-9._%+\-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g;
/** Endings of complete addresses; the list is not exhaustive. */
export const ENDED =
  /\.(?:com|net|org|edu|gov|br|io|dev|me|info|adv|med|eng|art|app|pt|uk|us|ca|de|fr|es|it|example)$/;
/** Providers of private mail. */
export const PROVIDERS =
  /@(?:gmail|hotmail|outlook|yahoo|icloud|live|msn|bol|uol|terra|ig|globo|me|protonmail|proton|aol|ymail|googlemail)\./i;
const PROVIDER_DOMAIN =
  /^(.+@(?:gmail|hotmail|outlook|icloud|live|msn|protonmail|yahoo|aol)\.com)(?!\.br)(?:\.?[a-z]{3,}|[A-Z].*)$/;

/** 'E-mail: maria. souza@exemplo.com': a gap behind a point or a low line inside the name. */
const GAP_INSIDE = /(e-?mail\s*:\s*[a-z0-9][\w-]*)(?:\s?([._])\s|\s([._])\s?)(?=[a-z0-9][\w.-]*\s?@)/i;

/** Closes the gaps that programs print around '@' and the points of an address, and replaces 'at' in brackets. */
export function withoutGaps(text: string): string {
  return (
    text
      .replace(GAP_INSIDE, '$1$2$3')
      .replace(/\s*[[({]\s*(?:at|arroba)\s*[\])}]\s*/gi, '@')
      // Of '0114 @ ana.luz@exemplo.com', the first sign is an icon.
      .replace(/(?<=[\w])\s?@\s?(?=[\w-]+\s?\.\s?\w)(?![\w.%+-]+@)/g, '@')
      .replace(/(@[\w-]+)\s?\.\s?(?=com|net|org|edu|gov|br\b)/gi, '$1.')
      .replace(/(\.com)\s?\.\s?br\b/gi, '$1.br')
  );
}

/** Cuts off what the line printed directly before or behind the address. */
export function tidyAddress(address: string): string {
  const withoutTail = PROVIDER_DOMAIN.exec(address)?.[1] ?? address;
  return withoutTail
    .replace(/(\.(?:com\.br|com|net|org|br|edu))[A-Z].*$/, '$1')
    .replace(/^(?:\d{4,5}-\d{4}|(?:tel|cel|fone)\.?\d{8,11})(?=[a-z])/i, '')
    .replace(/^(?:e-?mail|mailto)[-_.]?(?=[a-z0-9]+[._]?[a-z0-9]*@)/i, (label) =>
      /[-_.]$/.test(label) ? '' : label,
    )
    .replace(/^[-_.+%]+/, '');
}
