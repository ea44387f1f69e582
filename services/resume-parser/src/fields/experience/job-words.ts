import { fold } from '../../lexicon/text.js';
import { anyOf, readLines } from '../../lexicon/word-list.js';

const ROLE = anyOf(readLines('job-roles'), '\\b', '\\w*');
const COMPANY = anyOf(readLines('company-words'), '\\b', '\\b');
/** 'Secretaria Municipal', 'Cooperativa': they begin like a trade or stand before all other words. */
const EMPLOYER = anyOf(readLines('employer-beginnings'), '^(?:\\d+[.)]\\s*)?', '\\b');
/** The labels of a position, an employer or a period, and what they mean. */
const LABELS: [RegExp, string][] = [
  [
    /^(?:empresa|empregador|company|employer|institui[çc][ãa]o|local(?: de trabalho)?|organiza[çc][ãa]o)$/i,
    'empresa',
  ],
  [
    /^(?:cargo(?: ocupado| exercido)?|(?:[úu]ltim[oa] )?fun[çc][ãa]o(?: exercida)?|position|role|title|job title|enquadramento(?: funcional)?)$/i,
    'cargo',
  ],
  [/^(?:per[íi]odo|period|dates?|data)$/i, 'periodo'],
  [
    /^(?:(?:principais )?atividades(?: (?:desenvolvidas|exercidas))?|atribui[çc][õo]es|responsabilidades|descri[çc][ãa]o|v[íi]nculo(?: institucional)?|carga hor[áa]ria|regime|outras informa[çc][õo]es|cidade|pa[íi]s|city|country|setor|segmento|sal[áa]rio)$/i,
    'atividades',
  ],
];
const LABELLED = /^([\p{L} ]{3,30}?)\s*:\s*(.*)$/u;

export function namesRole(text: string): boolean {
  return ROLE.test(fold(text)) && !EMPLOYER.test(fold(text));
}

export function beginsWithRole(text: string): boolean {
  return fold(text).search(ROLE) === 0 && !EMPLOYER.test(fold(text));
}

export function namesCompany(text: string): boolean {
  return COMPANY.test(fold(text)) || EMPLOYER.test(fold(text));
}

export function beginsLikeEmployer(text: string): boolean {
  return EMPLOYER.test(fold(text));
}

interface Labelled {
  label: string;
  value: string;
}

function labelOf(text: string): Labelled | undefined {
  const [, name = '', value = ''] = LABELLED.exec(text.slice(0, 300)) ?? [];
  const label = LABELS.find(([pattern]) => pattern.test(name.trim()))?.[1];
  return label === undefined ? undefined : { label, value: value.trim() };
}

/** 'Cargo: Vendedora' and the like. */
export function isLabelledTitle(text: string): boolean {
  return labelOf(text) !== undefined;
}

/** The label names a position or an employer, not a period or activities. */
export function isTitleLabel(text: string): boolean {
  const label = labelOf(text)?.label;
  return label === 'cargo' || label === 'empresa';
}

/** What divides several labels on one line; before the usual ones, a space is enough. */
const NEXT_LABEL =
  /\s{3,}|\s*\|\s*|(?:[,;.]|\s[-–—\/•·])\s+(?=\p{Lu}[\p{L} ]{2,25}:(?:\s|$))|\s+(?=(?:Empresa|Empregador|Cargo|Fun[çc][ãa]o|Per[íi]odo|Setor)\s*:\s)/u;

/** The values behind labels, also of several on one line; of two values behind one label, the first. */
export function labelledValues(texts: string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const text of texts) {
    const own = text.slice(0, 400).split(NEXT_LABEL);
    for (const found of own.map(labelOf)) {
      if (found && found.value !== '' && !values.has(found.label)) values.set(found.label, found.value);
    }
  }
  return values;
}
