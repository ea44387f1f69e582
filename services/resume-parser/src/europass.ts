import type { ZonedLine } from './sections.js';

/** Labels of the Europass curriculum vitae stand before their values without a colon; the words that others use for them. */
const LABELS: [RegExp, string][] = [
  [/^(?:datas?|dates)\s+(?=\p{L}*\.?\s?\d)/iu, 'Período: '],
  [/^(?:fun[çc][ãa]o ou cargo ocupado|occupation or position held)\s*:?\s+/i, 'Cargo: '],
  [
    /^(?:nome(?: e (?:endere[çc]o|morada))? do empregador|name (?:and address )?of employer)\s*:?\s+/i,
    'Empresa: ',
  ],
  [
    /^(?:principais ac?tividades(?: e(?: responsabilidades)?)?|main activities(?: and responsibilities)?)\s*:?\s+/i,
    'Atividades: ',
  ],
];
/** The longest of them takes two lines of its column, and its value stands between the two. */
const BROKEN = /^(?:designa[çc][ãa]o da qualifica[çc][ãa]o|title of qualification)$/i;
const BROKEN_END = /^(?:atribu[íi]da|awarded)$/i;

/** The lines of a Europass form as a form with usual labels; others as they are. */
export function withUsualLabels(lines: ZonedLine[]): ZonedLine[] {
  const isTheirs = ({ text }: ZonedLine) => BROKEN.test(text) || LABELS.some(([label]) => label.test(text));
  const isEuropass = lines.filter(isTheirs).length > 2;
  return isEuropass ? mended(lines).map(relabelled) : lines;
}

function mended(lines: ZonedLine[]): ZonedLine[] {
  return lines.flatMap((line, index) => {
    const [value, end] = [lines[index + 1], lines[index + 2]];
    if (BROKEN.test(line.text) && value && end && BROKEN_END.test(end.text))
      return [{ ...line, text: `${line.text} ${end.text}: ${value.text}` }];
    const isPart = (start: ZonedLine | undefined, last: ZonedLine | undefined) =>
      start !== undefined && last !== undefined && BROKEN.test(start.text) && BROKEN_END.test(last.text);
    return isPart(lines[index - 1], lines[index + 1]) || isPart(lines[index - 2], line) ? [] : [line];
  });
}

function relabelled(line: ZonedLine): ZonedLine {
  const found = LABELS.find(([label]) => label.test(line.text));
  return found ? { ...line, text: line.text.replace(...found) } : line;
}
