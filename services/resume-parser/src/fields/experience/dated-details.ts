import { yearOf } from '../../lexicon/entry-dates.js';
import type { Period } from '../../lexicon/period.js';
import type { Unit } from '../entries/units.js';
import { commaParts, titleParts } from './job-titles.js';
import { DEED, isLabelledTitle, namesCompany, namesRole, seemsRole } from '../../lexicon/job-words.js';
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

/** A line that begins a job. */
interface DatedLine {
  at: number;
  unit: Unit;
  parts: number;
  isRange: boolean;
  isLabelled: boolean;
  place: ReturnType<typeof placeOf>;
  /** The last one above whose period stands alone. */
  stay: Period | undefined;
}

/** How many lines have what, so that comparing one with all others takes no longer the more there are. */
interface Sums {
  lines: number;
  ranges: number;
  withParts: number;
  labelled: number;
  places: Map<DatedLine['place'], number>;
  /** Periods that stand alone, of jobs or not. */
  alone: number;
}

/** The starts without those whose lines have a date and only describe a job: a result, a project or an item of a list. */
export function withoutDatedDetails(units: Unit[], starts: number[]): number[] {
  const listed = listedUnits(units);
  const lines = datedLines(units, starts);
  const sums = sumsOf(lines, units);
  const jobs = lines.filter((line) => !listed.has(line.at) && !isDetail(line, sums, units));
  return jobs.length > 0 ? jobs.map(({ at }) => at) : starts;
}

function datedLines(units: Unit[], starts: number[]): DatedLine[] {
  let stay: Period | undefined;
  return starts.flatMap((at) => {
    const unit = units[at];
    if (!unit) return [];
    const { period, text, full } = unit;
    const line = {
      ...{ at, unit, stay, place: placeOf(unit), parts: partsOf(text).length },
      isRange: period?.isCurrent === true || (period?.end ?? '') !== '',
      isLabelled: LABEL.test(full),
    };
    if (text === '') stay = period;
    return [line];
  });
}

function sumsOf(lines: DatedLine[], units: Unit[]): Sums {
  const places: Sums['places'] = new Map();
  for (const { place } of lines) places.set(place, (places.get(place) ?? 0) + 1);
  return {
    lines: lines.length,
    ranges: lines.filter(({ isRange }) => isRange).length,
    withParts: lines.filter(({ parts }) => parts > 1).length,
    labelled: lines.filter(({ isLabelled }) => isLabelled).length,
    places,
    alone: units.filter(({ text, period }) => period && text === '').length,
  };
}

function isDetail(line: DatedLine, sums: Sums, units: Unit[]): boolean {
  const { at, unit, parts, isRange, place } = line;
  if (unit.bold || unit.text === '' || toldJob(unit.full)) return false;
  if (DEED.test(unit.full) || PAST.test(unit.full)) return true;
  if (isUnderLabel(line, sums) || isWithinJob(line, sums)) return true;
  const others = sums.lines - 1;
  const isDate = unit.period !== undefined && !isRange && sums.ranges > 0;
  if (isDate && isMatter(unit.text)) return true;
  // 'On-call lead, 2023' where the line of each other job names its employer too.
  const areWhole = others >= MIN_JOBS && sums.withParts === others;
  if (isDate && parts === 1 && areWhole && !namesCompany(unit.text)) return true;
  if (isNamed(unit.text) || isBesidePosition(units, at) || namesCompany(unit.text)) return false;
  // 'Monitoria de Didática – UEPA – 2000' has the parts of a job.
  if (isDate && parts === 1) return true;
  // All others have their periods in one other place.
  return others >= MIN_JOBS && sums.places.size === 2 && sums.places.get(place) === 1;
}

/** A label that names neither a trade nor an employer, where few other lines with dates have one. */
function isUnderLabel({ unit: { full, text } }: DatedLine, sums: Sums): boolean {
  const [, label = '', rest = ''] = LABEL.exec(full) ?? [];
  return (
    label !== '' &&
    !(isLabelledTitle(text) || isNamed(rest)) &&
    !(namesRole(label) || seemsRole(label) || namesCompany(label)) &&
    (sums.labelled - 1) * 2 < sums.lines - 1
  );
}

/** 'Preceptor of the Year, 2022', without an employer and within the stay of a job whose period stands alone, as those of others do. */
function isWithinJob({ unit, stay, place, parts }: DatedLine, { alone }: Sums): boolean {
  const { period, text } = unit;
  if (!stay || !period || place !== 'behind' || parts > 1 || alone < MIN_JOBS) return false;
  return isWithin(period, stay) && !namesCompany(text);
}

const isWithin = (part: Period, stay: Period) =>
  yearOf(part.start) >= yearOf(stay.start) &&
  (stay.isCurrent || (!part.isCurrent && yearOf(part.end || part.start) <= yearOf(stay.end)));

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
