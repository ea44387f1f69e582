import { isInProgress, levelOf } from './education-level.js';

const COLUMN =
  /^(?:what i did|main (?:duties|tasks)|responsibilit(?:y|ies)|[óo]rg[ãa]o|empresa|firma|servi[çc]o|empregador|institui[çc][ãa]o|local|cargo|fun[çc][ãa]o|ocupa[çc][ãa]o|desligamento|motivo(?: d[ae] \p{L}+)?|estabelecimento|situa[çc][ãa]o|grau|previs[ãa]o de (?:t[ée]rmino|conclus[ãa]o)|setor|cidade|n[íi]vel|tempo|curso|forma[çc][ãa]o|per[íi]odo|in[íi]cio|fim|t[ée]rmino|entrada|sa[íi]da|admiss[ãa]o|demiss[ãa]o|conclus[ãa]o|ano|datas?|employer|(?:role|position|job) and (?:duties|responsibilities|activities)|duties|award|years|company|organi[sz]ation|position|role|job title|designation|course|degree|institution|school|start|end|from|to|dates?|year|period|location|qualification|institute|university|board|group|exam(?:ination)?(?: title| name)?|exam passed|concentration|major|session|marks obtained|pas(?:s|sing)?\.? year|sl\.?(?: no\.?)?|stream|specialization|branch|class|marks|score|percentage|c?gpa|%|year of (?:passing|completion)|passing year|name of (?:the )?(?:exam(?:ination)?|degree|institution|institute|school|college)|college|grade|result|subject|reason(?: for leaving)?|status)\s*:?$/iu;

/** 'Período', 'Cargo/Função' */
export const isColumnName = (text: string): boolean =>
  // 'S/N' numbers the rows.
  /^(?:s\/?n[o.]{0,2}|(?:position|post) held)$/i.test(text.trim()) ||
  (text.length < 60 && text.split('/').every((name) => COLUMN.test(name.trim())));

/** 'Curso   Instituição   Conclusão' */
export function isTableHead(cells: { text: string }[]): boolean {
  // Narrow columns stand so close that their names are read as one cell: 'Início Término'.
  const names = cells.filter(
    ({ text }) => isColumnName(text) || text.split(/[\s|/]+/).every(isColumnName),
  ).length;
  return cells.length > 1 && (names === cells.length || isLastUnusual(cells, names));
}

/** 'Dates   Employer   Position   What I did': where three are named as usual, the last may say anything in few words. */
function isLastUnusual(cells: { text: string }[], names: number): boolean {
  const last = cells.at(-1)?.text ?? '';
  return cells.length > 3 && names === cells.length - 1 && /^[^\d.,;:@]{3,30}$/.test(last);
}

const OF_JOBS =
  /^(?:empresa|firma|empregador|cargo|fun[çc][ãa]o|ocupa[çc][ãa]o|employer|company|position|role|job)/i;
const OF_STUDIES =
  /^(?:curso|forma[çc][ãa]o|institui[çc][ãa]o|course|degree|institution|institute|school|university|college|qualification|award)/i;

/** What a table without a heading lists, by the names of its columns and, where only one speaks of studies, by its first rows. */
export function contentOfTable(
  cells: { text: string }[],
  rows: string[],
): 'experience' | 'education' | undefined {
  if (!isTableHead(cells)) return undefined;
  if (cells.some(({ text }) => OF_JOBS.test(text))) return 'experience';
  const ofStudies = cells.filter(({ text }) => OF_STUDIES.test(text)).length;
  const isStudied = ofStudies > 0 && rows.some((row) => levelOf(row) !== undefined || isInProgress(row));
  return ofStudies > 1 || isStudied ? 'education' : undefined;
}
