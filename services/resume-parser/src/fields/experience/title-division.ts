import { fold } from '../../lexicon/text.js';
import { readWords } from '../../lexicon/word-list.js';
import type { Unit } from '../entries/units.js';
import { cleanPart, commaParts, titleParts } from './job-titles.js';
import {
  beginsLikeEmployer,
  isLabelledTitle,
  namesCompany,
  namesRole,
  seemsRole,
} from '../../lexicon/job-words.js';

/** The titles of a unit: where no sign divides its text, a change between bold and plain print does. */
export function partsByPrint(unit: Unit, text: string): string[] {
  const parts = withFieldAndEmployer(titleParts(text), text);
  const [whole = ''] = parts;
  const lead = unit.line.fragments.find((fragment) => fragment.text.includes(whole))?.lead;
  if (parts.length !== 1 || lead === undefined || isLabelledTitle(whole)) return parts;
  const rest = whole.slice(lead.length);
  const isDivided = whole.startsWith(`${lead} `) && /^\s\p{Lu}/u.test(rest) && !OPEN_WORD.test(lead);
  return isDivided ? [lead, rest].map(cleanPart).filter((part) => part.length > 1) : parts;
}

/** 'Principal Engineer – Structures, Hunter Infrastructure Partners': a field stands between the position and its employer. */
function withFieldAndEmployer(parts: string[], text: string): string[] {
  const [role = '', rest = ''] = parts;
  const [field = '', employer = '', ...others] = rest.split(/,\s+/);
  const isField =
    /^\p{Lu}\p{L}*(?:\s(?:&|and|\p{Lu}\p{L}*)){0,2}$/u.test(field) &&
    ![namesRole, namesCompany].some((test) => test(field));
  if (parts.length !== 2 || !namesRole(role) || !isField || !namesCompany(employer) || namesRole(employer))
    return parts;
  const whole = text.slice(text.indexOf(role), text.indexOf(rest) + field.length);
  return [whole, [employer, ...others].join(', ')];
}

const OPEN_WORD = /(?:^|\s)(?:d[aeo]s?|e|of|and|the|for|em|in|[–—&-])$|[:,]$/iu;

/** A single title divided at its commas, or where the words of an employer begin or end. */
export function dividedTitle(title: string): string[] {
  for (const divide of [commaParts, severalHouses, employerInside, employerBefore, employerWithRole]) {
    const parts = divide(title);
    if (parts.length > 1) return parts;
  }
  return commaParts(title);
}

/** 'Diarista em várias casas': who pays changes. */
function severalHouses(text: string): string[] {
  const [, role = '', houses = ''] =
    /^(\p{L}+(?:\s\p{L}+){0,3}?)\sem\s((?:(?:v[áa]ri|divers)[oa]s\s|casas?\s(?:de\s)?fam[íi]lia)\p{Ll}*.*)$/iu.exec(
      text,
    ) ?? [];
  return role !== '' && namesRole(role) ? [role, houses] : [text];
}

/** 'Brightwell Infotech as Senior Engineer', 'Padaria Sol como Balconista' */
function employerWithRole(text: string): string[] {
  const [, employer, role] = /^(\p{Lu}.{2,60}?)\s(?:as(?: an?)?|como)\s(\p{Lu}.{2,60})$/u.exec(text) ?? [];
  const isSure = employer && role && (namesRole(role) || seemsRole(role)) && !namesRole(employer);
  return isSure ? [employer, role] : [text];
}

const RANKS = new Set(readWords('rank-words'));

/** 'Gulfstream Orthopedics Territory Manager': an English trade behind its employer, without a separator. */
function employerBefore(text: string): string[] {
  const words = text.split(' ');
  const trade = words.at(-1) ?? '';
  if (words.length < 3 || !namesRole(trade) || words.some((word) => !/^[\p{Lu}&]/u.test(word))) return [text];
  let at = words.length - 1;
  while (at > 0 && RANKS.has(fold(words[at - 1] ?? ''))) at -= 1;
  const employer = words.slice(0, at).join(' ');
  return at < 2 || at === words.length - 1 || namesRole(employer)
    ? [text]
    : [employer, words.slice(at).join(' ')];
}

/** 'Designer Gráfica Freelancer': a printing house is called so too, but has a name. */
const PRINT_TRADE =
  /^gr[áa]fica(?:\s(?:freelancer?|aut[ôo]noma|j[úu]nior|plena?|pleno|s[êe]nior|jr\.?|sr\.?))*$/iu;

/** 'ARQUITETA ATELIER SOL': an employer behind the trade without a separator, as Europass prints them. */
function employerInside(text: string): string[] {
  const words = text.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /^\p{Lu}/u.test(word) &&
      beginsLikeEmployer(words.slice(index).join(' ')) &&
      !PRINT_TRADE.test(words.slice(index).join(' ')) &&
      !/^d[aeo]s?$|^\d{1,3}[ªº°a]$/i.test(words[index - 1] ?? ''),
  );
  const [role, employer] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  return at > 0 && namesRole(role) ? [role, employer] : [text];
}

/** In characters. */
const MAX_WHOLE = 80;

/** 'Assistant Manager - Accounts' over 'Shree Balaji Textile Mills Ltd': what stands behind the trade is its field. */
export function withField(parts: string[], { text }: Unit, below: Unit | undefined): string[] {
  const [role = '', field = ''] = parts;
  const isField =
    parts.length === 2 &&
    namesRole(role) &&
    ![namesRole, namesCompany, beginsLikeEmployer].some((test) => test(field)) &&
    /^\p{Lu}\p{L}*(?:\s(?:&|and|e|\p{Lu}\p{L}*)){0,3}$/u.test(field);
  const isOverEmployer =
    below !== undefined &&
    !below.isItem &&
    !below.period &&
    namesCompany(below.text) &&
    !namesRole(below.text);
  if (!isField || !isOverEmployer) return parts;
  const whole = text.slice(text.indexOf(role), text.lastIndexOf(field) + field.length);
  // A dash divides the position from what else the line says.
  return /\s-\s/.test(whole) && whole.length < MAX_WHOLE ? [whole] : parts;
}
