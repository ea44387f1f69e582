import { fold } from '../lexicon/characters.js';
import { sectionOf } from '../lexicon/section-words.js';
import type { Fragment } from './text-line.js';

/**
 * Two groups of fragments side by side: columns, each read on its own, or a table whose rows are read across?
 * Dates beside jobs and labels beside values are tables; a sidebar with its own headings or its own rhythm is a column.
 */
export function isColumnPair(left: Fragment[], right: Fragment[]): boolean {
  const [side, main] = left.length <= right.length ? [left, right] : [right, left];
  const headings = side.filter((fragment) => sectionOf(fragment.text) !== undefined).length;
  const mainHeadings = main.filter((fragment) => sectionOf(fragment.text) !== undefined).length;
  const rows = share(side, (fragment) => main.some((other) => sameBaseline(fragment, other)));
  const dates = Math.max(
    share(left, (fragment) => isDateLike(fragment.text) || DATE_HEAD.test(fold(fragment.text))),
    share(right, (fragment) => isDateLike(fragment.text) || DATE_HEAD.test(fold(fragment.text))),
  );
  const details = share(right, (fragment) => isDateLike(fragment.text) || PLACE.test(fragment.text));
  const labels = Math.max(
    share(left, (fragment) => isLabel(fragment.text)),
    0,
  );
  if (labels > 0.45 && share(left, (fragment) => right.some((other) => sameBaseline(fragment, other))) > 0.6)
    return false;
  if (dates > 0.45 || details > 0.6) return false;
  // Rows that end in dates and places, with something else among them: still rows.
  if (rows > 0.75 && details > 0.35) return false;
  // Europass, forms: headings, dates and labels in the margin, what they are of beside them.
  const isKey = (fragment: Fragment) => isDateLike(fragment.text) || isLabel(fragment.text);
  const margin = (fragment: Fragment) => sectionOf(fragment.text) !== undefined || isKey(fragment);
  if (share(left, margin) > 0.6 && share(left, isKey) > 0.2 && rows > 0.6) return false;
  // Headings in the margin, their text beside them: only headings there, each beside a line.
  if (side === left && headings >= side.length * 0.6 && rows > 0.7) return false;
  if (headings > 0 && (mainHeadings > 0 || headings > 1 || rows < 0.7)) return true;
  if (side.length < 3) return false;
  return rows < 0.55;
}

function share(fragments: Fragment[], test: (fragment: Fragment) => boolean): number {
  return fragments.length === 0 ? 0 : fragments.filter(test).length / fragments.length;
}

/** A large name beside small print shares its height by chance. */
function sameBaseline(a: Fragment, b: Fragment): boolean {
  if (Math.max(a.size, b.size) > 1.5 * Math.min(a.size, b.size)) return false;
  return Math.abs(a.y - b.y) <= 0.3 * Math.min(a.size, b.size);
}

/** 'Georgetown, TX': where a job or a school was, at the end of its line. */
const PLACE = /^\p{Lu}[\p{L}. '-]{2,24},\s*(?:\p{Lu}{2}|\p{Lu}[\p{L}. ]{2,20})$/u;
const MONTH = /^(jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)[a-z]*$/;
const DATE_FILLER =
  /^(a|ate|atual|atualmente|presente|present|current|now|date|to|de|of|em|curso|andamento|the|until|since|desde|hoje|momento|o|today|previsao|conclusao|concluido|cursando|ongoing|-|\/|\.)+$/;

/** Over a column of dates. */
const DATE_HEAD = /^(?:periodos?|datas?|anos?|years?|dates?|period|quando|conclusao)$/;

/** Made of nothing but months, years and the words between them; or a place beside a job. */
export function isDateLike(text: string): boolean {
  const words = fold(text)
    .split(/[\s/.'-]+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 8 || !/\d{2}|\b(present|atual)/.test(fold(text))) return false;
  return words.every((word) => /^\d{1,4}$/.test(word) || MONTH.test(word) || DATE_FILLER.test(word));
}

const LABEL_WORDS =
  /^(nome|name|apelidos?|endereco|morada|telefones?|telemovel|celular|recados?|whatsapp|e-?mail|correio|data de nascimento|nascimento|naturalidade|nacionalidade|filiacao|pai|mae|sexo|datas?|periodo|funcao|cargo|profissao|empregador|empresa|atividades|curso|instituicao|conclusao|idade|estado|estado civil|cidade|municipio|bairro|cep|cpf|rg|cnh|crc|address|phone|nationality|date of birth|dates?|occupation|employer)\b/;

export function isLabel(text: string): boolean {
  return /:\s*$/.test(text) || (LABEL_WORDS.test(fold(text)) && text.length < 45);
}
