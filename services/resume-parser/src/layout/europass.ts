import type { ZonedLine } from './zoned-line.js';

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
  const broken = (index: number) =>
    BROKEN.test(lines[index]?.text ?? '') && BROKEN_END.test(lines[index + 2]?.text ?? '');
  return lines.flatMap((line, index) => {
    if (broken(index - 1) || broken(index - 2)) return [];
    if (!broken(index)) return [line];
    const [value, end] = [lines[index + 1], lines[index + 2]];
    return [{ ...line, text: `${line.text} ${end?.text ?? ''}: ${value?.text ?? ''}` }];
  });
}

function relabelled(line: ZonedLine): ZonedLine {
  const found = LABELS.find(([label]) => label.test(line.text));
  return found ? { ...line, text: line.text.replace(...found) } : line;
}
