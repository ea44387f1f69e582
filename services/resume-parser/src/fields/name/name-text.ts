import {
  ALSO_NAMES,
  FAMILY_NAMES,
  GIVEN_NAMES,
  NAME_PARTICLES,
  TITLE_WORDS,
} from '../../lexicon/person-words.js';
import { sectionOf } from '../../lexicon/section-words.js';
import { fold, withoutBullet } from '../../lexicon/text.js';
import { isForeignCity } from '../../lexicon/world.js';
import { localPart } from '../email/local-part.js';
import { givenNameFirst, isPlace } from './surname-first.js';

/** 'João Pedro "JP" Tavares'. */
const NICKNAME = /\s(?:["“][^"”]{1,20}["”]|\([^)]{1,20}\))(?=\s+\p{Lu})/gu;
/** 'Dr. rer. nat.', 'Prof. Dr.-Ing.', 'Dipl.-Kfm.', 'mgr inż.': degrees that stand before a name. */
const DEGREE_BEFORE =
  /^(?:univ\.-)?(?:prof\.|dr\.|dipl\.|mag\.|mgr|ing\.|in[żz]\.|dott\.(?:ssa)?|lic\.|phdr\.|rndr\.|mudr\.|judr\.)(?:-ing\.|-\p{L}{2,6}\.|(?:\s(?:rer|nat|pol|oec|med|dent|vet|univ|phil|jur|iur|theol|habil|h\.c|sc|agr|techn)\.)+)?\s+(?=\p{L})/iu;
const HONORIFIC =
  /^(?:prof|dr|eng|enf|arq|adm|adv|vet|psic|t[ée]c)\.?[ºª°]\.?\s+|^(?:agr|civ|mec|elet|quim|amb|flor|alim|ma|msc|esp)\.\s+|^(?:dra?|profa?|sra?|srta|eng[aº]?|engr|arc|surv|barr|pharm|capt|rev|ir|er|smt|shri|me|ma|mr|mrs|ms|miss|adv)\.\s+|^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Engr)\s+(?=\p{Lu}\p{Ll})/iu;
/** 'SSG (Ret.) Dwayne Mabry', 'Lt. Col. Ana Reis' */
const RANK =
  /^(?:(?:(?:SSG|SGT|SFC|MSG|SGM|CPL|SPC|PFC|PO[123]|CPO|CPT|LTC|WO[12]|TSgt|SSgt|MSgt|GySgt)\.?|(?:Sgt|Cpl|Lt|Capt|Maj|Col|Cmdr|Cdr|Gen)\.)\s+)+(?:\((?:ret|retd|retired)\.?\)\s+)?(?=\p{Lu}\p{L})/iu;
/** 'Cap QOPM Ricardo Siqueira', '3º Sgt PM Ana Reis' */
const BRAZILIAN_RANK =
  /^(?:[123]º\s)?(?:Cap|Ten|Maj|Cel|Ten-?\s?Cel|Sgt|Subten|Cb|Sd)\.?\s(?:Q[OP][A-Z]{1,3}M?|PM|BM|EB)\s(?=\p{Lu})/u;
/** 'Luan Batista Moreira, 19 anos' */
const AGE = /[\s,(–-]{1,4}\d{2}\s+(?:anos|years(?:\s+old)?|y\.?o\.?)\)?\.?\s*$/i;
const CREDENTIAL =
  /[,\s]+(?:ph\.?d\.?|mba|m\.?sc\.?|b\.?sc\.?|md|pmp|cpa|esq|msc|dsc|rn|cfa|crm.*|oab.*|he\/him|she\/her|\(?ele\/dele\)?|\(?ela\/dela\)?)\.?\s*$/i;
/** 'Obinna Uzoma FCA': what stands in capitals behind a name of small letters, and no surname is called so. */
const CREDENTIAL_IN_CAPITALS =
  /(?<=\p{Ll})\s(?:[FAM]?C[AM]|F?ACCA|AC[AI]|[AFM]CIPD|CI[SM]SP|CCRN|BSN|MSN|DNP|APRN|LCSW|LMFT|FNP|RDN?|EDD|MBBS|FRCS|MRCP|CENG|MI[CE]E|RIBA|AIA|S?PHR|MPH|MSW|MNSE|COREN|MPA|LL[BM]|MSc|BSc|BA|BEng|MEng|MPhil|DPhil|PGCE|QTS|FRSA|FHEA|EIT|PE|CFP|CMA|CSM|PT|OT|RGN|RMN|[A-Z]{2,4}\p{Ll}{2,5}[A-Z]?)$/u;
/** The same behind a name in capitals: only what is no surname. */
const CREDENTIAL_OF_CAPITALS =
  /\s(?:CCRN|BSN|MSN|DNP|APRN|LCSW|LMFT|FNP|LPN|CNA|MBBS|FRCS|MRCP|CENG|F?ACCA|S?PHR|MPH|MSW|MPA|PGCE|CFP|CSM|PMP|CPA|CFA|MBA|PHD|COREN)$/u;
const SEPARATOR = /\s+[-–—|•·:/]\s+|\s*[|•·]\s*|\s{3,}|,\s+|\s+\(|;|\s[–—]|[–—]\s/;

/** 'Kavitha d/o Muniandy': the daughter of. */
const PARENTAGE = /^(?:[ds]\/o|a\/[lp])$/i;
/** As many titles stand before a name, or behind it. */
const MAX_TITLES = 4;
const MAX_WORDS = 8;
const MAX_LENGTH = 60;

/** 'Hello, I’m Wanda Kimani' in large print. */
const GREETING =
  /^(?:(?:Hello|Hi|Ol[áa]|Oi)[,!]?\s+)?(?:I[’']?m|I am|(?:[Ee]u )?[Ss]ou(?: [ao])?|[Mm]e chamo)\s+(?=\p{Lu}\p{Ll})/u;

/** 'Tendai Chigumba (née Ncube)' */
const AT_BIRTH = /\s+\((?:n[ée]e|born|formerly)\s[^()]{2,30}\)/iu;

/** Returns the part of a text that reads as the name of a person, without titles and what follows a dash or a comma. */
export function nameIn(text: string, mayBeSingle: boolean, email: string | undefined): string | undefined {
  const name = withoutTitles(text, email);
  const words = name.split(/\s+/);
  if (name === '' || words.length > MAX_WORDS || (words.length < 2 && !mayBeSingle)) return undefined;
  if (name.length > MAX_LENGTH || name.replace(/[^\p{L}]/gu, '').length < 3) return undefined;
  if (!words.every((_, position) => isNameWord(words, position, name === name.toUpperCase(), email)))
    return undefined;
  return sectionOf(name) !== undefined || isPlace(name) || isForeignCity(name) ? undefined : name;
}

function withoutTitles(text: string, email: string | undefined): string {
  const [part = ''] = givenNameFirst(
    withoutBullet(text)
      .replace(GREETING, '')
      .replace(RANK, '')
      .replace(BRAZILIAN_RANK, '')
      .replace(AT_BIRTH, '')
      .replace(NICKNAME, ' ')
      .replace(AGE, ''),
    email,
  ).split(SEPARATOR);
  let name = part;
  for (let times = 0; times < MAX_TITLES; times += 1)
    name = withoutCredential(name.replace(DEGREE_BEFORE, '').replace(HONORIFIC, ''));
  return name.replace(/[:,;]+$|(?<!(?<!\p{L})Jr)\.[:.,;]*$/iu, '').trim();
}

function withoutCredential(name: string): string {
  const bare = name.replace(CREDENTIAL, '').replace(CREDENTIAL_IN_CAPITALS, '');
  // 'SHEILA ROOK RN': in a name of capitals, only what is no surname, behind two words.
  if (name !== name.toUpperCase()) return bare;
  const shorter = bare.replace(CREDENTIAL_OF_CAPITALS, '');
  return shorter.includes(' ') ? shorter : bare;
}

function isNameWord(words: string[], position: number, isCaps: boolean, email: string | undefined): boolean {
  const word = words[position] ?? '';
  if (PARENTAGE.test(word)) return position > 0 && position < words.length - 1;
  if (!/^\p{L}[\p{L}\p{M}'’´`.-]*$/u.test(word)) return false;
  const folded = fold(word).replace(/[.']/g, '');
  if (
    TITLE_WORDS.has(folded) &&
    word !== 'Sá' &&
    !(mayBeName(words, position) && isAmongNames(words, word, email))
  )
    return false;
  // 'das' is a particle, 'Das' a surname.
  if (NAME_PARTICLES.has(folded) && (isCaps || word === word.toLowerCase()))
    return !isLooseParticle(words, position, folded);
  return isCaps || /^(?:[dl]['’´]|[th](?=\p{Lu})|al-|el-)?\p{Lu}/u.test(word);
}

/** A particle at the edge of two words joins no names. */
function isLooseParticle(words: string[], position: number, folded: string): boolean {
  const isAtEdge = position === 0 || position === words.length - 1;
  return isAtEdge && words.length < 3 && folded.length < 4;
}

/** 'do Nascimento', 'de Sá': behind a particle even a word of forms is a surname. */
function mayBeName(words: string[], position: number): boolean {
  const word = words[position] ?? '';
  const folded = fold(word).replace(/[.']/g, '');
  const isBehindParticle = position > 1 && NAME_PARTICLES.has(fold(words[position - 1] ?? ''));
  return isBehindParticle || ALSO_NAMES.has(folded) || FAMILY_NAMES.has(folded) || /^sá$/i.test(word);
}

/** Something else on the line points to a person: a given name, a family name or the e-mail address. */
function isAmongNames(words: string[], word: string, email: string | undefined): boolean {
  const local = lettersOf(email);
  const others = words.filter((other) => other !== word).map((other) => fold(other));
  return (
    GIVEN_NAMES.has(fold(words[0] ?? '')) ||
    others.some((other) => FAMILY_NAMES.has(other) || (other.length > 3 && local.includes(other)))
  );
}

/** 'vilarinho' of 'oi@vilarinho.art.br'; shorter names are also words. */
const MIN_DOMAIN_NAME = 5;

/** Gives capitals to 'fábio luiz teles' in large print, which designers set in small letters. */
export function capitalised(text: string, email: string | undefined): string {
  const words = fold(text).split(' ');
  const isInAddress = words.every((word) => fold(email ?? '').includes(word));
  const [, domain = ''] = fold(email ?? '').split('@');
  const isOwnDomain = (words.at(-1) ?? '').length >= MIN_DOMAIN_NAME && domain.split('.')[0] === words.at(-1);
  const isPerson =
    GIVEN_NAMES.has(words[0] ?? '') ||
    (words.length > 1 && (isInAddress || isOwnDomain || emailLikeness(words, email) > 0));
  if (!isPerson) return text;
  // 'jamila Okonjo'
  if (/^\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u.test(text)) return text.slice(0, 1).toUpperCase() + text.slice(1);
  return text === text.toLowerCase() ? properCase(text) : text;
}

/** How much of a name an address repeats, in points: 'ana.costa', 'acosta', 'anacosta92'. */
export function emailLikeness(words: string[], email: string | undefined): number {
  const local = lettersOf(email);
  if (local.length < 3) return 0;
  const inside = words.filter((word) => word.length > 2 && local.includes(word)).length;
  if (inside > 0) return inside * 2.5;
  const [first = ''] = words;
  const last = words[words.length - 1] ?? '';
  const isShortened =
    local.startsWith(first.slice(0, 1) + last.slice(0, 4)) || local.startsWith(first.slice(0, 4));
  return words.length > 1 && isShortened ? 2 : 0;
}

function lettersOf(email: string | undefined): string {
  return fold(localPart(email)).replace(/[^a-z]/g, '');
}

/** 'MARIA DA SILVA' becomes 'Maria da Silva'; a name in mixed case stays as printed. */
export function properCase(name: string): string {
  const tidy = name.replace(/\s+/g, ' ').trim();
  if (tidy !== tidy.toUpperCase() && tidy !== tidy.toLowerCase()) return tidy;
  return tidy
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 &&
      /^(?:d[aeo]s?|e|di|del|della|van|von|der|den|ter|y|la|ibn|bin|binte|binti|bint|[ds]\/o|a\/[lp])$/.test(
        word,
      )
        ? word
        : word.replace(/(?<=^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}
