import { labelledText, textOf } from '../../layout/text-line.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { stateCode } from '../../lexicon/brazil.js';
import { isLabel } from '../../lexicon/form-labels.js';
import {
  BIRTH,
  CONTACTS,
  HOME_WITHIN,
  labelsIn,
  LEAD_IN,
  NOT_HOME,
  PAPERS,
  PHONE,
} from '../../lexicon/location-words.js';
import { fold, withoutBullet } from '../../lexicon/text.js';
import { POST_CODE } from './address-words.js';

/** 'São Luís, Brasil (Residência)', as Europass prints addresses. */
const KIND_OF_ADDRESS = /\s?\((?:resid[êe]ncial?|domic[íi]lio|casa|trabalho|home|work)\)/giu;
/** 'a. Via Garibaldi 14': designers shorten the labels of contacts to letters. */
const LETTER_LABEL = /^a\.\s+(?=\p{Lu})/u;

/** Returns what a line may say about a home: without names, contacts, papers and births. */
export function homeText(line: ZonedLine | undefined, fullName: string): string {
  const text = withoutBullet(withColon(line));
  if (fullName !== '' && fold(text) === fold(fullName)) return '';
  const own = withoutName(text, fullName)
    .replace(HOME_WITHIN, '')
    .replace(LEAD_IN, '')
    .replace(LETTER_LABEL, '')
    .replace(PAPERS, ' ')
    .replace(CONTACTS, ' | ')
    .replace(KIND_OF_ADDRESS, '')
    // Recognition reads a bullet between contacts as a sign.
    .replace(/\s[+*»«]\s(?=\(?\d|\||$)/gu, ' | ')
    .replace(POST_CODE, (code) => `CEP: ${code.replace(/^(\d{5})(\d{3})$/, '$1-$2')}`)
    .replace(/CEP[\s:.]*CEP/gi, 'CEP')
    .replace(PHONE, (phone) => (POST_CODE.test(phone) ? phone : ' | '))
    .replace(BIRTH, ' ')
    // 'Vila Velha | ES' is one place.
    .replace(/(?<=\p{L})\s*\|\s*([A-Z]{2}|\p{Lu}[\p{L} ]{3,})(?=\s*(?:\||$))/u, (bar, state: string) =>
      stateCode(state) ? ` - ${state}` : bar,
    );
  return withoutOtherLabels(own);
}

/** 'Cidade   Mauá', a label and its value in the cells of a row, as 'Cidade: Mauá'. */
function withColon(line: ZonedLine | undefined): string {
  const cells = line?.fragments ?? [];
  const [label, ...values] = cells;
  const pairs = cells.length > 2 ? labelledText(cells, isLabel) : undefined;
  if (pairs !== undefined) return pairs;
  if (!label || values.length === 0 || !isLabel(label.text) || label.text.includes(':'))
    return line?.text ?? '';
  return `${label.text}: ${textOf(values)}`;
}

/** 'Shaniqua Broussard, RN, BSN' names a person and her trade, not a town and its state. */
function withoutName(text: string, fullName: string): string {
  return fullName !== '' && fold(text).startsWith(fold(fullName)) && text.length > fullName.length
    ? text.slice(fullName.length).replace(/^(?:[\s,]+[A-Z][A-Za-z.]{1,5})+$/, '')
    : text;
}

function withoutOtherLabels(text: string): string {
  const marks = labelsIn(text);
  let kept = '';
  let from = 0;
  marks.forEach((mark, position) => {
    if (!NOT_HOME.test(fold(mark.label))) return;
    kept += text.slice(from, mark.start);
    const end = marks[position + 1]?.start ?? text.length;
    const separator = /\s*\||\s{3,}|•|;/.exec(text.slice(mark.start, end));
    from = separator ? mark.start + separator.index : end;
    kept += ' ';
  });
  return kept + text.slice(from);
}
