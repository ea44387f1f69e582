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

/** The rest of an address, without the punctuation of the sentence that it ends. */
const REST = String.raw`[^\s<>"']*[^\s<>"'.,;:!?)\]]`;
/** Neither an e-mail address nor a part of a longer name. */
const STARTS = String.raw`(?<![\p{L}\p{N}@./_-])`;
const ENDS = String.raw`(?![\p{L}\p{N}@/_-]|\.[\p{L}\p{N}])`;
const LABELS = String.raw`(?:[a-z0-9-]{1,63}\.)`;
/**
 * An address without its scheme: as people copy it, by `www`, by an ending that nothing else has, or by a path. 'ASP.NET/C#' and 'e/ou' are
 * none.
 */
const HOSTS = [
  `${STARTS}www\\.${LABELS}{1,4}[a-z]{2,10}(?:[/?#]${REST}|${ENDS})`,
  `${STARTS}${LABELS}{1,4}(?:com|br)(?:[/?#]${REST}|${ENDS})`,
  `${STARTS}${LABELS}{1,4}(?:us|gl|ly|me|be|app|link|live|page|gov|edu|org|pt|eu)[/?#]${REST}`,
  `${STARTS}${LABELS}{2,4}(?:net|io|dev|ai|co)[/?#]${REST}`,
];
/** An address of the web in a text. */
const ADDRESS_IN_TEXT = new RegExp(`(https?://${REST}|${HOSTS.join('|')})`, 'iu');

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
