/** A host with at least two labels, then a path: an address that was written without `https://`. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u;
/** Blanks, control characters and characters that end an address in HTML. */
const FORBIDDEN = /[\s\p{Cc}"<>\\^`{|}]/u;

/**
 * The address of a web page that a person gave, with its scheme; undefined if it is none that a link may lead to. Accepts
 * `http:` and `https:` without credentials, and completes `linkedin.com/in/ana` to `https://linkedin.com/in/ana`. Other
 * schemes (`javascript:`, `data:`, `file:`) are refused. Blanks around the address are ignored.
 */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const address = WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
  if (FORBIDDEN.test(address) || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, username, password } = new URL(address);
  // Before an at sign, `https://banco.example@attacker.example` shows the name of another site.
  return hostname.includes('.') && !username && !password ? address : undefined;
}

/** An address of the web in a text, without the punctuation of the sentence that it ends. */
const ADDRESS_IN_TEXT = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

interface TextPart {
  text: string;
  /** Where the part leads to; undefined: it is text. */
  address: string | undefined;
}

/** The text in parts, so that the addresses of web pages in it can be links. */
export const linkedParts = (text: string): TextPart[] =>
  text
    .split(ADDRESS_IN_TEXT)
    // Each second part is an address.
    .map((part, at) => ({ text: part, address: at % 2 ? webAddress(part) : undefined }))
    .filter((part) => part.text !== '');
