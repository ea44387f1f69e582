import { fold } from './text.js';
import { anyOf, readLines } from './word-list.js';

const MONTH = /^(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)[a-z]*$/;
/** 'Summer 2015', '1º semestre de 2018' */
const TERM =
  /^(?:spring|summer|fall|autumn|winter|verao|inverno|outono|primavera|sem|semestre|[12](?:o|st|nd))$/;
/** One word may be several fillers in a row ('a/o'). */
const FILLER = anyOf(readLines('date-fillers'), '^', '+$');
const DATE_HEAD = /^(?:periodos?|datas?|anos?|years?|dates?|period|quando|conclusao)$/;

/** 'Jul. 2027 (prev.)' */
const PLANNED = /\((?:prev(?:\.|is[ãa]o|ist[oa])?|expected|planned|anticipated|est\.?)\)\s*$/i;

/** Consists of nothing but months, years and the words between them. */
export function isDateLike(text: string): boolean {
  const folded = fold(text.replace(PLANNED, ''));
  const words = folded.split(/[\s/.'-]+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > 8 || !/\d{2}|\b(present|atual)/.test(folded)) return false;
  return words.every(
    (word) => /^\d{1,4}$/.test(word) || MONTH.test(word) || TERM.test(word) || FILLER.test(word),
  );
}

export function isDateHead(text: string): boolean {
  return DATE_HEAD.test(fold(text));
}
