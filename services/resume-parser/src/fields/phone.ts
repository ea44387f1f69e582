import { AREA_CODES } from '../lexicon/brazil.js';
import { fold } from '../lexicon/characters.js';
import type { Found } from '../resume.js';
import type { ResumeDocument } from '../layout/resume-document.js';
import type { ZonedLine } from '../layout/sections.js';

const GAP = String.raw`[\s.\-–—]*`;
const FOREIGN = String.raw`\(?\+\s?(?!55\b|55\d)\d{1,3}(?:[\s().\-–/]{0,3}\d){6,12}`;
const AREA = String.raw`\(\s?0?(?:\d{2}\s)?\d{2}\s?\)`;
const BRAZILIAN = String.raw`(?:(?:\+|\b00|\b)\s?\(?55\)?${GAP}(?:${AREA}|0?\d{2})|${AREA}|\(?\b0?\d{2}\)?)${GAP}(?:9${GAP})?\d{4}${GAP}\d{4,5}(?!\d)`;
const AMERICAN = String.raw`(?:\b1${GAP})?(?:\(\d{3}\)|\b\d{3})[\s.\-–]*\d{3}[\s.\-–]\d{4}(?!\d)`;
const LOCAL = String.raw`\b(?:9[\s.]?)?\d{4}[\-–.\s]\d{4}(?![\d/])`;
/** Whatever stands alone on its line or behind a label and has the digits of a telephone. */
const ANY = /^[+(]?\d[\d\s().\-–]{7,17}\d$/;
const PHONE = new RegExp([FOREIGN, BRAZILIAN, AMERICAN, LOCAL].join('|'), 'g');

/** Numbers that look like telephones and are papers, codes or dates. */
const OTHER_NUMBER =
  /\b(?:cpf|rg|cnpj|cep|cnh|pis|pasep|nit|ctps|titulo|oab|crea|crm|cro|coren|crc|cress|cref|registro|matricula|nascimento|nasc|identidade|orcid|lattes|isbn|issn|doi|processo|serie|id|zip)\s*(?:n[o.]*)?\s*[:.\-/#]?\s*(?:[a-z]{2}\s*[:.\-/]?\s*)?$/;
const LABEL =
  /\b(?:tel|telefones?|telemovel|fones?|cel|celulares?|celular|whats ?app|whats|wpp|zap|contatos?|phone|mobile|cell|ligacoes|movel|tel\/cel)(?: ?\(?(?:res|residencial|cel|celular|whats ?app|principal|pessoal|mobile|fixo)\)?)?\s*[:.\-/]?\s*(?:e whats ?app\s*)?[:.]?\s*\(?$/;
const MESSAGES =
  /(?:recados?|mensagens?|emergencia|contato de|falar com|comercial|esposo|esposa|mae|pai|irma|irmao)[^0-9]{0,20}$/;

/** Whether what stands before a number says that it is a paper, a code or a date. */
export function namesAnotherNumber(before: string): boolean {
  return OTHER_NUMBER.test(fold(before.slice(-28)).trimEnd());
}

interface Candidate {
  printed: string;
  digits: string;
  score: number;
}

export function findPhone(document: ResumeDocument): Found | undefined {
  const linked = document.links.map(
    (link) =>
      /^(?:tel:|https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\?phone=)\/?)(.+)$/i
        .exec(link)?.[1]
        ?.replace(/\D/g, '') ?? '',
  );
  let best: Candidate | undefined;
  document.lines.forEach((line, index) => {
    const label = labelAbove(document.lines, index);
    for (const candidate of candidatesOf(line, label)) {
      candidate.score -= index * 0.004;
      if (
        linked.some(
          (digits) =>
            digits.length > 7 && (digits.endsWith(candidate.digits) || candidate.digits.endsWith(digits)),
        )
      )
        candidate.score += 2;
      if (!best || candidate.score > best.score) best = candidate;
    }
  });
  if (!best || best.score < 1.4) {
    // An icon with the number behind it.
    const only = linked.find((digits) => digits.length >= 10 && digits.length <= 15);
    return only ? { value: formatPhone(`+${only}`.replace(/^\+(?!55)/, '')), confidence: 0.5 } : undefined;
  }
  return { value: formatPhone(best.printed), confidence: Math.min(0.98, 0.5 + best.score * 0.06) };
}

/** 'Telefone:' on a line of its own labels the line under it. */
function labelAbove(lines: ZonedLine[], index: number): string {
  const above = lines[index - 1];
  const line = lines[index];
  return above && line && above.block === line.block && above.text.length < 25 ? `${fold(above.text)} ` : '';
}

function candidatesOf(line: ZonedLine, labelAboveLine: string): Candidate[] {
  const found: Candidate[] = [];
  // '(0xx27) 3322-1100', '0**27': the carrier's digits left open.
  const text = line.text.replace(/\(?\b0\s?(?:xx|\*\*)\s?(\d{2})\)?/gi, '($1)');
  for (const match of text.matchAll(PHONE)) {
    const printed = match[0].trim();
    const digits = printed.replace(/\D/g, '');
    const before = text.slice(0, match.index);
    const prefix = fold(before.slice(-28)) + (/[\s:]$/.test(before) ? ' ' : '');
    const label = before.trim().length < 3 ? labelAboveLine + prefix : prefix;
    if (!isPlausible(printed, digits) || OTHER_NUMBER.test(label.trimEnd())) continue;
    // Glued to letters or a path, it is part of an address ('/in/maria-78621197') or a code.
    const isChat = /wa\.me\/\+?$|phone=\+?$/i.test(before);
    if (/[A-Za-z_/=@]$|[A-Za-z0-9]-$/.test(before) && !LABEL.test(prefix) && !isChat) continue;
    if (/^[\w]*@|^-\d|^\.\d|^\/\d{2,4}\b/.test(text.slice(match.index + match[0].length))) continue;
    found.push({ printed, digits, score: scoreOf(line, printed, digits, label) });
  }
  if (found.length === 0 && (line.zone === 'head' || line.zone === 'contact'))
    found.push(...unusual(line, text, labelAboveLine));
  return found;
}

/** Telephones of countries whose habits the patterns do not know. */
function unusual(line: ZonedLine, text: string, labelAboveLine: string): Candidate[] {
  return text.split(/\s*[|•·;,]\s*|\s{3,}/).flatMap((part) => {
    const value = part.replace(/^[\p{L}\s-]{2,20}[:.]?\s*(?=[+(\d])/u, '');
    const label = `${labelAboveLine}${fold(part.slice(0, part.length - value.length))} `;
    const digits = value.replace(/\D/g, '');
    const isNumber = ANY.test(value) && /[\s().-]/.test(value) && !OTHER_NUMBER.test(label.trimEnd());
    if (
      !isNumber ||
      digits.length < 9 ||
      !isPlausible(value, digits) ||
      /^\d{1,2}[./-]\d{1,2}[./-]/.test(value)
    )
      return [];
    return [{ printed: value, digits, score: scoreOf(line, value, digits, label) }];
  });
}

function isPlausible(printed: string, digits: string): boolean {
  if (/^\d{3}\.\d{3}\.\d{3}-?\d{2}$/.test(printed) || /^\d{1,2}\.\d{3}\.\d{3}/.test(printed)) return false;
  if (/^(?:19|20)\d{2}\s?[-–—.\s]\s?(?:19|20)\d{2}$/.test(printed)) return false;
  if (/^\d{2}\.?\d{3}-\d{3}$/.test(printed) || /^(\d)\1+$/.test(digits))
    return /^9+$/.test(digits) && digits.length > 9;
  return digits.length >= 8 && digits.length <= 15;
}

function scoreOf(line: ZonedLine, printed: string, digits: string, label: string): number {
  let score = 0;
  if (line.zone === 'head' || line.zone === 'contact') score += 3;
  else if (line.zone === 'references') score -= 8;
  else if (line.zone === 'experience' || line.zone === 'education' || line.zone === 'courses') score -= 4;
  const labelled = LABEL.test(label);
  if (labelled) score += 3;
  if (MESSAGES.test(label)) score -= 2.5;
  const brazilian = splitBrazilian(digits);
  if (brazilian) score += brazilian.number.length === 9 ? 2 : 1;
  else if (printed.startsWith('+') || printed.startsWith('(')) score += 1.5;
  else if (digits.length < 10 && !labelled) score -= 2.5;
  // Eleven or more digits in a row without any separator are a document more often than a telephone.
  if (/^\d+$/.test(printed) && !labelled) score -= 2;
  return score;
}

function splitBrazilian(digits: string): { area: string; number: string } | undefined {
  const national =
    digits.length >= 12 && digits.startsWith('55')
      ? digits.slice(2)
      : digits.replace(/^0(?:\d{2}(?=\d{10,11}$))?/, '');
  const area = national.slice(0, 2);
  const number = national.slice(2);
  if (!AREA_CODES.has(area)) return undefined;
  if (number.length === 9 && number.startsWith('9')) return { area, number };
  return number.length === 8 && /^[2-9]/.test(number) ? { area, number } : undefined;
}

/** Brazilian numbers in the usual form, all others as printed. */
export function formatPhone(printed: string): string {
  const tidy = printed.replace(/\s+/g, ' ').trim();
  const isForeign = tidy.startsWith('+') && !/^\+\s?55/.test(tidy);
  const brazilian =
    isForeign || /^\(?\d{3}\)?[\s.-]\s?\d{3}[\s.-]\d{4}$/.test(tidy)
      ? undefined
      : splitBrazilian(tidy.replace(/\D/g, ''));
  if (!brazilian) return tidy;
  const cut = brazilian.number.length - 4;
  return `(${brazilian.area}) ${brazilian.number.slice(0, cut)}-${brazilian.number.slice(cut)}`;
}
