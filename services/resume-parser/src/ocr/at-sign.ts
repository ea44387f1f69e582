const PROVIDER = String.raw`(?:gmail|hotmail|outlook|yahoo|icloud|live|bol|uol|terra|globo)\.com`;
/** What the data for Portuguese reads instead of '@'. */
const MISREAD = String.raw`\(?(?:[OQ0G]?&|[OQ0©®€]|a\))\)?`;
const BEFORE_PROVIDER = new RegExp(String.raw`^([\w.+-]*?)${MISREAD}(?=${PROVIDER})`, 'i');
/** No word has a bracket and such a letter inside: 'ana.lima(Oescola.example'. */
const IN_BRACKET = /^([\w.+-]{2,})\((?:[OQD0©®€]{1,2}|a\))\)?(?=[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\W?$)/;
/** Signs and a capital that stand inside no address in small letters: 'h.lindqvistQlakemail.example', whatever the domain. */
const CLEAR = String.raw`(?:[Q©®€&]|\[a\]|\(a[t]?\))`;
const DOMAIN = String.raw`(?:[a-z0-9-]+\.)+[a-z]{2,7}`;
const INSIDE = new RegExp(String.raw`^([a-z0-9][a-z0-9._+-]{2,})${CLEAR}{1,2}(?=${DOMAIN}\W?$)`);
/** 'ana.limaQ@': recognition read the sign and half of it once more; a capital ends no address in small letters. */
const TWICE = new RegExp(String.raw`^([a-z0-9][a-z0-9._+-]{2,})[OQG©®€](?=@${DOMAIN}\W?$)`);
/** Behind a label, a capital among small letters is the sign before any domain. */
const LABEL = /^(?:e-?mail|mail|correio)\W*$/i;
const BEHIND_LABEL = new RegExp(String.raw`^([a-z0-9][a-z0-9._+-]{2,})[OQG0](?=${DOMAIN}\W?$)`);
/** 'ana.limaQ' before 'gmail.com': among small letters, the capital is the sign. */
const AT_END = /^([a-z0-9][a-z0-9._-]+)[OQG©®€]&?$/;
const CLEAR_END = new RegExp(String.raw`^([a-z0-9][a-z0-9._-]{2,})${CLEAR}$`);
/** '&' alone is a word. */
const CLEAR_ALONE = /^[Q©®€]$/;
const CLEAR_BEGINNING = new RegExp(`^${CLEAR}(${DOMAIN})$`);
const DOMAIN_ALONE = new RegExp(`^${DOMAIN}$`);
const PROVIDER_ALONE = new RegExp(`^${PROVIDER}(?:\\.br)?$`);
/** 'Egmail.com' behind 'ana.lima': the sign went to the domain. */
const AT_BEGINNING = new RegExp(`^[EOQG0©®€](${PROVIDER}(?:\\.br)?)$`);
const LOCAL_ALONE = /^(?!(?:e-?mail|mail|correio|contato|contact)$)[a-z0-9][a-z0-9._-]{2,}$/;

/** The data for Portuguese reads '@' as a letter. Before the domain of a mail provider it must be an '@'. */
function withAtSign(word: string): string {
  return word
    .replace(TWICE, '$1')
    .replace(BEFORE_PROVIDER, '$1@')
    .replace(IN_BRACKET, '$1@')
    .replace(INSIDE, '$1@');
}

interface Word {
  text: string;
  bbox: { x0: number; x1: number };
}

/** The halves of an address that a gap divides, of which one has the sign; undefined if they are none. */
function joinedAddress(first: string, second: string): string | undefined {
  const local = PROVIDER_ALONE.test(second) ? AT_END.exec(first)?.[1] : undefined;
  const clear = DOMAIN_ALONE.test(second) ? CLEAR_END.exec(first)?.[1] : undefined;
  if ((local ?? clear) !== undefined) return `${local ?? clear ?? ''}@${second}`;
  if (!LOCAL_ALONE.test(first)) return undefined;
  const domain = AT_BEGINNING.exec(second)?.[1] ?? CLEAR_BEGINNING.exec(second)?.[1];
  return domain === undefined ? undefined : `${first}@${domain}`;
}

/**
 * The words of a line with the '@' of e-mail addresses, also where a gap divides the domain.
 *
 * @param below the text of the next line, on which the domain may stand alone
 */
export function withAtSigns<T extends Word>(words: readonly T[], below = ''): T[] {
  const result: T[] = [];
  for (const [at, word] of words.entries()) {
    const last = result.at(-1);
    // 'h.lindqvist' 'Q' 'lakemail.example'
    const following = words[at + 1]?.text;
    const isSign = CLEAR_ALONE.test(word.text) && DOMAIN_ALONE.test(following ?? below.trim());
    const address =
      last &&
      (isSign && LOCAL_ALONE.test(last.text)
        ? `${last.text}${following === undefined ? '@' : 'Q'}`
        : joinedAddress(last.text, word.text));
    if (last && address !== undefined)
      result[result.length - 1] = { ...last, text: address, bbox: { ...last.bbox, x1: word.bbox.x1 } };
    else if (last && LABEL.test(last.text) && BEHIND_LABEL.test(word.text))
      result.push({ ...word, text: word.text.replace(BEHIND_LABEL, '$1@') });
    else result.push({ ...word, text: withAtSign(word.text) });
  }
  return result;
}
