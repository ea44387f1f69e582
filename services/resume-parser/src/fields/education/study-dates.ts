import { isInProgress } from '../../lexicon/education-level.js';
import type { Period } from '../../lexicon/period.js';
import { withoutBullet } from '../../lexicon/text.js';
import { DATE } from '../../lexicon/date-patterns.js';
import { takeDate } from '../../lexicon/entry-period.js';
import type { Unit } from '../entries/units.js';

/** 'Início: fevereiro/2014 · Conclusão: dezembro/2018' */
const LABELLED_ENDS = new RegExp(
  String.raw`(?:in[íi]cio|ingresso|start(?:ed)?)(?: em)?\s*:?\s*(${DATE})[\s·|,;–—-]+(?:previs[ãa]o(?: de)?\s*)?(?:conclus[ãa]o|t[ée]rmino|fim|end(?:ed)?|completed)(?: em)?\s*:?\s*(${DATE})`,
  'i',
);

export function datesOf(unit: Unit): DatesApart {
  const { period, rest } = withDatesApart(unit);
  // 'Fergusson College in 2014'
  return { period, rest: period ? rest.replace(/\s(?:in|em)(?=\s*(?:[,.]|\s{3}|$))/u, '') : rest };
}

interface DatesApart {
  period: Period | undefined;
  rest: string;
}

function withDatesApart(unit: Unit): DatesApart {
  const ends = LABELLED_ENDS.exec(unit.full.slice(0, 300));
  if (ends?.[1] && ends[2]) {
    const rest = `${unit.full.slice(0, ends.index)}   ${unit.full.slice(ends.index + ends[0].length)}`;
    return { period: { start: ends[1], end: ends[2], isCurrent: false }, rest };
  }
  if (unit.period) return { period: unit.period, rest: unit.text };
  // 'Letras (incompleto, trancado em 2019)': the date is not that of the study.
  const full = withoutGrade(withoutBullet(unit.full)).replace(
    /(?<=^[^–—|·,]{3,60})\([^()]{0,40}(?:trancad|interromp)[^()]{0,40}\)/i,
    ' ',
  );
  const planned =
    /[,(·|–-]?\s*\(?(?:(?:com )?previs[ãa]o|previsto|expected|anticipated|t[ée]rmino|conclus[ãa]o|conclu[íi]d[oa]|conclu[íi](?=\s)|terminei|finalizei|completei|(?:me )?formei|formad[oa]|graduated|(?<!not )finished|grad\.)[^\d]{0,40}?((?:\p{L}{3,9}\.?\s*(?:de\s+|\/\s*)?)?(?:\d{1,2}\/)*(?:19|20)\d{2}(?:\.\d)?|\p{L}{3,9}\.?(?:\s?['’]|-)\d{2}(?!\d)|(?:0?[1-9]|1[0-2])\/\d{2}(?![\d\/]))\)?/iu.exec(
      full.slice(0, 300),
    );
  if (planned?.[1]) {
    const rest = `${full.slice(0, planned.index)}   ${full.slice(planned.index + planned[0].length)}`;
    return { period: { start: '', end: dateOf(planned[1]), isCurrent: false }, rest };
  }
  const head = /^((?:\d{1,2}\/)?(?:19|20)\d{2})(?:\s+\([^()\d]{4,20}\))?\s+(?=\p{Lu})/u.exec(full);
  // '2016 (incompleta)': the year of the beginning.
  if (head?.[1] && /\(incomplet/i.test(head[0]))
    return {
      period: { start: head[1], end: '', isCurrent: false },
      rest: full.slice(head[0].length),
    };
  if (head?.[1]) return { period: single(head[1], full), rest: full.slice(head[0].length) };
  const { period, rest } = takeDate(full);
  if (period) return { period: single(period.start, full), rest };
  const last =
    /[\s,(]((?:(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)\p{L}*\.?\s*(?:de\s+|\/\s*)?|\d{1,2}\/)?(?:19|20)\d{2})\)?\.?$/iu.exec(
      full,
    );
  // 'PhD, Ashby University, 04/17', 'Diploma (11/10)'
  const short = /(?:[,(]\s?|\s{3,})((?:0[1-9]|1[0-2])\/\d{2})\)?$/u.exec(full);
  if (short?.[1]) return { period: single(short[1], full), rest: full.slice(0, short.index) };
  if (last?.[1]) return { period: single(last[1], full), rest: full.slice(0, last.index) };
  return { period: undefined, rest: full };
}

/** 'State Board   2021 91.2%': a grade behind the year, in one cell of a table; '2018 with 8.1 CGPA' in a sentence. */
const withoutGrade = (text: string) =>
  text
    .replace(
      /(?<=(?:19|20)\d{2}\)?),?\s(?:with|securing|scoring|obtaining|[(–-])\s?(?:an? )?\d{1,3}(?:\.\d{1,2})?\s?(?:%|c?gpa|sgpa|percent|marks|aggregate|\/\s?(?:4|5|7|10)).{0,20}$/i,
      '',
    )
    .replace(/(?<=\s{3}(?:19|20)\d{2})\s+\d{1,2}(?:[.,]\d{1,2})?\s?%?$/, '');

const dateOf = (text: string) => text.replace(/^(?:em|de|para|in|for|a)\s+/i, '').trim();

/** What was broken off has no end. */
const BROKEN_OFF =
  /(?<!\p{L})(?:(?:trancad|interrompid|abandonad)[oa]|not (?:finished|completed)|unfinished|dropped out)(?!\p{L})/iu;
/** 'trancado em 2018': when it was broken off. */
const ENDED_IN =
  /(?:trancad|interrompid|abandonad|finished|completed|dropped out)\p{L}*\s(?:em|in|desde)\s\D{0,15}\d/iu;

/** One date is that of the degree, or the beginning of studies that go on. */
function single(date: string, text: string): Period {
  if (BROKEN_OFF.test(text) && !ENDED_IN.test(text)) return { start: date, end: '', isCurrent: false };
  const goesOn = isInProgress(text) && !/trancad|previs|expected|incomplet/i.test(text);
  return goesOn ? { start: date, end: '', isCurrent: true } : { start: '', end: date, isCurrent: false };
}
