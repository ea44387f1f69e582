import { fold } from '../../lexicon/text.js';
import { anyOf, readLines } from '../../lexicon/word-list.js';

const ROLE = anyOf(readLines('job-roles'), '\\b', '\\w*');
const COMPANY = anyOf(readLines('company-words'), '\\b', '\\b');
const LABELLED =
  /^(empresa|empregador|company|employer|cargo|fun[çc][ãa]o|position|role|title|per[íi]odo|period|atividades|principais atividades|atribui[çc][õo]es)\s*:\s*(.*)$/i;
const TITLE_LABEL = /^(?:empresa|empregador|company|employer|cargo|fun[çc][ãa]o|position|role)\s*:/i;

export function namesRole(text: string): boolean {
  return ROLE.test(fold(text));
}

export function beginsWithRole(text: string): boolean {
  return fold(text).search(ROLE) === 0;
}

export function namesCompany(text: string): boolean {
  return COMPANY.test(fold(text));
}

/** 'Cargo: Vendedora' and the like. */
export function isLabelledTitle(text: string): boolean {
  return LABELLED.test(text);
}

/** The label names a position or an employer, not a period or activities. */
export function isTitleLabel(text: string): boolean {
  return TITLE_LABEL.test(text);
}

/** The values behind labels, by folded label; of two values behind one label, the last. */
export function labelledValues(texts: string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const text of texts) {
    const match = LABELLED.exec(text);
    if (match?.[1]) values.set(fold(match[1]), match[2] ?? '');
  }
  return values;
}
