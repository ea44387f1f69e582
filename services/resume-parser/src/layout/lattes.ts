import type { ZonedLine } from './zoned-line.js';

/** Labels that the narrow column of Lattes breaks over several lines, each part before the value beside it. */
const ADDRESS: [RegExp, RegExp] = [/^endere[çc]o(?:\s+|$)/i, /^(?:profissional|residencial)(?:\s+|$)/i];
const WHOLE_ADDRESS = /^endere[çc]o (?:profissional|residencial)\s+(?=\S)/i;
/** Of what says nothing about the home. */
const OTHERS: [RegExp, RegExp][] = [
  [/^pa[íi]s de\s/i, /^nacionalidade$/i],
  [/^nome em\s/i, /^cita[çc][õo]es$/i],
];
/** '62042030 - Sobral, CE - Brasil', '62042-030 - Sobral, CE' */
const POST_CODE_AND_TOWN = /^\d{5}-?\d{3}\s-\s\p{L}[\p{L} '’-]{2,40},\s\p{L}{2}(?!\p{L})/u;
/** Lines from the label to the post code: the institution may take several. */
const MAX_LINES = 8;

const isLattes = (lines: ZonedLine[]) =>
  lines.some(({ text }) => /cita[çc][õo]es|lattes|^pa[íi]s de\s/i.test(text)) &&
  lines.some(({ text }) => /^forma[çc][ãa]o acad[êe]mica\/titula[çc][ãa]o/i.test(text));

/** Mends the broken labels of a Lattes export; the lines of other documents stay as they are. */
export function withLattesLabels(lines: ZonedLine[]): ZonedLine[] {
  if (!isLattes(lines)) return lines;
  const result: ZonedLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const isOther = OTHERS.some(([first, second]) => first.test(line.text) && second.test(next?.text ?? ''));
    if (isOther) {
      index += 1;
      continue;
    }
    const address = addressFrom(lines, index);
    result.push(address?.line ?? line);
    index += (address?.lines ?? 1) - 1;
  }
  return result;
}

/** Street, district, post code and town of an address as one labelled line, and how many lines they take. */
function addressFrom(lines: ZonedLine[], index: number): { line: ZonedLine; lines: number } | undefined {
  const [line, next] = [lines[index], lines[index + 1]];
  const [first, second] = ADDRESS;
  if (!line || !next || line.heading) return undefined;
  const isWhole = WHOLE_ADDRESS.test(line.text);
  if (!isWhole && !(first.test(line.text) && second.test(next.text))) return undefined;
  const block = [
    line.text.replace(isWhole ? WHOLE_ADDRESS : first, ''),
    next.text.replace(second, ''),
    ...lines.slice(index + 2, index + MAX_LINES).map(({ text }) => text),
  ];
  const at = block.findIndex((text) => POST_CODE_AND_TOWN.test(text));
  if (at < 1) return undefined;
  const text = `Endereço: ${block.slice(Math.max(0, at - 2), at + 1).join(', ')}`;
  return { line: { ...line, text, fragments: [{ ...line, text }], wraps: false }, lines: at + 1 };
}
