import { isLabel } from '../lexicon/form-labels.js';
import { labelsIn } from '../lexicon/location-words.js';
import { areAligned, type Line } from './text-line.js';
import type { ZonedLine } from './zoned-line.js';

/** Labels of a job or a study that are no headings of a section. */
const ENTRY_LABEL =
  /^(?:empresa|empregador|cargo|fun[çc][ãa]o|per[íi]odo|institui[çc][ãa]o|grau|situa[çc][ãa]o|in[íi]cio|company|employer|position|job title|institution|degree|period)\s*:?$/iu;

/** 'ID No.   30114420' under 'Name   Grace Odhiambo': each row is a label and its value. */
const SECOND_LABEL =
  /(?<!\p{L})(?:no|nos|number|num|nº)\.?$|^(?:gender|sex|county|religion|tribe|ethnicity|civil status|passport|identity|(?:home )?languages?|(?:state|place) of \p{L}+)(?!\p{L})/iu;
const isSecondLabel = (text: string) => SECOND_LABEL.test(text) || labelsIn(`${text}:`)[0]?.start === 0;
const MAX_VALUE_LINES = 8;

/**
 * Personal data as portals export them: a row of labels over a row of values ('Endereço   Telefone' over
 * 'Campinas, SP   (19) 98220-6671'). Each pair becomes a line of its own, 'Endereço: Campinas, SP'.
 */
export function withPairedLabels(lines: ZonedLine[]): ZonedLine[] {
  return lines.flatMap((line, index) => {
    const [before, next] = [lines[index - 1], lines[index + 1]];
    if (next && isLabelRow(line, next))
      return line.fragments.map((label, column) => {
        const value = next.fragments[column] ?? label;
        const text = `${label.text.replace(/\s*:$/, '')}: ${value.text}`;
        return { ...next, text, fragments: [{ ...value, text }], x0: value.x0, x1: value.x1, gap: line.gap };
      });
    return before && isLabelRow(before, line) ? [] : [line];
  });
}

function isLabelRow(labels: ZonedLine, values: ZonedLine): boolean {
  const [first] = labels.fragments;
  return (
    (labels.zone === 'head' || labels.zone === 'contact') &&
    values.zone === labels.zone &&
    values.block === labels.block &&
    labels.fragments.length > 1 &&
    labels.fragments.length === values.fragments.length &&
    labels.fragments.every((label, column) => {
      const value = values.fragments[column];
      const { text } = label;
      return value && areAligned(label, value) && !/[\d@]/.test(text) && text.split(' ').length < 5;
    }) &&
    first !== undefined &&
    isLabel(first.text) &&
    !isLabel(values.fragments[0]?.text ?? '') &&
    !isSecondLabel(values.fragments[0]?.text ?? '')
  );
}

/** 'Curso   Psicologia' among 'Grau   Graduação' and 'Instituição   …': a label of a form, and no heading in the margin. */
export function isFormRow(lines: Line[], index: number): boolean {
  const line = lines[index];
  if (!line || line.fragments.length < 2) return false;
  return [-1, 1].some((step) => isRowLike(line, nextRow(lines, index, step)));
}

function isRowLike(line: Line, other: Line | undefined): boolean {
  const [label, value] = line.fragments;
  const [otherLabel, otherValue] = other?.fragments ?? [];
  if (!label || !value || !otherLabel || !otherValue || other?.block !== line.block) return false;
  return ENTRY_LABEL.test(otherLabel.text) && areAligned(label, otherLabel) && areAligned(value, otherValue);
}

/** The nearest line with two cells, above or below; a value may take several lines. */
function nextRow(lines: Line[], index: number, step: number): Line | undefined {
  for (let at = index + step; Math.abs(at - index) <= MAX_VALUE_LINES; at += step) {
    const line = lines[at];
    if (!line || line.block !== lines[index]?.block) return undefined;
    if (line.fragments.length > 1) return line;
  }
  return undefined;
}
