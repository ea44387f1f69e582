import { withWholeTitles, withoutVessels } from './broken-titles.js';
import { withoutBullet } from '../../lexicon/text.js';
import type { ResumeExperience, Evidence, RuleHit } from '../../resume.js';
import { evidenceAt } from '../../rule.js';
import { takePeriod } from '../../lexicon/entry-period.js';
import { isPlace, withoutPlace } from '../entries/places.js';
import type { Unit } from '../entries/units.js';
import { companyName, ownAccount, positionName } from './job-names.js';
import { cleanPart, commaParts, isDetail, isDuration, isOfSize, isTitle, townParts } from './job-titles.js';
import { dividedTitle, partsByPrint, withField } from './title-division.js';
import {
  beginsLikeEmployer,
  beginsWithRole,
  isLabelledTitle,
  namesCompany,
  namesRole,
  seemsRole,
} from '../../lexicon/job-words.js';
import { toldJob } from './told-job.js';
import {
  COMPANY_FINDERS,
  POSITION_FINDERS,
  type PositionFeatures,
  type TitleFinder,
  type TitleOrder,
} from './position-rules.js';

export interface FoundJob {
  job: ResumeExperience;
  evidence: Evidence;
  /** What heads it, as printed. */
  head?: string;
}

/** The units of one job: from its first title to the first title of the next. */
export interface JobUnits {
  units: Unit[];
  from: number;
  /** The unit with the period. */
  start: number;
  end: number;
  /** Sizes of the titles that stand above the first period; where those are several, what stands below is none. */
  sizes: number[];
}

/** What heads a job: its titles and labelled lines; `next` is the unit behind the last of them. */
export interface Header extends JobUnits {
  titles: string[];
  labelled: string[];
  /** Parts of the titles' lines that are called like towns. */
  towns: string[];
  /** Both parts beside the period name a trade. */
  isTwofold: boolean;
  /** They are one position, as the employer stands above. */
  isJoined: boolean;
  next: number;
}

/** 'Gerente Comercial: carteira de 140 produtores'. */
const LEADING_ROLE = /^([^:.;–—]{3,50}?)(?::|\s[–—-])\s/;
/** 'Combo Pipe Welder. Certified for shutdowns.' */
const LEADING_SENTENCE = /^(\p{Lu}[^:.;,–—]{3,40}?)\.\s+\p{Lu}/u;
const ACTIVITIES = /^(?:principais )?atividades\s*:\s*/i;
/** Titles that may stand under the line with the period. */
const MAX_TITLES_BELOW = 2;
/** 'Moreira, Tanaka & Lins Advogados': surnames that name an office. */
const PARTNERS = /^\p{Lu}[\p{L}'’]+(?:,\s\p{Lu}[\p{L}'’]+)*\s(?:&|e)\s\p{Lu}/u;
/** 'Pereira, Tozzi Auditores Independentes': trades in the plural name an office too. */
const OFFICE =
  /\s(?:Advogad[oa]s|Auditor[ea]s|Contador[ea]s|Arquitet[oa]s|Engenheir[oa]s|Consultor[ea]s|Corretor[ea]s|Dentistas)(?:\s(?:Associad[oa]s|Independentes))?$/u;
const MAX_DESCRIPTION_LENGTH = 2_000;
/** In points. */
const INDENT = 8;

export function headerOf(section: JobUnits): Header {
  const { units, from, start, end } = section;
  const own = units[start];
  const heads = units.slice(from, start);
  const isRight = dateStandsRight(own);
  const above = heads.flatMap((unit, at) =>
    withField(partsByPrint(unit, leftCells(unit, isRight)), unit, heads[at + 1] ?? own),
  );
  // 'Coop, Cientista' over 'Conduz projetos   2019 – 2021': the line with the period already describes.
  const isTold = above.length === 1 && isRight && namesBoth(above[0] ?? '') && !PARTNERS.test(above[0] ?? '');
  const beside = isTold || !own || isTownBelow(above, own.text) ? [] : partsByPrint(own, own.text);
  // '2º Sargento – Chefe de Seção' under the employer: both name the position.
  const isTwofold =
    beside.length === 2 &&
    beside.every(
      (part) => /^[\p{Lu}\d]/u.test(part) && part.length < 50 && namesRole(part) && !namesCompany(part),
    ) &&
    !/\s-\s?\p{Lu}{4}/u.test(own?.text ?? '');
  const isJoined =
    isTwofold && (above.some((part) => !namesRole(part)) || isNamedBelow(units[start + 1], section));
  let titles = [...above, ...(isJoined ? [beside.join(' – ')] : beside)].filter(
    (part) => !isLabelledTitle(part),
  );
  let next = start + 1;
  let details = 0;
  while (next < end && next <= start + MAX_TITLES_BELOW + details && mayFollow(section, next)) {
    const unit = units[next];
    if (unit && (isPlace(unit.text) || isDetail(unit) || isDuration(unit))) {
      // A street and a town may both stand there.
      if (isDetail(unit) || /\d/.test(unit.text)) details += 1;
      next += 1;
      continue;
    }
    // 'Enfermeira – campanha de vacinação' under its period: with the task, this is the whole position.
    if (unit?.bold && titles.length === 0 && beginsWithActivity(unit.text)) {
      titles.push(cleanPart(unit.text));
      next += 1;
      continue;
    }
    if (
      (titles.length > 1 && (!addsTitle(titles, unit?.text ?? '') || isIndentedBelow(section, next))) ||
      !unit ||
      beginsWithActivity(unit.text) ||
      isComplete(titles, unit, own)
    )
      break;
    titles.push(...withField(partsByPrint(unit, leftCells(unit, isRight)), unit, units[next + 1]));
    next += 1;
  }
  const labelled = units
    .slice(from, end)
    .map(({ text }) => text)
    .filter(isLabelledTitle);
  const told = toldJob(own?.full ?? '');
  if (told) titles = [told.position, told.company];
  else if (titles.length === 1) titles = dividedTitle(titles[0] ?? '');
  const towns = units.slice(from, next).flatMap(({ text }) => townParts(text));
  return {
    ...section,
    titles: withRole(section, next, withoutVessels(withWholeTitles(titles))),
    labelled,
    towns,
    isTwofold,
    isJoined,
    next,
  };
}

/** 'Escola Estadual Sol', not 'School extension in Ashby', which describes the job. */
const isInCapitals = (text: string) =>
  /^\p{Lu}\S*(?:[\s,]+(?:[\p{Lu}\d(&–-]\S*|d[aeo]s?|e|of|the|and|for))*$/u.test(text);

/** 'Bath' next to the period below 'Legal secretary, Wickham Solicitors', which names both. */
const isTownBelow = ([title = '', ...others]: string[], text: string) =>
  others.length === 0 &&
  namesBoth(title) &&
  /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?,?$/u.test(text.trim()) &&
  ![namesRole, seemsRole, namesCompany].some((test) => test(text));

/** An employer under two other titles; a position under 'Prefeitura de Salinas – UBS Centro', an employer and its unit. */
function addsTitle(titles: string[], text: string): boolean {
  if (beginsLikeEmployer(text)) return !titles.some(namesCompany) && isInCapitals(text);
  return (
    titles.length === 2 &&
    beginsLikeEmployer(titles[0] ?? '') &&
    beginsWithRole(text) &&
    !titles.some((title) => namesRole(title) || seemsRole(title))
  );
}

/** Titles stand at the edge of the line with the period: what is indented below them describes the job. */
function isIndentedBelow({ units, start }: JobUnits, at: number): boolean {
  const [edge = 0, above = 0, own = 0] = [start, at - 1, at].map((index) => units[index]?.line.x0);
  return at - 1 > start && Math.abs(above - edge) < INDENT && own > edge + INDENT;
}

/** 'Borrachas Tietê' under 'Jovem Aprendiz - Auxiliar de Escritório': words with capitals that name no trade. */
function isNamedBelow(unit: Unit | undefined, { units, start, end }: JobUnits): boolean {
  if (start + 1 >= end || !isTitle(unit, units, units[start]) || namesRole(unit.text)) return false;
  return unit.text.split(' ').every((word) => /^(?:\p{Lu}|d[aeo]s?$|e$|&$)/u.test(word));
}

/** 'Vendedora, Loja Sol' names both; only a bold line or an employer with its place may follow. */
function isComplete(titles: string[], unit: Unit, own: Unit | undefined): boolean {
  const [title = ''] = titles;
  if (titles.length !== 1 || !namesBoth(title)) return false;
  const hasPlace = withoutPlace(unit.text) !== unit.text;
  // 'Kessler Anlagen GmbH' below 'Technician, Maintenance'
  const isEmployer = !namesCompany(title) && namesCompany(unit.text) && isInCapitals(unit.text);
  return !hasPlace && !isEmployer && !(unit.bold && !own?.bold);
}

/** 'Vendedora, Loja Sol': of the first two parts, one is a trade. */
function namesBoth(title: string): boolean {
  const [first = '', second] = commaParts(title);
  if (second === undefined || OFFICE.test(title) || !(namesRole(first) || namesRole(second))) return false;
  return namesRole(first) !== namesRole(second) || namesCompany(first) !== namesCompany(second);
}

function mayFollow({ units, start, sizes }: JobUnits, at: number): boolean {
  const [unit, own] = [units[at], units[start]];
  if (
    sizes.length > 1 &&
    unit &&
    !isDetail(unit) &&
    !isPlace(unit.text) &&
    !isDuration(unit) &&
    !isOfSize(unit, sizes)
  )
    return false;
  return (
    unit !== undefined &&
    !isLabelledTitle(unit.text) &&
    (isPlace(unit.text) || isDetail(unit) || isDuration(unit) || isTitle(unit, units, own))
  );
}

/** The period is the last of several cells: what stands in the same column of other lines is a place. */
function dateStandsRight(unit: Unit | undefined): boolean {
  const last = unit?.line.fragments.at(-1);
  return (
    unit !== undefined &&
    unit.line.fragments.length > 1 &&
    last !== undefined &&
    isDated(last.text) &&
    !isDated(unit.line.fragments[0]?.text ?? '')
  );
}

const isDated = (text: string) => /\d{4}/.test(text) || takePeriod(text).period !== undefined;

function leftCells(unit: Unit, isDateRight: boolean): string {
  const cells = unit.text.split(/\s{3,}/);
  const isAside =
    isDateRight && cells.length === 2 && !namesRole(cells[1] ?? '') && (cells[1] ?? '').length < 40;
  return isAside ? (cells[0] ?? '') : unit.text;
}

export function jobOf(header: Header, order: TitleOrder): FoundJob {
  const { units, from, start, end, next, titles, labelled } = header;
  const unit = units[start];
  const features = { titles: [...labelled, ...titles], order };
  const position = firstNamed(POSITION_FINDERS, features);
  const company = firstNamed(COMPANY_FINDERS, features);
  const period = unit?.period;
  const isOwn = /conta pr[óo]pria|aut[ôo]nom|self[ -]employed/i.test(company.value);
  return {
    job: {
      position: positionName(isOwn ? position.value.replace(/,\s\p{Ll}.*$/u, '') : position.value),
      company: companyName(company.value) || ownAccount(units.slice(from, start + 1)),
      startDate: period?.start ?? '',
      endDate: period?.end ?? '',
      isCurrent: period?.isCurrent ?? false,
      description: descriptionOf(units.slice(next, end), behindPeriod(unit)),
    },
    evidence: evidenceAt(unit?.line, [...position.rules, ...company.rules]),
    head: units
      .slice(from, next)
      .map(({ full }) => full)
      .join(' '),
  };
}

function beginsWithActivity(text: string): boolean {
  const bare = withoutBullet(text);
  const [match = '', lead = ''] = LEADING_ROLE.exec(bare) ?? [];
  if (match === '' || isLabelledTitle(bare)) return false;
  // 'Analista – apuração de tributos' names the task, 'Analista – Loja Sol' the employer.
  return match.startsWith(`${lead}:`) || (namesRole(lead) && /^\p{Ll}/u.test(bare.slice(match.length)));
}

/** The role that opens the description, where no title names one. */
function withRole({ units, end }: JobUnits, next: number, titles: string[]): string[] {
  if (next >= end || titles.some(namesRole)) return titles;
  const text = withoutBullet(units[next]?.text ?? '');
  const head = text.slice(0, 100);
  const role = (LEADING_ROLE.exec(head) ?? LEADING_SENTENCE.exec(head))?.[1];
  return role && namesRole(role) && !isLabelledTitle(text) ? [...titles.slice(0, 1), role] : titles;
}

function firstNamed(finders: TitleFinder[], features: PositionFeatures): { value: string; rules: RuleHit[] } {
  for (const { name, find } of finders) {
    const found = find(features);
    if (found) return { value: found.value, rules: [{ rule: name, points: 0 }, ...(found.rules ?? [])] };
  }
  return { value: '', rules: [] };
}

/** 'Atendimento' of 'Vendedora. Loja Sol. 2018 a 2020. Atendimento', where one paragraph holds the whole job. */
function behindPeriod(unit: Unit | undefined): string[] {
  if (!unit?.period) return [];
  const date = unit.period.end || unit.period.start;
  const after = unit.full.slice(unit.full.indexOf(date) + date.length);
  const text = /^[^.\d]{0,20}\.\s+(\p{Lu}.*)$/u.exec(after)?.[1] ?? '';
  return text === '' || unit.text.includes(text) ? [] : [text];
}

function descriptionOf(units: Unit[], first: string[]): string {
  const lines = units
    .filter(({ text }) => !/^(?:cargo|empresa|fun[çc][ãa]o|per[íi]odo)\s*:/i.test(text))
    .map(({ full }) => withoutBullet(full).replace(ACTIVITIES, '').replace(/\s+/g, ' '));
  return [...first, ...lines].join('\n').slice(0, MAX_DESCRIPTION_LENGTH);
}
