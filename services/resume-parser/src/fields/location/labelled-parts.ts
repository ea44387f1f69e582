import { greatest } from '../../layout/greatest.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { stateCode } from '../../lexicon/brazil.js';
import {
  isPostCodeLabel,
  labelsIn,
  partLabelled,
  type AddressPart,
  type LabelMark,
} from '../../lexicon/location-words.js';
import { fold, withoutBullet } from '../../lexicon/text.js';
import { startsAddress } from './address-words.js';
import { withContinuation } from './continuation.js';
import { homeText } from './location-text.js';

export type LabelledPart = [AddressPart, string];

const TRAILING = /[\s|,;–-]+$/;
/** 'Aceita mudar de cidade: não' */
const ANSWER = /^(?:sim|n[ãa]o|yes|no)\W*$/iu;
/** Labels that are the first word of the address too: 'Rua: das Flores, 12'. */
const STREET_LABEL = /^(?:rua|av|avenida)$/;

/** Splits 'Bairro: Centro   Cidade: Vitória   UF: ES' into three values. */
export function labelledParts(text: string, lines: ZonedLine[], index: number): LabelledPart[] {
  const marks = labelsIn(text);
  // 'Rua X, 1, CEP 29200-000, Guarapari - ES': a post code says nothing about what stands around it.
  const isCodeAlone = /^cep\s*:\s*[\d.\s-]+$/i.test(text.trim());
  if (!isCodeAlone && marks.every(isPostCodeLabel)) return [];
  const lead = marks[0] ? text.slice(0, marks[0].start).replace(TRAILING, '') : '';
  const found: LabelledPart[] = startsAddress(lead) ? [['address', lead]] : [];
  marks.forEach((mark, position) => {
    const part = partLabelled(fold(mark.label));
    if (!part) return;
    const following = marks.slice(position + 1).find((next) => endsValue(part, next));
    const value = valueOf(part, mark, text.slice(mark.end, following?.start));
    const isOpen = part === 'address' && following === undefined;
    found.push(...partsOf(part, isOpen ? withContinuation(value, lines, index + 1) : value));
  });
  return found;
}

/** A post code is a part of the address around it, not the end of it. */
function endsValue(part: AddressPart, next: LabelMark): boolean {
  return part !== 'address' || !isPostCodeLabel(next);
}

function valueOf(part: AddressPart, { label }: LabelMark, text: string): string {
  const value = text.trim().replace(TRAILING, '');
  if (part !== 'address') return value.split(/\s*\|\s*|\s{3,}/)[0] ?? '';
  return STREET_LABEL.test(fold(label)) ? `${label} ${value}` : value;
}

/** 'Bairro: Moquetá – Nova Iguaçu – RJ' holds a district and a town. */
function partsOf(part: AddressPart, value: string): LabelledPart[] {
  const [district = '', ...town] = part === 'district' ? value.split(/\s+[–-]\s+/) : [];
  if (town.length > 0 && stateCode(town.at(-1) ?? ''))
    return [
      [part, district],
      ['city', town.join(' - ')],
    ];
  // 'CIDADE: FEIRA DE SANTANA BA'
  const [, name = '', state = ''] = part === 'city' ? (/^(.*\p{L})\s+(\p{Lu}{2})$/u.exec(value) ?? []) : [];
  if (stateCode(state)) return [[part, `${name} - ${state}`]];
  return value === '' || ANSWER.test(value) ? [] : [[part, value]];
}

export function startsWithLabel(text: string): boolean {
  return labelsIn(text)[0]?.start === 0;
}

/** A line that is a label and nothing else, with the value beside or under it. */
export function valueOfLoneLabel(
  lines: ZonedLine[],
  index: number,
  fullName: string,
): LabelledPart | undefined {
  const line = lines[index];
  const part = line && loneLabel(line);
  if (!part) return undefined;
  const under = lines[index + 1];
  if (part === 'address') return [part, under ? withContinuation(homeText(under, ''), lines, index + 2) : ''];
  return [part, besideLabel(lines, line) ?? homeText(under, fullName)];
}

function loneLabel(line: ZonedLine): AddressPart | undefined {
  const folded = fold(withoutBullet(line.text)).replace(/[.:]+$/, '');
  if (/^(?:rua|av|avenida|n|no|home)$/.test(folded)) return undefined;
  return partLabelled(folded);
}

/** The text to the right of a label at its height, where labels and values were taken for columns. */
function besideLabel(lines: ZonedLine[], label: ZonedLine): string | undefined {
  const level = lines.filter(
    (line) =>
      line.page === label.page &&
      line.block !== label.block &&
      line.x0 > label.x1 &&
      Math.abs(line.y - label.y) < label.size * 0.6,
  );
  return greatest(level, ({ x0 }) => -x0)?.fragments[0]?.text.trim();
}
