const PROVIDER = String.raw`(?:gmail|hotmail|outlook|yahoo|icloud|live|bol|uol|terra|globo)\.com`;
/** What the data for Portuguese reads instead of '@'. */
const MISREAD = String.raw`\(?(?:[OQ0G]?&|[OQ0©®€]|a\))\)?`;
const BEFORE_PROVIDER = new RegExp(String.raw`^([\w.+-]*?)${MISREAD}(?=${PROVIDER})`, 'i');
/** No word has a bracket and such a letter inside: 'ana.lima(Oescola.example'. */
const IN_BRACKET = /^([\w.+-]{2,})\((?:[OQ0©®€]|a\))\)?(?=[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\W?$)/;
/** 'ana.limaQ' before 'gmail.com': among small letters, the capital is the sign. */
const AT_END = /^([a-z0-9][a-z0-9._-]+)[OQG©®€]&?$/;
const PROVIDER_ALONE = new RegExp(`^${PROVIDER}(?:\\.br)?$`);
/** 'Egmail.com' behind 'ana.lima': the sign went to the domain. */
const AT_BEGINNING = new RegExp(`^[EOQG0©®€](${PROVIDER}(?:\\.br)?)$`);
const LOCAL_ALONE = /^(?!(?:e-?mail|mail|correio|contato|contact)$)[a-z0-9][a-z0-9._-]{2,}$/;

/** The data for Portuguese reads '@' as a letter. Before the domain of a mail provider it must be an '@'. */
function withAtSign(word: string): string {
  return word.replace(BEFORE_PROVIDER, '$1@').replace(IN_BRACKET, '$1@');
}

interface Word {
  text: string;
  bbox: { x0: number; x1: number };
}

/** The words of a line with the '@' of e-mail addresses, also where a gap divides the domain. */
export function withAtSigns<T extends Word>(words: readonly T[]): T[] {
  const result: T[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const local = last && PROVIDER_ALONE.test(word.text) ? AT_END.exec(last.text)?.[1] : undefined;
    const domain = last && LOCAL_ALONE.test(last.text) ? AT_BEGINNING.exec(word.text)?.[1] : undefined;
    if (last && (local ?? domain) !== undefined)
      result[result.length - 1] = {
        ...last,
        text: `${local ?? last.text}@${domain ?? word.text}`,
        bbox: { ...last.bbox, x1: word.bbox.x1 },
      };
    else result.push({ ...word, text: withAtSign(word.text) });
  }
  return result;
}
