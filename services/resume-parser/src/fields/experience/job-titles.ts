import { isBrazilianCity } from '../../lexicon/brazil.js';
import { isSchool } from '../../lexicon/schools.js';
import { isForeignCity, isForeignRegion } from '../../lexicon/world.js';
import { isPlace, withoutPlace } from '../entries/places.js';
import type { Unit } from '../entries/units.js';
import {
  beginsLikeEmployer,
  beginsWithRole,
  isLabelledTitle,
  namesCompany,
  namesRole,
  seemsRole,
} from '../../lexicon/job-words.js';

/** What stands among titles and is none: the head of a table, a duration, the size of a company. */
const NO_TITLE =
  /^(?:yes|no|sim|n[ãa]o|de|até|a|em|per[íi]odo|empresa|fun[çc][ãa]o|cargo|company|position|[\W\d]+|(?:okay|may we) (?:to )?contact .*|(?:supervisor|salary|hours per week|pay plan|series|rank|grade)\s*:.*|(?:gs|gg|wg|nh|fs)-\d{2,4}(?:-\d{1,2})?|empresa de (?:grande|m[ée]dio|pequeno) porte.*|(?:micro|pequena|m[ée]dia|grande)[ -](?:empresa|porte)|(?:total|dura[çc][ãa]o)?\s*:?\s*\(?(?:mais de |over )?\d+\s*(?:anos?|m[eê]s(?:es)?|years?|yrs?|months?|mos?|weeks?|semanas?)\b.*|https?:.*|www\..*|[^–—|]*\b\d[\d.]*\s+(?:funcion[áa]rios|colaboradores|leitos|lojas|filiais|employees|beds|stores)\b.*)$/i;
const DURATION = /^\(?\d+\s*(?:anos?|m[eê]s(?:es)?|years?|yrs?|months?|mos?|weeks?|semanas?)\b[^.;:]{0,30}$/i;
/** A duration or a link behind a title. */
const TAIL =
  /\s*[([]\s*(?:\d+\s*(?:anos?|m[eê]s(?:es)?|years?|yrs?|months?|mos?|weeks?|semanas?)\b[^)]*|tempor[áa]ri[oa]|contrato tempor[áa]rio|at[ée] agora)\s*[)\]]?\s*$/i;
/** 'cozinheira 6 anos de carteira assinada', 'ajudante (sem registro)' */
const TERMS =
  /\s*[,(]?\s*(?:(?<=\p{L}\s)\d{1,2}\s(?:anos?|meses)(?!\p{L}).*|(?:com|de|sem) (?:carteira(?: assinada)?|registro)(?: (?:em|na) carteira)?\)?)$/iu;
/** Behind an employer, where its shop stands. */
const SITE = /^(?:shopping|galeria|aeroporto|outlet|mall)\s\p{Lu}/iu;
/** The trade of an employer, which portals print behind its name. */
const SECTOR =
  /^(?:atacado|varejo|alimentos|alimenta[çc][ãa]o|com[ée]rcio|servi[çc]os|ind[úu]stria|sa[úu]de|educa[çc][ãa]o|tecnologia|log[íi]stica|transportes?|constru[çc][ãa]o(?: civil)?|agroneg[óo]cio|turismo|finan[çc]as|bancos?|seguros|telecomunica[çc][õo]es|automotivo|t[êe]xtil|qu[íi]mica|energia|minera[çc][ãa]o|retail|wholesale|manufacturing|healthcare|education|construction|hospitality)$/i;
/** What a Europass form prints below the text of each job. */
const SECTOR_LABEL = /^(?:(?:type of )?business or sector|(?:tipo de empresa|ramo) ou sec?tor)(?!\p{L})/iu;
/** 'thyssenkrupp Steel Europe AG, Duisburg' */
const LEGAL_FORM =
  /^\p{Ll}[\p{L}\d&. -]{2,50}\s(?:AG|GmbH|SE|KG|Ltd|Ltda|Inc|LLC|PLC|plc|S\.?A|B\.?V)\.?(?:,|$)/u;
/** A point behind one of these ends no sentence. */
const ABBREVIATED =
  /\b(?:S\.?A|Ltda|Inc|Cia|Co|Corp|Ltd|Jr|Sr|B\.V|N\.V|e\.V|Lda|Dept|(?:\p{L}\.){1,2}(?:o|s)|S\.p\.A|S\.r\.l|S\.L|C\.V|A\.B|Pty|Bhd|Bros|Intl|Assoc|Univ)\.$/iu;
/** 'Okay to contact this Supervisor: Contact me first' */
const OF_SUPERVISOR = /^(?:(?:okay|may we) to contact|supervisor\s*:)/i;
const MAX_LENGTH = 100;
const MAX_BEHIND_COLON = 60;
/** Points by which a title may be indented. */
const MARGIN = 4;

/** A unit that names a position or an employer: short, at the left margin, no sentence and no item of a list. */
export function isTitle(unit: Unit | undefined, units: Unit[], dated?: Unit): unit is Unit {
  if (
    !unit ||
    unit.period ||
    unit.isItem ||
    !isShortPhrase(unit.bold ? unit.full.replace(/\.$/, '') : unit.full)
  )
    return false;
  if (isPlace(unit.text) || DURATION.test(unit.text) || isSeries(unit.text) || SECTOR_LABEL.test(unit.text))
    return false;
  if (OF_SUPERVISOR.test(unit.text)) return false;
  if (isLabelledTitle(unit.text)) return true;
  if (!/^[\p{Lu}\d"“<]/u.test(unit.text) && !namesRole(unit.text) && !LEGAL_FORM.test(unit.text))
    return false;
  return unit.bold || isAtMargin(unit, units, dated);
}

/** 'Two states; grew revenue': what a job consisted of, not 'Line Worker; promoted to Line Lead'. */
const isSeries = (text: string) => /;\s/.test(text) && !namesRole(text.split(';')[0] ?? '');

function isAtMargin(unit: Unit, units: Unit[], dated: Unit | undefined): boolean {
  const { line } = unit;
  if (dated?.starts.some((x0) => Math.abs(x0 - line.x0) < MARGIN)) return true;
  if (line.x0 < marginOf(units, line.block) + MARGIN) return true;
  if (dated && isUnderTitle(dated, line.x0)) return true;
  // Under the period, but in no column of its line: only what surely is a title.
  return (
    dated !== undefined &&
    (beginsWithRole(unit.text) || beginsLikeEmployer(unit.text) || withoutPlace(unit.text) !== unit.text)
  );
}

/** In sizes of the print; letters differ in width. */
const TITLE_SHIFT = 1.2;

/** '2018 – Now Inspector': a narrow gap divides the dates from the title, whose place follows from the letters before it. */
function isUnderTitle({ line, text }: Unit, x0: number): boolean {
  const [first] = line.fragments;
  const [title = ''] = text.split(/\s{3,}/);
  const at = first && title !== '' ? first.text.indexOf(title) : -1;
  if (!first || at < 1) return false;
  const titleX = first.x0 + ((first.x1 - first.x0) * at) / first.text.length;
  return Math.abs(titleX - x0) < TITLE_SHIFT * first.size;
}

const MARGINS = new WeakMap<Unit[], Map<number, number>>();

function marginOf(units: Unit[], block: number): number {
  let margins = MARGINS.get(units);
  if (!margins) {
    margins = new Map();
    for (const { line } of units)
      margins.set(line.block, Math.min(margins.get(line.block) ?? Infinity, line.x0));
    MARGINS.set(units, margins);
  }
  return margins.get(block) ?? 0;
}

/** In points. */
const SAME_SIZE = 0.4;

/** The unit is as large as one of these titles; any unit where their sizes say nothing. */
export const isOfSize = (unit: Unit | undefined, sizes: number[]): boolean =>
  sizes.length === 0 || sizes.some((size) => Math.abs(size - (unit?.line.size ?? 0)) < SAME_SIZE);

export function isDuration(unit: Unit | undefined): boolean {
  return unit !== undefined && !unit.period && DURATION.test(unit.text);
}

/** 'Salary: 62,400 USD Per Year': what portals print between a period and the position. */
export const isDetail = ({ text }: Unit) =>
  /^(?:salary|supervisor|hours? per week|work schedule|pay(?: plan| grade)?|series|grade|sal[áa]rio|carga hor[áa]ria|regime|contrato|tipo de contrato|jornada|segmento|ramo|porte)\s*:\s\S/i.test(
    text,
  );

function isShortPhrase(text: string): boolean {
  return text.length <= MAX_LENGTH && !/[.;:]$/.test(text.replace(ABBREVIATED, ''));
}

const DIVIDERS =
  /\s+[-–—|•·]\s*|\s*[|•·–—]\s+|\s{3,}|\s+@\s+|\s+\/\s+(?!\p{Ll})|\s*::\s*|\s+(?:na|no|at|@)\s+(?:empresa\s+)?(?=\p{Lu})|(?<=\p{Ll}):\s+(?=\p{Lu})/u;

/** 'Advogado associado. Moreira & Tavares Advocacia, Juiz de Fora.': a full stop divides the position from its employer. */
function withEmployerApart(text: string): string {
  const [, role = '', employer = ''] =
    /^(\p{Lu}[^.]{3,50}\p{Ll}{3})\.\s+(\p{Lu}[^.]{2,80})\.?$/u.exec(text.replace(/[\s.]+$/u, '')) ?? [];
  const isApart = namesRole(role) && (namesCompany(employer.split(',')[0] ?? '') || isSchool(employer));
  return isApart ? `${role} | ${employer}` : text;
}

/** A slash that divides no titles. */
const SLASH = '\u2044';
const TWO_TRADES = /^([^/]{3,40}?\s)\/(\s\p{Lu}[^/,]{2,40}?)(?=$|\s{3}|,|\s[–—|-]\s)/u;

/** 'Radio Presenter / Producer': one position; 'Tea Brokers / Finance Manager' names an employer. */
const withTwoTrades = (text: string) =>
  text.replace(TWO_TRADES, (own, first: string, second: string) =>
    namesRole(first.trim()) && namesRole(second.trim()) && !/s\s$/i.test(first)
      ? `${first}${SLASH}${second}`
      : own,
  );

/** Splits 'Vendedora – Loja Sol, Serra/ES' at its strong separators, without the place, the duration and the head of a table. */
export function titleParts(text: string): string[] {
  const bare = text
    .replace(/^(?:\d{1,2}[.)]|\(?[a-z]\)|\d{1,2}(?:\.\d{1,2})+[.)]?)\s+(?=\p{Lu})/u, '')
    .replace(
      /^(?:prior|earlier|early|previous|other|additional) (?:experience|career|roles?|positions?)\s*:\s+/i,
      '',
    )
    .replace(/\s*\(this is a federal job\)\s*$/i, '')
    .replace(/^(?:trabalhei|trabalho|atuei|atuo|worked|working)\s+(?:como|as(?: an?)?)\s+/i, '');
  if (isLabelledTitle(bare)) return [bare];
  return withEmployerApart(withTwoTrades(bare))
    .replace(
      /(?<=\p{Ll}{3}\)?|\p{Lu}{2}\))(?<!\b(?:Prof|Profa|Wiss|Dept|Univ|Assoc|Asst|Inst|Tech|Exec|Coord|Eng|Engr|Gen|Comm))\.\s+\p{Lu}.*$/u,
      '',
    )
    .replace(/\s*:\s+(?=\p{Ll})(.*)$/u, (_, rest: string) =>
      beginsWithRole(rest) && rest.length < MAX_BEHIND_COLON ? ` | ${rest}` : '',
    )
    .split(DIVIDERS)
    .map(cleanPart)
    .filter(
      (part, at, parts) =>
        part.length > 1 &&
        !isPlace(part) &&
        !NO_TITLE.test(part) &&
        !((SITE.test(part) || SECTOR.test(part)) && (at > 1 || (at === 1 && !namesRole(parts[0] ?? '')))),
    );
}

/** What stands among the titles and is called like a town: 'Porto Seguro' is an insurance company too. */
export function townParts(text: string): string[] {
  return text
    .split(DIVIDERS)
    .map(cleanPart)
    .filter((part) => isBrazilianCity(part) || isForeignCity(part));
}

/** 'GS-0343-12', 'E-5': the series and the grade of a public post in the United States. */
const SERIES = /,\s+(?:(?:GS|GG|WG|NH|FS)-\d{2,4}(?:-\d{1,2})?|[EOW]-\d{1,2})\s*$/;

export function cleanPart(text: string): string {
  return text
    .replace(SERIES, '')
    .replace(TAIL, '')
    .replace(TERMS, '')
    .replace(/[\s,]+(?:de|from|desde)\s*$/i, '')
    .replace(/^[\s(,:;]+|[\s(:,;.–/-]+$/g, (mark) =>
      /\.$/.test(mark) && ABBREVIATED.test(text.trim()) ? '.' : '',
    )
    .replace(/^[)\]]\s*/, '')
    .replace(SLASH, '/')
    .trim();
}

/** 'Intern, Ministry of Gender, Labour and Social Development' */
function withWholeMinistry(pieces: string[]): string[] {
  const at = pieces.findIndex((piece) => /^(?:ministry|department) of \p{Lu}/iu.test(piece));
  const rest = pieces[at + 1] ?? '';
  const isRest =
    at >= 0 && /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*\s(?:and|&)\s\p{Lu}/u.test(rest) && !namesRole(rest);
  return isRest ? [...pieces.slice(0, at), `${pieces[at] ?? ''}, ${rest}`, ...pieces.slice(at + 2)] : pieces;
}

/** 'Instituto Federal de Educação, Ciência e Tecnologia do Ceará': an enumeration inside the name of an employer. */
function enumerated(all: string[]): string[] {
  const pieces = withWholeMinistry(all);
  const [first = '', second = '', ...others] = pieces;
  const isOne =
    beginsLikeEmployer(first) &&
    /\sd[aeo]s?\s\p{Lu}\p{Ll}+$/u.test(first) &&
    /^\p{Lu}\p{Ll}+\se\s(?:d[aeo]s?\s)?\p{Lu}/u.test(second) &&
    !namesRole(second);
  return isOne ? [`${first}, ${second}`, ...others] : pieces;
}

/** What ranks a position: 'Staff Nurse, Band 5', 'Analista, Pleno'. */
const GRADE =
  /^(?:(?:bands?|levels?|grades?|class|classe|n[íi]ve(?:l|is)|tier|steps?|categoria|padr[ãa]o|turno|shift)\s[\p{L}\d]{1,4}(?:\s?[–\/-]\s?[\p{L}\d]{1,4})?|pleno|s[êe]nior|j[úu]nior|jr\.?|sr\.?|trainee|(?:part|full)[- ]time|temporary|tempor[áa]ri[oa]|interim|acting|(?:(?:staff|master|first|lance) )?(?:sergeant|corporal)|(?:first|second|third) class|[IVX]{1,4})(?:\s\(.*\))?$/iu;

/** A grade belongs to the position before it. */
const withGrades = (pieces: string[]): string[] =>
  pieces.reduce<string[]>((whole, piece) => {
    const last = whole.at(-1);
    return last !== undefined && GRADE.test(piece.trim())
      ? [...whole.slice(0, -1), `${last}, ${piece}`]
      : [...whole, piece];
  }, []);

/** A comma that stands in no brackets: 'Professora (efetiva, 40 h), Colégio Sol'. */
const OUTER_COMMA = /,\s+(?![^()]{0,60}\))/;

/** 'Vendedora, Loja Sol, Serra': a title that commas divide. */
export function commaParts(text: string): string[] {
  const pieces = enumerated(withGrades(text.split(OUTER_COMMA)));
  const [first = '', second = ''] = pieces;
  if (pieces.length < 2) return [text];
  // 'Apprentice, then Joiner, Wharfe & Daughters': a rise at one employer.
  if (/^(?:then|later|now|e depois|depois|mais tarde)\s/i.test(second))
    return [`${first}, ${second}`, ...pieces.slice(2)].map(cleanPart).filter((piece) => !isPlace(piece));
  // 'Loja Sol, vendedora': a small letter begins a part only if it is the trade.
  if (
    /^\p{Ll}/u.test(second) &&
    !(beginsWithRole(second) || seemsRole(second) || beginsLikeEmployer(second)) &&
    text !== text.toLowerCase()
  )
    return [text];
  const rest = withoutTownsOfStates(pieces.slice(1))
    .map(cleanPart)
    .filter((piece) => piece.length > 1 && !isPlace(piece));
  return [first, ...withHouses(rest)];
}

/** 'Fort Sill', 'OK': a town that no list knows, before its state. */
const withoutTownsOfStates = (pieces: string[]) =>
  pieces.filter((piece, at) => {
    const [state = ''] = /^[A-Z]{2}(?!\p{L})/u.exec(pieces[at + 1] ?? '') ?? [];
    return !(isForeignRegion(state) && isPlace(`${piece}, ${state}`));
  });

/** 'Department of History, Whitcombe University': a part of a house and the house. */
function withHouses([part, house, ...others]: string[]): string[] {
  if (part === undefined || house === undefined) return part === undefined ? [] : [part];
  const isPart =
    /^(?:department|dept\.?|faculty|school|division|college|centre|center|institute|laboratory|lab|office|departamento|depto\.?|faculdade|instituto|centro|setor|laborat[óo]rio|secretaria|n[úu]cleo|ger[êe]ncia|diretoria)(?: (?:of|for|d[aeo]s?))?\s/i.test(
      part,
    );
  return isPart && (namesCompany(house) || isSchool(house))
    ? [`${part}, ${house}`, ...others]
    : [part, house, ...others];
}
