import { labelledText } from '../../layout/text-line.js';
import type { Row } from './row.js';

const CELL_LABEL =
  /^(?:empresa|empregador|(?:[úu]ltimo )?cargo|(?:[úu]ltima )?fun[çc][ãa]o(?: exercida)?|per[íi]odo|company|position|institui[çc][ãa]o|grau|curso|situa[çc][ãa]o|in[íi]cio|(?:previs[ãa]o de )?(?:conclus[ãa]o|t[ée]rmino)|title of qualification(?: awarded)?|name of (?:the )?(?:organi[sz]ation|school|institution)|(?:last |high |secondary |primary |tertiary )?(?:school|institution|college|university)(?: attended| name)?|highest (?:grade|standard|level|form|qualification)(?: (?:passed|obtained|achieved|attained|completed))?|(?:grade|standard|form) passed|year(?: (?:completed|obtained|passed|of completion))?|subjects?(?: passed)?|[úu]ltima s[ée]rie(?: cursada)?|escola(?: onde estudou)?|ano(?: de conclus[ãa]o)?)\s*:?$/i;
const LABEL_WITH_COLON = /^\p{Lu}[\p{L}\/ ]{2,30}:$/u;
const ALONE_LABEL = /^(?:empresa|empregador|cargo|fun[çc][ãa]o|per[íi]odo)\s*:?$/i;

/** Labels with their values on one line: those beside them, and 'EMPRESA' over 'Loja Sol'. */
export function withLabelledValues(lines: Row[]): Row[] {
  const labels = lines.filter(({ text }) => ALONE_LABEL.test(text.trim())).length;
  const result: Row[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const isLabel = labels > 1 && next && ALONE_LABEL.test(line.text.trim()) && !ALONE_LABEL.test(next.text);
    if (isLabel) {
      result.push({ ...next, text: `${line.text.trim().replace(/\s*:$/, '')}: ${next.text.trim()}` });
      index += 1;
    } else result.push(withLabelledCells(line));
  }
  return result;
}

/** 'Empresa   Loja Sol   Período   2016–2019' → 'Empresa: Loja Sol   Período: 2016–2019'. */
function withLabelledCells(line: Row): Row {
  const isLabel = (text: string) => CELL_LABEL.test(text) || LABEL_WITH_COLON.test(text);
  return { ...line, text: labelledText(line.fragments, isLabel) ?? line.text };
}
