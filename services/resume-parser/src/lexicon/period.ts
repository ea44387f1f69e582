import { ANY_DATE, BETWEEN as DASH, DATE, LETTERS, NOW } from './date-patterns.js';

export interface Period {
  start: string;
  end: string;
  isCurrent: boolean;
}

const RANGE = new RegExp(String.raw`(${ANY_DATE})[)\]]?${DASH}(${ANY_DATE}|${NOW})`, 'i');
/** 'Entre 2003 e 2010 fui …'. */
const BETWEEN = new RegExp(String.raw`\b(?:entre|between)\s+(${DATE})\s+(?:e|and)\s+(${DATE})`, 'i');
/** '2021–' in a column of dates: it still goes on. */
const OPEN = new RegExp(String.raw`^\W*(${DATE})\s*[-–—→](?=\s*(?:$|\n|\s{3,}))`, 'i');
const SINCE = new RegExp(
  String.raw`(?:desde|since|a partir de|in[íi]cio(?: em)?:?)\s*(?:de\s+)?(${DATE})`,
  'i',
);
const SINGLE = new RegExp(String.raw`(${DATE})(?![${LETTERS}])`, 'i');

/** The first period that a text names; dates stay as printed. */
export function periodIn(text: string): Period | undefined {
  if (!/\d/.test(text)) return undefined;
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
  String.raw`^(?:\(?\s*(?:${DATE}|${NOW}|previs[ãa]o(?:\s+de\s+(?:conclus[ãa]o|t[ée]rmino))?|conclus[ãa]o|(?:desde|de|[aà]|at[ée]|until|since)(?![${LETTERS}])|[-–—/:|,)]|(?=\D)\.)\s*)+`,
  'i',
);

/** '2021 – previsão 2026 Direito' → 'Direito': a date column that stands close to its text. */
export function withoutLeadingDates(text: string): string {
  const leading = LEADING.exec(text)?.[0];
  return leading && /\d{4}/.test(leading) ? text.slice(leading.length) : text;
}
