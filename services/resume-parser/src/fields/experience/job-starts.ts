import { takeDate } from '../../lexicon/entry-period.js';
import type { Unit } from '../entries/units.js';
import { withoutDatedDetails } from './dated-details.js';
import {
  beginsWithRole,
  DEED,
  isLabelledTitle,
  labelsResults,
  namesCompany,
  namesRole,
  seemsRole,
} from '../../lexicon/job-words.js';
import { tellsNoJob, toldJob } from './told-job.js';

/** A longer line is a sentence that mentions a period. */
const MAX_PERIOD_LINE_CHARACTERS = 200;
const MAX_PERIOD_ITEM_CHARACTERS = 120;
const MAX_SINGLE_DATE_CHARACTERS = 110;
const MIN_PROSE_WORDS = 4;
const MAX_WHOLE_TITLE = 60;
const SMALL_WORD = /(?<![\p{L}\d])\p{Ll}+/gu;
const PAST_VERB = /(?<!\p{L})\p{Ll}{3,}(?:i|ou|aram|amos|imos)(?!\p{L})/u;
const LEADING_DATE =
  /^\W*(?:(?:de|desde|em|entre|from|since)\s+)?(?:\p{L}{3,9}\.?(?:\s+de\s+|[\s\/]))?['’]?\d/iu;
/** '2017 Estagiária, Prefeitura do Recife' */
const LEADING_YEAR =
  /^((?:\d{1,2}\/|(?:summer|winter|spring|fall|autumn|ver[ãa]o(?: de)?|inverno(?: de)?)\s+)?(?:19|20)\d{2})\s+(?=\p{L})/iu;

/** '2º semestre de 2012', 'Summer 2019' */
const TERM = /sem|summer|winter|spring|fall|autumn|ver[ãa]o|inverno|outono|primavera/i;

/** '- Analista @ Provedor Sol' over '2019 - Atual': where the section begins so, such items are titles. */
export function withListedTitles(units: Unit[]): Unit[] {
  const isOverPeriod = (unit: Unit | undefined, next: Unit | undefined) =>
    unit?.isItem === true && !unit.period && next?.period !== undefined && next.text === '' && !next.isItem;
  if (!isOverPeriod(units[0], units[1])) return units;
  return units.map((unit, index) =>
    isOverPeriod(unit, units[index + 1]) ? { ...unit, isItem: false } : unit,
  );
}

/** 'Organization: …' begins the next job. */
const EMPLOYER_LABEL = /^\W{0,3}(?:organi[sz]ation|company|employer|empresa|empregador|firma)\s*:/i;

/** Without 'Role: Developer' below a project within a job: the position is that of the job. */
export function withoutProjectRoles(units: Unit[]): Unit[] {
  let isProject = false;
  return units.filter((unit) => {
    if (PROJECT.test(unit.full)) isProject = true;
    else if (unit.bold || unit.period || EMPLOYER_LABEL.test(unit.full)) isProject = false;
    return !(isProject && /^\W{0,3}(?:role|position|designation|fun[çc][ãa]o|papel)\s*:/i.test(unit.full));
  });
}

/** Where no period says more, a date that stands alone begins a job. */
export function withSingleDates(units: Unit[]): Unit[] {
  const ranged = units.filter(({ period }) => period).length;
  const isYearFirst = units.filter(({ period, full }) => period && LEADING_DATE.test(full)).length > 1;
  return units.map((unit) => {
    if (unit.period || unit.full.length > MAX_SINGLE_DATE_CHARACTERS) return unit;
    if (unit.isItem && ranged > 0) return unit;
    const full = unit.full.replace(/^[-–—*•]\s*/, '');
    const [head = '', year] = LEADING_YEAR.exec(full) ?? [];
    if (year !== undefined && opensJob(full.slice(head.length), isYearFirst || TERM.test(year)))
      return {
        ...unit,
        period: { start: year, end: TERM.test(year) ? year : '', isCurrent: false },
        text: full.slice(head.length),
      };
    const { period, rest } = takeDate(full);
    if (!period || !/\d{4}|\/\d{2}/.test(period.start)) return unit;
    // A season or a semester is a whole stay.
    const end = TERM.test(period.start) ? period.start : period.end;
    return { ...unit, period: { ...period, end }, text: rest };
  });
}

/**
 * 'Research Intern, Harbour Station' behind 'Summer 2015': a season introduces a job; a year also what happened in one,
 * unless the other jobs begin with theirs.
 */
const opensJob = (text: string, isSure: boolean) =>
  beginsWithRole(text) ||
  (isSure && /,\s\p{Lu}/u.test(text) && namesRole((text.split(',')[0] ?? '').replace(/\s\([^()]*\)$/, '')));

/** The units whose periods begin a job. */
export function startsOf(units: Unit[]): number[] {
  const usual = units.some((unit) => unit.period && !unit.isItem);
  const starts = units.flatMap((unit, index) => (isStart(unit, usual) ? [index] : []));
  const edge = Math.min(...starts.map((index) => units[index]?.line.x0 ?? 0));
  const atEdge = starts.filter((index) => (units[index]?.line.x0 ?? 0) <= edge + INDENT);
  const areRanges = atEdge.filter((index) => !hasOneDate(units[index])).length > 1;
  const sentences = starts.filter((index) => isSentences(units[index]));
  const titled = starts.filter(
    (index) =>
      !isProse(units[index]) &&
      !isPartOfStay(units[index]) &&
      !isAside(units[index], edge) &&
      !(areRanges && isDatedResult(units[index], edge)) &&
      !(areRanges && isWithinText(units, index, atEdge)) &&
      !(sentences.length === 1 && starts.length > 2 && sentences[0] === index),
  );
  // Where jobs have titles, a sentence with years is about one of them.
  return withoutDatedDetails(units, titled.length > 0 ? titled : starts);
}

/** In points. */
const INDENT = 8;

/** A result with years, or the rest of a sentence, in the indented text of a job whose bullets are drawn. */
function isAside(unit: Unit | undefined, edge: number): boolean {
  if (!unit || unit.bold || unit.line.x0 <= edge + INDENT) return false;
  if (unit.text === '') return /^\p{Ll}{4,}\s/u.test(unit.full);
  const isAtEdge =
    LEADING_DATE.test(unit.full) || /(?:\d{4}|\p{L}|\))\)?$/u.test(unit.full.replace(unit.text, ''));
  return DEED.test(unit.full) || (!isAtEdge && !namesRole(unit.text));
}

/** 'Fellow, Reuters Foundation, 2020 – 2021' among the indented lines below 'Reporter, The Hindu, 2019 – 2023'. */
function isWithinText(units: Unit[], index: number, atEdge: number[]): boolean {
  const [unit, above] = [units[index], units[index - 1]];
  const job = units[atEdge.findLast((at) => at < index) ?? -1];
  if (!unit || !above || !job?.period || unit.bold || above.period) return false;
  const isIndented = unit.line.x0 > job.line.x0 + INDENT && Math.abs(above.line.x0 - unit.line.x0) < INDENT;
  return isIndented && namesRole(job.text) && /,\s|\s[–—|-]\s/.test(job.text);
}

/** 'Mentor of trainees since 2022' says since when, 'Trainer (2019)' in which year. */
const SINCE = /\S\s(?:desde|since|a partir de)\s/iu;
const hasOneDate = (unit: Unit | undefined) =>
  unit?.period?.end === '' && (!unit.period.isCurrent || SINCE.test(unit.full));

/** A prize or an office with one date in the indented text of a job, where the jobs have a start and an end. */
function isDatedResult(unit: Unit | undefined, edge: number): boolean {
  if (!unit || unit.bold || unit.line.x0 <= edge + INDENT || !hasOneDate(unit)) return false;
  return SINCE.test(unit.full) || !beginsWithRole(unit.text);
}

/** 'Coordenadora do herbário de 2020 a 2022. Chefe do laboratório.': where no other sentence states a job, it belongs to the one before. */
const isSentences = (unit: Unit | undefined) =>
  unit !== undefined &&
  !(unit.bold || unit.isItem || isWholeTitle(unit)) &&
  /\d{4}\.\s+\p{Lu}/u.test(unit.full) &&
  unit.full.endsWith('.') &&
  !/\s[–—|-]\s/u.test(unit.text);

/** 'Ensino, Química, Nível: Graduação': what Lattes lists below a stay, with years of its own. */
const isPartOfStay = (unit: Unit | undefined) =>
  /^(?:ensino|pesquisa e desenvolvimento|extens[ãa]o universit[áa]ria|dire[çc][ãa]o e administra[çc][ãa]o|conselhos, comiss[õo]es e consultoria)\s*,\s/i.test(
    unit?.text ?? '',
  );

/** 'Abertura de 61 unidades entre 2020 e 2024.' */
const RESULT = /\S\s(?:entre|between)\s\D{0,20}\d{4}\s(?:e|and)\s\D{0,20}\d{4}[.;]?$/iu;

/** 'Terraplenagem Sol Ltda: operador de pá carregadeira,' */
const EMPLOYER_WITH_ROLE = /^(\p{Lu}[^:]{2,60}):\s+(\p{L}.{2,60})$/u;

/** A comma divides the title from its period; a sentence has none there. */
const isWholeTitle = ({ text }: Unit) => text.length < MAX_WHOLE_TITLE && /,\s*$/.test(text);

/** A sentence that names no job: 'De 2018 a 2020 coordenei o turno da noite.' */
function isProse(unit: Unit | undefined): boolean {
  if (!unit || unit.bold || beginsWithRole(unit.text) || toldJob(unit.full)) return false;
  // 'Fencer (my own business), 2012 to 2017. Worked all over the west.'
  const [, employer = '', role = ''] = EMPLOYER_WITH_ROLE.exec(unit.text) ?? [];
  if (namesCompany(employer) && beginsWithRole(role)) return false;
  if (isWholeTitle(unit) && seemsRole(/^[^(,]+/.exec(unit.text)?.[0] ?? '')) return false;
  if (tellsNoJob(unit.full)) return true;
  if (RESULT.test(unit.full) && !namesRole(unit.text)) return true;
  // 'Monitora' over 'de novos operadores desde 2025.'
  if (/^\p{Ll}[^.]*\.$/u.test(unit.full) && SINCE.test(unit.full) && !LEADING_DATE.test(unit.full))
    return true;
  const isSentence = /[.;]$|\p{L}{3}\.\s+\p{Lu}/u.test(unit.full);
  const words = unit.text.match(SMALL_WORD)?.length ?? 0;
  if (!isSentence || words < MIN_PROSE_WORDS || isLabelledTitle(unit.text)) return false;
  return PAST_VERB.test(unit.text) || !LEADING_DATE.test(unit.full);
}

/** 'Project: Retail Portal (Jan 2020 – Present)' within a job. */
const PROJECT = /^\W{0,3}(?:project|projeto|client|cliente)(?:\s(?:name|nome|title|\d{1,2}|#\d{1,2}))?\s*:/i;

function isStart({ period, full, text, isItem }: Unit, usual: boolean): boolean {
  if (!period?.start || labelsResults(full) || PROJECT.test(full)) return false;
  if (text.length >= MAX_PERIOD_LINE_CHARACTERS)
    return /^.{0,4}\d{4}|^\W*(?:desde|entre|em)\b/i.test(full) && namesRole(text);
  if (!isItem) return !(/[.;]$/.test(full) && text.length > 90 && !namesRole(text));
  const isAtEdge =
    /^\W*(?:\p{L}+\s)?\p{L}{0,3}\W?\d/u.test(full) ||
    /(?:\d{4}|atua(?:l|is)|hoje|presente?|now|momento)\W*$/i.test(full);
  return usual
    ? /^\W*(?:\d{1,2}\/)?\d{4}\s*[–-]/.test(full)
    : isAtEdge || text.length <= MAX_PERIOD_ITEM_CHARACTERS;
}
