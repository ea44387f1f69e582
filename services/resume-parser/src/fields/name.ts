import { isBrazilianCity, stateCode } from '../lexicon/brazil.js';
import { fold, withoutBullet } from '../lexicon/characters.js';
import { localPart } from './email.js';
import { ALSO_NAMES, FAMILY_NAMES, GIVEN_NAMES, NAME_PARTICLES, NOT_NAME_WORDS } from '../lexicon/person-words.js';
import type { Found } from '../resume.js';
import type { ResumeDocument } from '../layout/resume-document.js';
import { sectionOf } from '../lexicon/section-words.js';
import type { ZonedLine } from '../layout/sections.js';
import { isForeignCity, isForeignCountry, isForeignRegion } from '../lexicon/world.js';

const LABELLED =
  /^(?:nome(?: completo| e sobrenome| social)?|name|full name|candidat[oa]|nombre)\s*(?:[:–\-]|\s{2,})\s*(.+)$/i;
/** A form without colons: 'Nome Maria da Silva'. */
const LABEL_BARE =
  /^(?:Nome(?: completo)?|NOME(?: COMPLETO)?|Name|(?:Nome\(s\)|Apelido\(s\)|First name\(s\)|Surname\(s\))(?:\s*[/e]?\s*(?:Nome\(s\)|Apelido\(s\)|First name\(s\)|Surname\(s\)))?)\s+(\p{Lu}.+)$/u;
/** 'João Pedro "JP" Tavares'. */
const NICKNAME = /\s(?:["“][^"”]{1,20}["”]|\([^)]{1,20}\))(?=\s+\p{Lu})/gu;
/** What follows the name on the same line of a form. */
const NEXT_LABEL =
  /\s+(?:idade|data de \p{L}+|nasc(?:imento)?|cpf|rg|estado civil|sexo|tel(?:efone)?|cel(?:ular)?|e-?mail|endere[çc]o|nacionalidade|profiss[ãa]o|age|phone|address|d\.?o\.?b)\s*[.:\d(].*$/iu;
/** A letter: the sentence that says it, and the line under its greeting. */
const SAID =
  /(?:[Mm]eu nome é|[Mm]e chamo|[Cc]hamo-me|[Mm]y name is)\s+(\p{Lu}[\p{L}'’]+(?:\s+(?:\p{Lu}[\p{L}'’]+|d[aeo]s?|e))+)/u;
const FAREWELL =
  /^(?:atenciosamente|cordialmente|respeitosamente|grat[ao]|(?:yours )?sincerely|(?:best|kind) regards)[,.]?$/i;
const LABEL_ALONE = /^(?:nome(?: completo)?|name|full name|candidat[oa])\s*:?$/i;
const TITLED =
  /^(?:(?:meu )?curr[ií]culo|curriculum|cv|resum[eé]|résumé)(?:\s+vit(?:ae|æ|ae\.?))?(?:\s+(?:profissional|de|do|da|of|[-–—:|]))*\s+(.+)$/i;
const HONORIFIC = /^(?:dra?|profa?|sra?|srta|eng[aº]?|me|ma|mr|mrs|ms|miss|adv)\.\s+/i;
const CREDENTIAL =
  /[,\s]+(?:ph\.?d\.?|mba|m\.?sc\.?|b\.?sc\.?|md|pmp|cpa|esq|jr\.?(?=$)|msc|dsc|rn|cfa|crm.*|oab.*|he\/him|she\/her|\(?ele\/dele\)?|\(?ela\/dela\)?)\.?\s*$/i;

interface Candidate {
  name: string;
  score: number;
}

export interface FoundName {
  firstName: Found;
  lastName: Found;
  full: string;
}

export function findName(document: ResumeDocument, email: string | undefined): FoundName | undefined {
  const candidates = document.lines.flatMap((line, index) => candidatesAt(document, line, index, email));
  const best = candidates.reduce<Candidate | undefined>(
    (top, next) => (!top || next.score > top.score ? next : top),
    undefined,
  );
  if (!best || best.score < 5) return undefined;
  const [first = '', ...rest] = properCase(best.name).split(' ');
  const confidence = Math.min(0.98, 0.45 + best.score * 0.03);
  return {
    firstName: { value: first, confidence },
    lastName: { value: rest.join(' '), confidence: rest.length > 0 ? confidence : 0 },
    full: [first, ...rest].join(' '),
  };
}

function candidatesAt(
  document: ResumeDocument,
  line: ZonedLine,
  index: number,
  email: string | undefined,
): Candidate[] {
  const found: Candidate[] = [];
  const next = document.lines[index + 1];
  const add = (text: string, bonus: number, single = false) => {
    const name = nameIn(
      line.size > document.bodySize * 1.6 ? capitalised(text, email) : text,
      single || line.size > document.bodySize * 1.4 || bonus >= 9,
      email,
    );
    if (name) found.push({ name, score: scoreOf(document, line, index, name, email) + bonus });
  };
  const text = withoutBullet(line.text);
  const labelled = LABELLED.exec(text)?.[1];
  if (labelled && line.zone !== 'references' && line.zone !== 'experience')
    add(labelled.replace(NEXT_LABEL, '').split(/\s{3,}|\|/)[0] ?? '', 10);
  const bare = LABEL_BARE.exec(text)?.[1];
  if (bare && (line.zone === 'head' || line.zone === 'contact'))
    add(/apelido|surname/i.test(text) ? givenFirst(bare) : bare, 9);
  const alone = line.fragments[0] && LABEL_ALONE.test(line.fragments[0].text.trim());
  if (alone && line.zone !== 'references') add(line.fragments[1]?.text ?? next?.text ?? '', 10);
  const titled = TITLED.exec(text)?.[1];
  if (titled) add(titled, 5);
  const said = SAID.exec(text)?.[1];
  if (said) add(said, 9);
  if (FAREWELL.test(document.lines[index - 1]?.text.trim() ?? '')) add(text, 6);
  if (line.page > 0 || index > 120) return found;
  for (const fragment of line.fragments) add(fragment.text, 0);
  if (line.fragments.length > 1)
    add(
      line.text.replace(/\s+/g, ' '),
      line.fragments.every((one) => one.size > document.bodySize * 1.3) ? 1 : -3,
    );
  const large = line.size > document.bodySize * 1.25;
  const continues =
    next && isBelow(line, next) && next.size > document.bodySize * 1.2 && next.size > line.size * 0.6;
  if (large && continues && line.fragments.length === 1) {
    const same = Math.abs(next.size - line.size) < line.size * 0.12 && next.bold === line.bold;
    add(`${line.text} ${next.text}`, same ? 1.5 : 0, true);
    // 'ANA' / 'LUIZA' / 'DE SOUZA' / 'LIMA': a narrow column breaks a long name at every word.
    let joined = `${line.text} ${next.text}`;
    for (let below = index + 2; same && below < index + 5; below += 1) {
      const more = document.lines[below];
      if (
        !more ||
        more.block !== line.block ||
        Math.abs(more.size - line.size) > 0.5 ||
        more.bold !== line.bold ||
        more.gap > 1.9
      )
        break;
      joined += ` ${more.text}`;
      add(joined, below - index + 1, true);
    }
  }
  return found;
}

/** 'Henriques Valadares, Inês Sofia', as forms of the European Union have it. */
function givenFirst(text: string): string {
  const [family = '', given = '', ...more] = text.split(/\s*,\s+/);
  return given !== '' && more.length === 0 ? `${given} ${family}` : text;
}

/** Directly under it; the columns of a page may have parted the two. */
function isBelow(line: ZonedLine, next: ZonedLine): boolean {
  const distance = (next.y - line.y) / Math.max(line.size, next.size);
  return (
    next.page === line.page &&
    distance > 0 &&
    distance < 1.9 &&
    Math.abs(next.x0 - line.x0) < Math.max(line.x1 - line.x0, next.x1 - next.x0)
  );
}

/** 'fábio luiz teles' in large letters is a name in a designer's hands, not a sentence. */
function capitalised(text: string, email: string | undefined): string {
  const words = fold(text).split(' ');
  const isInAddress = words.every((word) => fold(email ?? '').includes(word));
  const isPerson =
    GIVEN_NAMES.has(words[0] ?? '') || (words.length > 1 && (isInAddress || emailLikeness(words, email) > 0));
  return text === text.toLowerCase() && isPerson ? properCase(text) : text;
}

/** The part of a text that reads as a person's name, without titles and what follows a dash or a comma. */
function nameIn(text: string, mayBeSingle: boolean, email: string | undefined): string | undefined {
  const parts = withoutBullet(text)
    .replace(NICKNAME, ' ')
    .split(/\s+[-–—|•·:/]\s+|\s*[|•·]\s*|\s{3,}|,\s+|\s+\(|;|\s[–—]|[–—]\s/);
  const cleaned = (parts[0] ?? '')
    .replace(HONORIFIC, '')
    .replace(HONORIFIC, '')
    .replace(CREDENTIAL, '')
    .replace(/[:.,;]+$/, '')
    .trim();
  const words = cleaned.split(/\s+/);
  if (cleaned === '' || words.length > 8 || (words.length < 2 && !mayBeSingle)) return undefined;
  if (cleaned.length > 60 || cleaned.replace(/[^\p{L}]/gu, '').length < 3) return undefined;
  const isCaps = cleaned === cleaned.toUpperCase();
  for (const [position, word] of words.entries()) {
    const folded = fold(word).replace(/[.']/g, '');
    // 'das' is a particle, 'Das' a surname.
    const particle = NAME_PARTICLES.has(folded) && (isCaps || word === word.toLowerCase());
    if (
      particle &&
      (position === 0 || position === words.length - 1) &&
      words.length < 3 &&
      folded.length < 4
    )
      return undefined;
    if (!/^\p{L}[\p{L}'’´`.-]*$/u.test(word)) return undefined;
    // 'do Nascimento', 'de Sá': behind a particle even a word of forms is a surname.
    const behindParticle = position > 1 && NAME_PARTICLES.has(fold(words[position - 1] ?? ''));
    const mayBeName =
      behindParticle || ALSO_NAMES.has(folded) || FAMILY_NAMES.has(folded) || /^sá$/i.test(word);
    if (NOT_NAME_WORDS.has(folded) && !(mayBeName && isAmongNames(words, word, email))) return undefined;
    if (!particle && !isCaps && !/^\p{Lu}/u.test(word)) return undefined;
  }
  if (
    sectionOf(cleaned) ??
    (isBrazilianCity(cleaned) ||
      stateCode(cleaned) ||
      isForeignCity(cleaned) ||
      isForeignRegion(cleaned) ||
      isForeignCountry(cleaned))
  )
    return undefined;
  return cleaned;
}

/** Something else on the line speaks for a person: a given name, or the e-mail address. */
function isAmongNames(words: string[], word: string, email: string | undefined): boolean {
  const local = fold(localPart(email)).replace(/[^a-z]/g, '');
  const others = words.filter((other) => other !== word).map((other) => fold(other));
  return (
    GIVEN_NAMES.has(fold(words[0] ?? '')) ||
    others.some((other) => FAMILY_NAMES.has(other) || (other.length > 3 && local.includes(other)))
  );
}

function scoreOf(
  document: ResumeDocument,
  line: ZonedLine,
  index: number,
  name: string,
  email: string | undefined,
): number {
  const words = fold(name)
    .replace(/[.']/g, '')
    .split(/[\s-]+/)
    .filter((word) => !NAME_PARTICLES.has(word));
  let score = 0;
  const ratio = line.size / Math.max(1, document.bodySize);
  score += Math.max(0, Math.min(6, (ratio - 1) * 7));
  if (line.page === 0 && document.lines.every((other) => other.page > 0 || other.size <= line.size + 0.2))
    score += 3;
  if (index === 0) score += 2;
  else if (index <= 3) score += 1;
  if (line.y < 130) score += 1;
  if (line.bold) score += 0.5;
  if (line.page > 0) score -= 3;
  score += zoneScore(line, ratio);
  if (GIVEN_NAMES.has(words[0] ?? '')) score += 3;
  if (words.slice(1).some((word) => FAMILY_NAMES.has(word))) score += 2;
  score += Math.min(5, emailLikeness(words, email));
  if (document.properties.some((property) => words.every((word) => fold(property).split(' ').includes(word))))
    score += 2;
  const slugs = document.links.filter((link) => /linkedin\.com\/in\//i.test(link)).map(fold);
  if (
    slugs.some(
      (slug) =>
        words.filter((word) => word.length > 2 && slug.includes(word)).length >= Math.min(2, words.length),
    )
  )
    score += 1.5;
  if (words.length < 2) score -= 3;
  // More of the name is better than less of it: 'Ana' above 'Luiza Costa'.
  score += Math.min(3, words.length - 1) * 0.3;
  return score;
}

function zoneScore(line: ZonedLine, ratio: number): number {
  if (line.zone === 'head') return 2;
  if (line.zone === 'contact') return 1;
  if (line.zone === 'references') return -9;
  // A sidebar may start before the name in reading order: size then speaks for it.
  return ratio > 1.6 ? -0.5 : -5;
}

/** How much of a name an address repeats: 'ana.costa', 'acosta', 'anacosta92'. */
function emailLikeness(words: string[], email: string | undefined): number {
  const local = fold(localPart(email)).replace(/[^a-z]/g, '');
  if (local.length < 3) return 0;
  const inside = words.filter((word) => word.length > 2 && local.includes(word)).length;
  if (inside > 0) return inside * 2.5;
  const [first = ''] = words;
  const last = words[words.length - 1] ?? '';
  return words.length > 1 &&
    (local.startsWith(first.slice(0, 1) + last.slice(0, 4)) || local.startsWith(first.slice(0, 4)))
    ? 2
    : 0;
}

/** 'MARIA DA SILVA' → 'Maria da Silva'; a name already in mixed case stays as its owner wrote it. */
export function properCase(name: string): string {
  const tidy = name.replace(/\s+/g, ' ').trim();
  const allCaps = tidy === tidy.toUpperCase();
  const allSmall = tidy === tidy.toLowerCase();
  if (!allCaps && !allSmall) return tidy;
  return tidy
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && /^(?:d[aeo]s?|e|di|del|della|van|von|der|y|la)$/.test(word)
        ? word
        : word.replace(/(?<=^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}
