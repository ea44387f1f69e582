import { fold } from './text.js';
import { anyOf, readGroups, readLines } from './word-list.js';

export type AddressPart = 'address' | 'district' | 'city' | 'state' | 'zip' | 'number' | 'complement';

const PART_LABELS = [...readGroups('location-labels')].map(
  ([part, labels]) => [part as AddressPart, anyOf(labels, '^', '$')] as const,
);
const LABEL = new RegExp(
  String.raw`(?:^|(?<=[\s|,;•·(–—-]))(${readLines('personal-data-labels').join('|')})\s*\.*\s*[:.]\s*`,
  'giu',
);

export interface LabelMark {
  /** As printed, without its colon. */
  label: string;
  start: number;
  end: number;
}

export function partLabelled(foldedLabel: string): AddressPart | undefined {
  return PART_LABELS.find(([, pattern]) => pattern.test(foldedLabel))?.[0];
}

export function labelsIn(text: string): LabelMark[] {
  return [...text.matchAll(LABEL)].map((match) => ({
    label: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export function isPostCodeLabel({ label }: LabelMark): boolean {
  return fold(label) === 'cep';
}

/** 'SSP/SP', 'OAB-ES 12345', 'Licence B12 3CD': the state or number of a paper, not of a home. */
export const PAPERS =
  /\b(?:[Ll]icen[cs]e|[Pp]ermit|[Bb]adge|[Pp]assport|ORCID)\s[^|•;,]*|\b(?:SSP|SESP|SDS|SJS|IFP|DETRAN|OAB|CREA|CRM|CRO|CRC|COREN|CRP|CREF|CRESS|CRF|CRN|CRMV|CAU|CRA|CRECI|MTE|CTPS)\s*[-–\/ ]\s*[A-Z]{2}\b/g;
/** Beginnings of sentences, and labels without a colon, that lead to a place. */
export const LEAD_IN =
  /^(?:(?:[Rr]esidente(?:\s+e\s+domiciliad[oa])?|[Rr]esido|[Rr]eside|[Mm]or[oa]|[Mm]orando|[Aa]tualmente|[Ll]ocalizad[oa]|[Bb]ased|[Ll]ocated|[Ll]iving|[Ll]ives)\s+(?:em|in|no|na)\s*:?\s+|(?:(?:[Mm]orada\s*\/\s*)?[Ee]ndere[çc]o|ENDERE[ÇC]O|[Mm]orada|[Aa]ddress|[Ll]ocaliza[çc][ãa]o|[Cc]idade|[Ll]ocation)\s+(?=\p{Lu}|\d)|(?:[Hh]ome|[Ll]ives(?:\s+at)?)\s*:\s*(?=\p{Lu}|\d)|(?:[Cc]urrent|[Pp]resent)\s*:\s*(?=\d))/u;
/** Labels of a birth, a trade or a paper: what follows them is not about the home. */
export const NOT_HOME =
  /^(?:cidade natal|naturalidade|natural de|local de nascimento|place of birth|birthplace|nacionalidade|nationality|profissao|cargo|cpf|rg|identidade|cnh|habilitacao|data de nascimento|nasc|nascimento|date of birth)$/;
export const BIRTH =
  /\b(?:natural d[aeo]|nascid[oa] em|born in)\s+(?:(?!\s[–—-]\s|\.\s|\s(?:e\s)?(?:resid|mor[aoe]|domicili|living|based))[^|•;,])*(?:(?:,|\s?[\/–-])\s*[A-Z]{2}\b)?/gi;
/** What leads to the home behind other statements: 'natural de Caruaru/PE, residente em João Pessoa/PB'. */
export const HOME_WITHIN =
  /^.*[|·•]\s*(?:[Bb]ased|[Ll]iv(?:es|ing)|[Rr]esid(?:es|ing|ent))\s+in\s+(?=\p{Lu})|^.*(?<!\p{L}|(?:onde|que)\s)(?:[Rr]esidente(?:\s+e\s+domiciliad[oa])?|[Rr]esidindo|[Rr]esid[eo]|[Mm]or[ao]|[Mm]orando|[Mm]orador[a]?|[Dd]omiciliad[oa])(?:(?:\s+(?:atualmente|hoje))?\s+(?:em|n[ao])\s*:?|\s*:)\s+(?=\p{Lu}|\d)/u;
export const CONTACTS =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|br|io|dev|net|org|me)\b(?:\/\S*)?/gi;
export const PHONE =
  /(?:(?:tel|fone|telefone|cel|celular|whats\s?app|contato|recado|phone|mobile)[.:\s/]*)?(?:\+\s?\d{1,3}[\s.-]*)?\(?\d{2,3}\)?[\s.-]*(?:9[\s.]?)?\d{3,5}[\s.-]\d{4}\b|\b0\d{3,4}\s\d{3}\s?\d{3,4}\b|\+\d{10,14}\b/gi;
