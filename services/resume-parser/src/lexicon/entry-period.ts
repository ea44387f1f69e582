import { normalDate, yearOf } from './entry-dates.js';
import { ANY_DATE, BETWEEN, DATE, LETTERS, MONTH, MONTH_DATE, NOW, SEASON, YEAR } from './date-patterns.js';
import type { Period } from './period.js';
import { remembered } from './remembered.js';

/** A text with its period taken out: the period becomes a gap between two cells. */
export interface Dated {
  period: Period | undefined;
  rest: string;
}

/** What is longer is a paragraph; only its beginning is searched. */
const MAX_LENGTH = 400;
const GAP = '   ';

const PLANNED = String.raw`(?:\(?\s*(?:expected|anticipated|previs(?:ão|ao|to|ta)|prev\.?|conclus[ãa]o|t[ée]rmino|trancad[oa])(?:\s+(?:de|em|in|para))?(?:\s+(?:conclus[ãa]o|t[ée]rmino|graduation))?(?:\s+(?:em|para|in))?\s*:?\s*)?`;
const LEAD_LABEL = String.raw`\b(?:per[íi]odo|datas?|dates|duration|admiss[ãa]o|in[íi]cio|entrada|temporada|safras|from|start(?: date)?)`;
/** The label begins its cell, or stands beside the date: of 'Samudra Data   2020 – 2021', the name keeps its last word. */
const LEAD = String.raw`(?:(?:(?<![${LETTERS}]\s)${LEAD_LABEL}\s*:?\s*|${LEAD_LABEL}(?:\s?:\s{0,2}|\s{1,2})(?!\s))?(?:\b(?:de|desde|from|since|em|entre|between)\s+)?)`;

const RANGE = new RegExp(
  String.raw`${LEAD}[(\[]?(${ANY_DATE})[)\]]?${BETWEEN}${PLANNED}[(\[]?(${ANY_DATE}|${NOW})`,
  'i',
);
const CELLS = new RegExp(String.raw`(${ANY_DATE})\s{3,}(${ANY_DATE}|${NOW})\s*(?=$|\s{3,})`, 'i');
/** 'set. 2018 jan. 2021': a program lost the dash; two years alone only where nothing else stands in their cell. */
const LOST_DASH = new RegExp(
  String.raw`(${MONTH_DATE})\s{1,2}(${MONTH_DATE}|${NOW})(?![${LETTERS}\d])|(?:^|\s{3,}|[(|])\s*(${YEAR})\s{1,2}(${YEAR}|${NOW})\s*(?=$|\s{3,}|[)|])`,
  'i',
);
/** 'Fev 2023 | Atualmente', and nothing else on the line */
const BAR = new RegExp(String.raw`^\W*(${ANY_DATE})\s*\|\s*(${ANY_DATE}|${NOW})\W*$`, 'i');
const AND = new RegExp(String.raw`\b(?:entre|between)\s+(${DATE})\s+(?:e|and)\s+(${DATE})`, 'i');
/** 'Jan – Mar 2019': two months share a year. */
const SHARED = new RegExp(String.raw`${LEAD}(${MONTH})${BETWEEN}(${MONTH}\s*(?:de\s+|\/\s*)?(${YEAR}))`, 'i');
const SINCE = new RegExp(
  String.raw`(?:\b(?:desde|since|a partir de|in[íi]cio(?: em)?)\s*:?\s*(?:de\s+|o\s+)?(${ANY_DATE})|(${ANY_DATE})\s+(?:em diante|onwards?))`,
  'i',
);
const OPEN = new RegExp(
  String.raw`[(\[]?(${DATE})\s{0,2}(?:\/\s*[-–—_]{2,}|[-–—−‒―→~])(?=\s*(?:$|[)\]:|·]|\s{3,}))`,
  'i',
);
/** '2016–19', '2016-19', '2016/17': of '2009-10' the second part is a month, of '2009–10' a year. */
const SHORT_END = new RegExp(
  String.raw`${LEAD}[(\[]?(${MONTH_DATE}|${YEAR})(?<!\d{4}[-/.]\d{2})(?:(?:[–—]|[-/](?=1[3-9]|[2-9]\d))(\d{2})(?![\d${LETTERS}]|[\/.]\d|\s?[–-]\s?\d)|\s(?:[–—]|-(?=\s(?:1[3-9]|[2-9]\d)))\s(\d{2})(?=\s*(?:$|\s{3,}|[)|·:])))`,
  'i',
);
/** '2020– Geóloga sênior' */
const OPEN_HEAD = new RegExp(String.raw`^(${DATE})[-–—](?=\s*[${LETTERS}][${LETTERS}])`, 'i');
const ALONE = new RegExp(
  String.raw`(?:^|\s{3,}|[(|·•,–—-]\s*)(${DATE})\s*\)?(?=$|\s{3,}|\s*[|·•:,–—.]|\s-\s)`,
  'i',
);

type Reading = (match: RegExpExecArray) => Period;
const closed: Reading = ([, start = '', end = '']) => periodOf(start, end);

/** 'Summers 2022, 2023' */
const SEASONS = new RegExp(String.raw`(${SEASON}\s*${YEAR})(?:\s*(?:,|&|and|e)\s*)(${YEAR})`, 'i');

/** The first that matches decides. */
const FORMS: { pattern: RegExp; read: Reading }[] = [
  { pattern: SEASONS, read: closed },
  { pattern: SHARED, read: ([, month = '', end = '', year = '']) => periodOf(`${month} ${year}`, end) },
  {
    pattern: SHORT_END,
    read: ([, start = '', near, apart]) => periodOf(start, yearAfter(start, near ?? apart ?? '')),
  },
  { pattern: RANGE, read: closed },
  { pattern: BAR, read: closed },
  { pattern: CELLS, read: closed },
  { pattern: AND, read: closed },
  {
    pattern: LOST_DASH,
    read: ([, start, end, year, last]) => periodOf(start ?? year ?? '', end ?? last ?? ''),
  },
  {
    pattern: SINCE,
    read: ([, start, onwards]) => ({ start: (start ?? onwards ?? '').trim(), end: '', isCurrent: true }),
  },
  { pattern: OPEN_HEAD, read: ([, start = '']) => ({ start: start.trim(), end: '', isCurrent: true }) },
  { pattern: OPEN, read: ([, start = '']) => ({ start: start.trim(), end: '', isCurrent: true }) },
];

/** '02' behind '1998' is 2002. */
function yearAfter(start: string, short: string): string {
  const year = yearOf(start);
  const own = `${year.slice(0, 2)}${short}`;
  return own < year && year < '2000' ? `20${short}` : own;
}

function periodOf(start: string, end: string): Period {
  const isCurrent = !/\d/.test(end);
  return { start: start.trim(), end: isCurrent ? '' : end.trim(), isCurrent };
}

/** The end is not before the start: '12/2019 10/2018' are two other things. */
function isInOrder({ start, end }: Period): boolean {
  const [from, to] = [normalDate(start), normalDate(end)];
  return from === '' || to === '' || from.slice(0, 4) <= to.slice(0, 4);
}

/** '2023 – 2019': some write the end first. */
function inOrder(period: Period): Period {
  return isInOrder(period) ? period : { ...period, start: period.end, end: period.start };
}

/** Takes the first period out of a text; dates stay as printed. */
export const takePeriod = remembered((full): Dated => {
  const text = full.slice(0, MAX_LENGTH);
  if (!/\d/.test(text)) return { period: undefined, rest: text };
  for (const { pattern, read } of FORMS) {
    const match = pattern.exec(text);
    if (!match || ([LOST_DASH, SHORT_END].includes(pattern) && !isInOrder(read(match)))) continue;
    return { period: inOrder(read(match)), rest: without(text, match) };
  }
  return { period: undefined, rest: text };
});

/** Takes out a date that stands alone between separators; it is given as the start of the period. */
export function takeDate(full: string): Dated {
  const text = full.slice(0, MAX_LENGTH);
  const match = ALONE.exec(text);
  if (!match?.[1]) return { period: undefined, rest: text };
  return { period: { start: match[1].trim(), end: '', isCurrent: false }, rest: without(text, match) };
}

function without(text: string, match: RegExpExecArray): string {
  // 'de 2018 a 2020. Atendimento …': a sentence behind the period describes the job.
  const after = text.slice(match.index + match[0].length).replace(/^\s*[)\]]?\s*\.\s+(?=\p{Lu}).*$/u, '');
  return `${text.slice(0, match.index).replace(/[(\[]\s*$/, '')}${GAP}${after.replace(/^\s*[)\]]/, '')}`
    .replace(/\(\s*[,;]?\s*\)/g, GAP)
    .trim();
}

const LEADING_WORD = /^(?:de|desde|from|since|a|à|at[ée]|to|until)\s+(?=\S*\d)/iu;
const BARE = new RegExp(
  String.raw`^\W*(?:(?:de|desde|from|since|a|à|at[ée]|to|until)\s+(?=\S*\d))?(?:${ANY_DATE}|(?:at[ée]\s+)?${NOW})\W*$`,
  'i',
);

function isBareDate(text: string): boolean {
  return text.length < 40 && BARE.test(text);
}

const OPEN_END = new RegExp(
  String.raw`^(.{0,120}?${ANY_DATE})\s*(?:[-–—→~]|(?<![${LETTERS}])(?:[aà]|at[ée]|to)(?![${LETTERS}]))\s*(?:o)?(\s{3,}.*|\s+[${LETTERS}].*)?$`,
  'i',
);
/** Its dash stands before the end of the period, on the next line. */
const LEADING_DASH = new RegExp(
  String.raw`^(?:[-–—]|(?:[aà]|at[ée]|to|until)(?![${LETTERS}]))\s*(?:o\s+)?(?:${ANY_DATE}|${NOW})\W*$`,
  'i',
);
const ENDS_IN_DATE = new RegExp(String.raw`^(.{0,120}?${ANY_DATE})$`, 'i');
const LEADING_DATE = new RegExp(String.raw`^\s*(?:${DATE}|${NOW})`, 'i');
const HEAD = new RegExp(
  String.raw`^(?:[–—-]|(?:[aà]|to|until)\s)?\s*(${ANY_DATE}|${NOW})(?=$|\W)\s*(.*)$`,
  'i',
);

const ADMISSION = new RegExp(
  String.raw`^(?:(?:data de )?(?:admiss[ãa]o|in[íi]cio|entrada)|start(?: date)?|from)\s*:?\s*(${ANY_DATE})\W*$`,
  'i',
);
const DISMISSAL = new RegExp(
  String.raw`^(?:(?:data de )?(?:demiss[ãa]o|desligamento|sa[íi]da|t[ée]rmino|fim)|end(?: date)?|to)\s*:?\s*(${ANY_DATE}|${NOW})\W*$`,
  'i',
);

const TERM_OR_MONTH = String.raw`(?:[12]\s*[ºo°.]\s*sem(?:estre)?\.?|${MONTH})`;
/** '2º semestre de 2021 Engenheira' over '– atual Construtora Sol' */
const DATED_TITLE = new RegExp(String.raw`^(${DATE})\s+(?=[${LETTERS}])(.{2,100})$`, 'i');
const DASHED_END = new RegExp(String.raw`^[-–—]\s*(${DATE}|${NOW})\s+(.{2,100})$`, 'i');
/** '2018 – 1º semestre Engenheira' over 'de 2021 Construtora Sol' */
const OPEN_TERM = new RegExp(
  String.raw`^(${DATE}\s*(?:[-–—]|(?<![${LETTERS}])(?:to|a|até)(?![${LETTERS}]))\s*${TERM_OR_MONTH})\s+(?=[${LETTERS}])(.{2,100})$`,
  'i',
);
const REST_OF_TERM = new RegExp(String.raw`^((?:de\s+)?${YEAR})(?:\s+(.{2,100}))?$`, 'i');

/** A period that a narrow column broke beside the text of its job. */
function joinedInColumn(text: string, next: string): [string, string] | undefined {
  if (takePeriod(text).period || takePeriod(next).period) return undefined;
  for (const [open, rest, glue] of [
    [DATED_TITLE, DASHED_END, ' – '],
    [OPEN_TERM, REST_OF_TERM, ' '],
  ] as const) {
    const [, start, title = ''] = open.exec(text.slice(0, MAX_LENGTH)) ?? [];
    const [, end, more = ''] = rest.exec(next.slice(0, MAX_LENGTH)) ?? [];
    if (start !== undefined && end !== undefined) return [`${start}${glue}${end}${GAP}${title}`, more];
  }
  return undefined;
}

/** Joins a period that the margin or a narrow column broke: '03/2015 –   Caixa' over '02/2017   Loja Sol'. */
export function joinedPeriod(text: string, next: string): [string, string] | undefined {
  const [admission, dismissal] = [ADMISSION.exec(text.slice(0, 60)), DISMISSAL.exec(next.slice(0, 60))];
  if (admission?.[1] && dismissal?.[1]) return [`${admission[1]} – ${dismissal[1]}`, ''];
  const inColumn = joinedInColumn(text, next);
  if (inColumn) return inColumn;
  const open = (LEADING_DASH.test(next) ? ENDS_IN_DATE : OPEN_END).exec(text.slice(0, MAX_LENGTH));
  const head = HEAD.exec(next.slice(0, MAX_LENGTH));
  if (!open?.[1] || !head?.[1]) return undefined;
  if (takePeriod(next).period || takePeriod(text).period?.end) return undefined;
  if (open[2] && LEADING_DATE.test(open[2])) return undefined;
  return [
    `${open[1]} – ${head[1]}${open[2] ? GAP + open[2].trim() : ''}`,
    (head[2] ?? '').replace(/^[)\]]/, '').trim(),
  ];
}

const OPEN_MONTH = new RegExp(String.raw`^.{0,30}${MONTH}(?:\s+de)?$`, 'i');
const LEADING_YEAR = new RegExp(String.raw`^(?:de\s+)?${YEAR}`, 'i');

/** 'Desde março de' over '2018' in one column. */
export function brokenDate(first: string, below: string): string | undefined {
  const isBroken = below.length < 40 && OPEN_MONTH.test(first.trim()) && LEADING_YEAR.test(below.trim());
  return isBroken ? `${first.trim()} ${below.trim()}` : undefined;
}

const bareDate = (text: string) => text.trim().replace(LEADING_WORD, '');

/** '2020   Redatora' over '2023   Agência': a start and an end in one column. */
export function stackedPeriod(first: string, second: string): string | undefined {
  if (!isBareDate(first) || !isBareDate(second) || !/\d/.test(first)) return undefined;
  const [start, end] = [first, second].map((date) => normalDate(date.replace(LEADING_WORD, '')));
  return start !== undefined && start !== '' && (start <= (end ?? '') || !/\d/.test(second))
    ? `${bareDate(first).replace(/\W+$/, '')} – ${bareDate(second).replace(/^\W+/, '')}`
    : undefined;
}

/** 'fev/18' over '–' over 'hoje': a period in a narrow column, one part on each line. */
export function columnPeriod(first: string, dash: string, last: string): string | undefined {
  if (!/^(?:[-–—]|a|à|até|to)$/iu.test(dash.trim())) return undefined;
  return stackedPeriod(first, last);
}

const LEADING_MONTH =
  /^((?:[Jj]an(?:eiro|uary)?|[Ff]ev(?:ereiro)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ço|ch)?|[Aa]br(?:il)?|[Aa]pr(?:il)?|[Mm]a(?:io?|y)|[Jj]un(?:ho|e)?|[Jj]ul(?:ho|y)?|[Aa]go(?:sto)?|[Aa]ug(?:ust)?|[Ss]et(?:embro)?|[Ss]ept?(?:ember)?|[Oo]ut(?:ubro)?|[Oo]ct(?:ober)?|[Nn]ov(?:embro|ember)?|[Dd]ez(?:embro)?|[Dd]ec(?:ember)?)\.?)\s+(?=\p{Lu})(.+)$/u;
const REST_OF_PERIOD = new RegExp(String.raw`^(${YEAR}\s*[-–—]\s*(?:${ANY_DATE}|${NOW}))\s*(.*)$`, 'i');

/** 'Oct Research Fellow, Institute' over '2020–present Benthic surveys': a margin broke the period, not its text. */
export function brokenPeriod(text: string, below: string): [string, string] | undefined {
  const [, month = '', title = ''] = LEADING_MONTH.exec(text.slice(0, MAX_LENGTH)) ?? [];
  const [, rest, more = ''] = REST_OF_PERIOD.exec(below.slice(0, MAX_LENGTH)) ?? [];
  return month !== '' && rest !== undefined && !takePeriod(text).period
    ? [`${month} ${rest}${GAP}${title}`, more]
    : undefined;
}
