import { normalDate } from '../../entry-dates.js';
import type { Period } from '../../lexicon/period.js';
import type { Unit } from '../entries/units.js';
import { commaParts, titleParts } from './job-titles.js';
import { DEED, isLabelledTitle, namesCompany, namesRole, seemsRole } from './job-words.js';
import { toldJob } from './told-job.js';

/** 'Prêmio de inovação interna, 2021': a prize, a course or a project names its matter first. */
const MATTER =
  /^(?:pr[êe]mio|premia[çc][ãa]o|curso|treinamento|certifica(?:do|[çc][ãa]o)|palestra|workshop|oficina|viagem|turn[êe]|medalha|projeto|participa[çc][ãa]o|congresso|semin[áa]rio|feira|festival|miss(?:[ãa]o|[õo]es)|grava[çc][ãa]o|award|prize|winner|(?:semi)?finalist|vencedora?|ganhadora?|campe[ãa]o?|course|certificate|tour)(?!\p{L})/iu;
/** 'Instructor training', 'Employee of the year award': in English the last word says what it is. */
const MATTER_BEHIND =
  /\s(?:training|certification|certificate|course|workshop|award|prize|scholarship|conference|accreditation|championships?)$/i;
/** 'Deployments: Iraq 2010–2011', 'Disciplinas: …' */
const LABEL = /^\W{0,3}(\p{Lu}\p{L}+(?:\s\p{L}+){0,2}):\s+(.*)$/u;
/** 'Participei da feira de ciências' */
const PAST = /^\p{Lu}\p{Ll}{3,}(?:ei|amos)(?=\s\p{Ll})/u;
/** 'Selected clients:' opens a list within a job. */
const LIST_LABEL =
  /^(?:(?:selected|main|key|recent|some|notable|principais|alguns|algumas) )?(?:clients?|clientes|projects?|projetos|productions?|produ[çc][õo]es|works?|obras|trabalhos|campaigns?|campanhas|credits|commissions|shows|exhibitions)(?: \p{L}+)?\s*:$/iu;
const LEADING = /^\W{0,3}(?:(?:de|desde|em|since|from)\s)?(?:\p{L}{3,9}\.?(?:\s+de\s+|[\s/]))?['’]?\d/iu;
/** Fewer jobs do not show where a section prints its dates. */
const MIN_JOBS = 2;

const partsOf = (text: string) => titleParts(text).flatMap(commaParts);
const isMatter = (text: string) => MATTER.test(text) || MATTER_BEHIND.test(partsOf(text)[0] ?? '');

/** One of the titles in a text names a position. */
const isNamed = (text: string) => !isMatter(text) && partsOf(text).some(namesRole);

/** Where the period stands on its line. */
function placeOf({ text, full }: Unit): 'alone' | 'before' | 'behind' {
  if (text === '') return 'alone';
  return LEADING.test(full) ? 'before' : 'behind';
}

/** The starts without those whose lines have a date and only describe a job: a result, a project or an item of a list. */
export function withoutDatedDetails(units: Unit[], starts: number[]): number[] {
  const listed = listedUnits(units);
  const jobs = starts.filter((start) => !listed.has(start) && !isDetail(units, start, starts));
  return jobs.length > 0 ? jobs : starts;
}

function isDetail(units: Unit[], start: number, starts: number[]): boolean {
  const unit = units[start];
  if (!unit || unit.bold || unit.text === '' || toldJob(unit.full)) return false;
  if (DEED.test(unit.full) || PAST.test(unit.full)) return true;
  const others = starts.flatMap((at) => (at === start ? [] : (units[at] ?? [])));
  const before = starts.filter((at) => at < start);
  if (isUnderLabel(unit, others) || isWithinJob(unit, units, before)) return true;
  const isDate = unit.period?.end === '' && !unit.period.isCurrent && others.some(isRange);
  if (isDate && isMatter(unit.text)) return true;
  const parts = partsOf(unit.text).length;
  // 'On-call lead, 2023' where the line of each other job names its employer too.
  const areWhole = others.length >= MIN_JOBS && others.every(({ text }) => partsOf(text).length > 1);
  if (isDate && parts === 1 && areWhole && !namesCompany(unit.text)) return true;
  if (isNamed(unit.text) || isBesidePosition(units, start) || namesCompany(unit.text)) return false;
  // 'Monitoria de Didática – UEPA – 2000' has the parts of a job.
  if (isDate && parts === 1) return true;
  const places = new Set(others.map(placeOf));
  return others.length >= MIN_JOBS && places.size === 1 && !places.has(placeOf(unit));
}

const isRange = ({ period }: Unit) => period?.isCurrent === true || (period?.end ?? '') !== '';

/** A label that names neither a trade nor an employer, where no other line with dates has one. */
function isUnderLabel({ full, text }: Unit, others: Unit[]): boolean {
  const [, label = '', rest = ''] = LABEL.exec(full) ?? [];
  return (
    label !== '' &&
    !(isLabelledTitle(text) || isNamed(rest)) &&
    !(namesRole(label) || seemsRole(label) || namesCompany(label)) &&
    others.filter((other) => LABEL.test(other.full)).length * 2 < others.length
  );
}

/** 'Preceptor of the Year, 2022', without an employer and within the stay of a job whose period stands alone, as those of others do. */
function isWithinJob(unit: Unit, units: Unit[], before: number[]): boolean {
  const alone = before.flatMap((at) => (units[at]?.text === '' ? [units[at]] : []));
  const stay = alone.at(-1)?.period;
  const { period } = unit;
  if (!stay || !period || placeOf(unit) !== 'behind' || partsOf(unit.text).length > 1) return false;
  const isAlone = units.filter(({ text, period: other }) => other && text === '').length >= MIN_JOBS;
  return isAlone && isWithin(period, stay) && !namesCompany(unit.text);
}

const isWithin = (part: Period, stay: Period) =>
  yearOf(part.start) >= yearOf(stay.start) &&
  (stay.isCurrent || (!part.isCurrent && yearOf(part.end || part.start) <= yearOf(stay.end)));
const yearOf = (date: string) => normalDate(date).slice(0, 4);

/** A position stands on the line above or below and has no period. */
const isBesidePosition = (units: Unit[], start: number) =>
  [units[start - 1], units[start + 1]].some(
    (unit) => unit && !unit.period && !unit.isItem && namesRole(unit.text) && !/[.;]$/.test(unit.full),
  );

/** What a label such as 'Selected clients:' lists, up to the next bold line or the next position. */
function listedUnits(units: Unit[]): Set<number> {
  const listed = new Set<number>();
  let isList = false;
  units.forEach((unit, index) => {
    if (LIST_LABEL.test(unit.full)) isList = true;
    else if (unit.bold || isNamed(unit.text)) isList = false;
    if (isList) listed.add(index);
  });
  return listed;
}
