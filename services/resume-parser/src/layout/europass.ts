import { withText } from './text-line.js';
import type { ZonedLine } from './zoned-line.js';

/** Labels of the Europass curriculum vitae, which has no colons behind them, and the usual labels for the same. */
const LABELS: [RegExp, string][] = [
  [/^(?:datas?|dates)\s+(?=\p{L}*\.?\s?\d)/iu, 'Período: '],
  [/^(?:fun[çc][ãa]o ou cargo ocupado|occupation or position held)\s*:?\s+/i, 'Cargo: '],
  [
    /^(?:nome(?: e (?:endere[çc]o|morada))? do empregador|name (?:and address )?of employer)\s*:?\s+/i,
    'Empresa: ',
  ],
  [/^(?:nome da )?institui[çc][ãa]o(?: de ensino)?\s*:?\s+/i, 'Escola: '],
  [/^t[íi]tulo da qualifica[çc][ãa]o\s*:?\s+/i, 'Grau: '],
  [/^name and type of organi[sz]ation\s*:?\s+/i, 'School: '],
  [
    /^(?:principais ac?tividades(?: e(?: responsabilidades)?)?|main activities(?: and responsibilities)?)\s*:?\s+/i,
    'Atividades: ',
  ],
];
/** The second line of 'Name and type of organisation providing education and training'. */
const REST_OF_LABEL = /^(?:providing education and training|de ensino ou forma[çc][ãa]o)$/i;
/** The longest label takes two lines of its column; its value stands between the two. */
const BROKEN = /^(?:designa[çc][ãa]o da qualifica[çc][ãa]o|title of qualification)$/i;
const BROKEN_END = /^(?:atribu[íi]da|awarded)$/i;

/** 'INFORMAÇÃO PESSOAL' takes two lines of the margin, beside the name and the address. */
const PERSONAL: [RegExp, RegExp] = [
  /^(?:informa[çc][ãa]o|personal)\s+(?=\p{Lu})/iu,
  /^(?:pessoal|information)\s+(?=\p{L})/iu,
];

function withoutPersonal(lines: ZonedLine[]): ZonedLine[] {
  const [first, second] = PERSONAL;
  const at = lines.findIndex(
    ({ text }, index) => first.test(text) && second.test(lines[index + 1]?.text ?? ''),
  );
  if (at < 0) return lines;
  const without = (line: ZonedLine, label: RegExp) => withText(line, line.text.replace(label, ''));
  return lines.map((line, index) =>
    index === at ? without(line, first) : index === at + 1 ? without(line, second) : line,
  );
}

/** Returns the lines of a Europass form with the usual labels, and those of other documents unchanged. */
export function withUsualLabels(lines: ZonedLine[]): ZonedLine[] {
  const isLabel = ({ text }: ZonedLine) => BROKEN.test(text) || LABELS.some(([label]) => label.test(text));
  const isEuropass = lines.filter(isLabel).length > 2;
  return isEuropass ? mended(lines).map(relabelled) : withoutPersonal(lines);
}

function mended(lines: ZonedLine[]): ZonedLine[] {
  const broken = (index: number) =>
    BROKEN.test(lines[index]?.text ?? '') && BROKEN_END.test(lines[index + 2]?.text ?? '');
  return lines.flatMap((line, index) => {
    if (broken(index - 1) || broken(index - 2) || REST_OF_LABEL.test(line.text)) return [];
    if (!broken(index)) return [line];
    const [value, end] = [lines[index + 1], lines[index + 2]];
    return [{ ...line, text: `${line.text} ${end?.text ?? ''}: ${value?.text ?? ''}` }];
  });
}

function relabelled(line: ZonedLine): ZonedLine {
  const found = LABELS.find(([label]) => label.test(line.text));
  return found ? { ...line, text: line.text.replace(...found) } : line;
}
