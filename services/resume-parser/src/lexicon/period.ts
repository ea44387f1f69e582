export interface Period {
  start: string;
  end: string;
  isCurrent: boolean;
}

const MONTH = String.raw`(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)[a-zç]*\.?`;
const DATE = String.raw`(?:(?:\d{1,2}\s*\/\s*)?(?:\d{1,2}\s*[\/.-]\s*)?(?:${MONTH}\s*(?:de\s+|\/\s*|-\s*)?)?(?:19|20)\d{2})`;
const NOW = String.raw`(?:atual(?:mente)?|a presente data|presente data|presente|present|current(?:ly)?|now|hoje|o momento|momento|at[ée] o momento|today|em andamento|cursando|data atual|o presente|agora|o dia de hoje|till date|date|to date|ongoing|os dias atuais)`;
const RANGE = new RegExp(
  String.raw`(${DATE})\s*(?:(?:[-–—]|a\b|at[ée](?=\s)|to\b|até o|até a|\/|[,;|]?\s*(?:t[ée]rmino|demiss[ãa]o|sa[íi]da|fim|end)\s*:?)\s*)+(${DATE}|${NOW})`,
  'i',
);
/** 'Entre 2003 e 2010 fui …'. */
const BETWEEN = new RegExp(String.raw`\b(?:entre|between)\s+(${DATE})\s+(?:e|and)\s+(${DATE})`, 'i');
/** '2021–' in a column of dates: it still goes on. */
const OPEN = new RegExp(String.raw`^\W*(${DATE})\s*[-–—→](?=\s*(?:$|\n|\s{3,}))`, 'i');
const SINCE = new RegExp(
  String.raw`(?:desde|since|a partir de|in[íi]cio(?: em)?:?)\s*(?:de\s+)?(${DATE})`,
  'i',
);
const SINGLE = new RegExp(String.raw`\b(${DATE})\b`, 'i');

/** The first period that a text names; dates stay as printed. */
export function periodIn(text: string): Period | undefined {
  const range = RANGE.exec(text) ?? BETWEEN.exec(text);
  if (range?.[1] && range[2]) {
    const isCurrent = !/\d/.test(range[2]);
    return { start: range[1].trim(), end: isCurrent ? '' : range[2].trim(), isCurrent };
  }
  const since = (SINCE.exec(text) ?? OPEN.exec(text))?.[1];
  if (since) return { start: since.trim(), end: '', isCurrent: true };
  const single = SINGLE.exec(text)?.[1];
  return single ? { start: '', end: single.trim(), isCurrent: false } : undefined;
}

const LEADING = new RegExp(
  String.raw`^(?:\(?\s*(?:${DATE}|${NOW}|previs[ãa]o(?:\s+de\s+(?:conclus[ãa]o|t[ée]rmino))?|conclus[ãa]o|desde|de|a|at[ée]|until|since|[-–—/:|,)]|(?=\D)\.)\s*)+`,
  'i',
);

/** '2021 – previsão 2026 Direito' → 'Direito': a date column that stands close to its text. */
export function withoutLeadingDates(text: string): string {
  const leading = LEADING.exec(text)?.[0];
  return leading && /\d{4}/.test(leading) ? text.slice(leading.length) : text;
}
