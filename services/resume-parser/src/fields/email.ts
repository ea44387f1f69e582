import type { ResumeDocument } from '../layout/resume-document.js';
import type { ZonedLine } from '../layout/sections.js';
import type { Found } from '../resume.js';

const ADDRESS = /[A-Za-z0-9_%+\-][A-Za-z0-9._%+\-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g;
const PROVIDERS =
  /@(?:gmail|hotmail|outlook|yahoo|icloud|live|msn|bol|uol|terra|ig|globo|me|protonmail|proton|aol|ymail|googlemail)\./i;
const PROVIDER_DOMAIN =
  /^(.+@(?:gmail|hotmail|outlook|icloud|live|msn|protonmail|yahoo|aol)\.com)(?!\.br)(?:\.?[a-z]{3,}|[A-Z].*)$/;
const OFFICE = /^(?:contato|rh|vagas|comercial|atendimento|info|contact|hr|sac|admin|secretaria)@/i;

export function findEmail(document: ResumeDocument): Found | undefined {
  const linked = document.links
    .map((link) => /^mailto:([^?]+)/i.exec(link)?.[1]?.trim() ?? '')
    .filter((address) => /^\S+@\S+\.\S+$/.test(address));
  const found = candidates(document, linked);
  const best = found.reduce<Candidate | undefined>(
    (top, next) => (!top || next.score > top.score ? next : top),
    undefined,
  );
  // A referee's address is nobody's of ours.
  if (best && best.score > -2)
    return { value: best.address.toLowerCase(), confidence: Math.min(0.99, 0.75 + best.score * 0.04) };
  // The word 'E-mail' with the address behind it: a click away, so stated, but nobody sees it.
  const only = linked[0];
  return only ? { value: only.toLowerCase(), confidence: 0.55 } : undefined;
}

interface Candidate {
  address: string;
  score: number;
}

function candidates(document: ResumeDocument, linked: string[]): Candidate[] {
  const lines = document.lines;
  const found: Candidate[] = [];
  lines.forEach((line, index) => {
    const broken = brokenOverLines(lines, index);
    if (broken)
      found.push({
        address: complete(broken, linked),
        score: scoreOf(line, broken, linked) + 0.8 - index * 0.002,
      });
    const next = nextInColumn(lines, index);
    for (const [text, joined] of [...readings(line.text, next?.text), ...cellReadings(line, next)]) {
      for (const match of text.matchAll(ADDRESS)) {
        const address = tidy(match[0]);
        if (!/^[^@]+@[^@]+\.[A-Za-z]{2,}$/.test(address)) continue;
        const score = scoreOf(line, address, linked) + (joined ? 0.5 : 0) - index * 0.002;
        found.push({ address: complete(address, linked), score });
      }
    }
  });
  return found;
}

/** The line as it is, and joined with the next one where an address seems to be broken over the two. */
function readings(text: string, next: string | undefined): [string, boolean][] {
  const own = respace(text);
  if (next === undefined) return [[own, false]];
  const below = respace(next);
  const [head = ''] = below.split(/\s/);
  const tail = /\S*$/.exec(own)?.[0] ?? '';
  const broken =
    // 'maria.souza' / '@gmail.com', 'maria@' / 'gmail.com', 'maria@yahoo.com' / '.br'
    (/^@[\w-]+\./.test(below) && /^[\w.+-]+$/.test(tail)) ||
    (/@[\w.-]*\.$/.test(tail) && /^(?:com|net|org|edu|gov|br|io|dev)\b/.test(head)) ||
    (/@(?:[\w.-]*-)?$/.test(tail) && /^[\w-]+\.[a-z]{2,}/.test(head)) ||
    (/@/.test(tail) && /^\.[a-z]{2,4}\b/.test(below)) ||
    // 'maria@gma' / 'il.com', 'maria@gmail.co' / 'm'
    (/@[\w-]+$/.test(tail) && /^[\w-]*\.[a-z]{2,}/.test(head)) ||
    (/@[\w-]+\.[a-z]{1,2}$/.test(tail) && /^[a-z]{1,2}(?:\.br)?$/.test(head) && PROVIDERS.test(tail)) ||
    // 'E-mail: maria.aparecida' / 'souza@gmail.com'
    (/e-?mail\s*:?\s*[\w.+-]+$/i.test(own) && !tail.includes('@') && /^[\w.+-]+@/.test(head)) ||
    (/^[a-z0-9._-]+[._-]$/.test(own.trim()) && /^[a-z0-9._-]+@/.test(head));
  if (!broken) return [[own, false]];
  return [[own.trimEnd() + below, true]];
}

/** The same for the cells of a row that stand over each other. */
function cellReadings(line: ZonedLine, next: ZonedLine | undefined): [string, boolean][] {
  if (!next || (line.fragments.length < 2 && next.fragments.length < 2)) return [];
  return line.fragments
    .filter((cell) => /@/.test(cell.text) || /^[\w.+-]+$/.test(cell.text))
    .flatMap((cell) => {
      const below = next.fragments.find((other) => Math.abs(other.x0 - cell.x0) < cell.size);
      return readings(cell.text, below?.text).filter(([, joined]) => joined);
    });
}

/** Endings that no address goes on behind; not all there are. */
const ENDED =
  /\.(?:com|net|org|edu|gov|br|io|dev|me|info|adv|med|eng|art|app|pt|uk|us|ca|de|fr|es|it|example)$/;
const MOST_LINES = 4;

/** 'gabriel.stefanuto.enge' / 'nharia@caixapostal.exem' / 'plo.com.br': a narrow column breaks a word anywhere. */
function brokenOverLines(lines: ZonedLine[], index: number): string | undefined {
  const first = lines[index]?.text ?? '';
  const begins = /^[a-z0-9]+[._-][a-z0-9._-]*$|^[a-z0-9._-]+@[a-z0-9.-]*$/.test(first) && /[a-z]/.test(first);
  if (!begins || /www|\.com/.test(first)) return undefined;
  let joined = first;
  for (
    let at = index + 1;
    at < index + MOST_LINES && !(joined.includes('@') && ENDED.test(joined));
    at += 1
  ) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before?.wraps || !line || line.block !== before.block || line.gap > 1.6) break;
    if (!/^[a-z0-9._@-]+$/.test(line.text)) break;
    joined += line.text;
  }
  return joined !== first && /^[^@]+@[^@]+$/.test(joined) && ENDED.test(joined) ? joined : undefined;
}

function nextInColumn(lines: ZonedLine[], index: number): ZonedLine | undefined {
  const line = lines[index];
  const next = lines[index + 1];
  return line && next && next.block === line.block && next.gap < 2.5 ? next : undefined;
}

function respace(text: string): string {
  return text
    .replace(/\s*[[({]\s*(?:at|arroba)\s*[\])}]\s*/gi, '@')
    .replace(/(?<=[\w])\s?@\s?(?=[\w-]+\s?\.\s?\w)/g, '@')
    .replace(/(@[\w-]+)\s?\.\s?(?=com|net|org|edu|gov|br\b)/gi, '$1.')
    .replace(/(\.com)\s?\.\s?br\b/gi, '$1.br');
}

function tidy(address: string): string {
  const glued = PROVIDER_DOMAIN.exec(address)?.[1] ?? address;
  return glued
    .replace(/(\.(?:com\.br|com|net|org|br|edu))[A-Z].*$/, '$1')
    .replace(/^\d{4,5}-\d{4}(?=[a-z])/i, '')
    .replace(/^(?:e-?mail|mailto)[-_.]?(?=[a-z0-9]+[._]?[a-z0-9]*@)/i, (label) =>
      /[-_.]$/.test(label) ? '' : label,
    )
    .replace(/^[-_.+%]+/, '');
}

/** A link that says the same but more of it: the printed one was cut by a line break. */
function complete(address: string, linked: string[]): string {
  const lower = address.toLowerCase();
  return (
    linked.find(
      (link) =>
        link.length > address.length &&
        link.length < address.length * 3 &&
        (link.toLowerCase().endsWith(lower) || link.toLowerCase().startsWith(lower)),
    ) ?? address
  );
}

function scoreOf(line: ZonedLine, address: string, linked: string[]): number {
  let score = 0;
  if (line.zone === 'head' || line.zone === 'contact') score += 3;
  if (line.zone === 'references') score -= 6;
  if (line.zone === 'experience') score -= 2;
  if (/e-?mail|correio eletr/i.test(line.text)) score += 1.5;
  if (PROVIDERS.test(address)) score += 1;
  if (OFFICE.test(address)) score -= 2;
  if (linked.some((link) => link.toLowerCase() === address.toLowerCase())) score += 1;
  return score;
}

/** Every address of the head, for the rules that compare a name with it. */
export function localPart(email: string | undefined): string {
  return (email ?? '').split('@')[0]?.toLowerCase() ?? '';
}
