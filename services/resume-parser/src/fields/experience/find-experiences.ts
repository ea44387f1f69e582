import { median } from '../../layout/median.js';
import { linesIn, type ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { isPlace } from '../entries/places.js';
import { unitsOf, type Unit } from '../entries/units.js';
import { headerOf, type FoundJob, type Header } from './job-at.js';
import { believed } from './believed.js';
import { withoutUnknownTowns } from './employer-towns.js';
import { withListedJobs } from './listed-jobs.js';
import { withGroups, withoutWholeStays } from './job-groups.js';
import { startsOf, withListedTitles, withoutProjectRoles, withSingleDates } from './job-starts.js';
import { isDuration, isOfSize, isTitle, titleParts } from './job-titles.js';
import { isFormerPosition, isLabelledTitle, isTitleLabel, namesRole } from '../../lexicon/job-words.js';
import { withoutOddOnes } from './odd-jobs.js';
import { orderOf } from './position-rules.js';
import { toldClauses } from './told-job.js';
import { undatedJobs } from './undated-jobs.js';

const MAX_JOBS = 30;
const MAX_TITLES_ABOVE = 3;

/** The jobs of the section for experience. Each period is one, with the titles above, beside and below it. */
export function findExperiences(document: ResumeDocument): FoundJob[] {
  const lines = experienceLines(document);
  if (lines.length > 0) {
    const listed = jobsIn(lines);
    const sentences = toldLines(lines);
    const told = toldIn(sentences);
    const isTold = lengthOf(sentences) * 2 > lengthOf(lines);
    // A section of whole sentences has several jobs in one paragraph.
    const sure = surely(listed).length;
    const jobs = told.length > sure || (isTold && told.length === sure) ? told : listed;
    return [...jobs, ...surely(jobsIn(researchLines(document)))];
  }
  // Without a heading, only what surely is one.
  const told = toldIn(toldLines(linesIn(document, 'head', 'objective', 'profile', 'other')));
  const listed = [linesIn(document, 'head', 'other'), linesIn(document, 'profile')].flatMap((lines) =>
    surely(jobsIn(lines)),
  );
  return [...listed.filter(({ job }) => !told.some((other) => isSame(other.job, job))), ...told];
}

const lengthOf = (lines: ZonedLine[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

const isSame = (one: FoundJob['job'], other: FoundJob['job']) =>
  one.position === other.position && one.startDate === other.startDate;

/** Sentences that each name one job, and nothing else. */
function toldLines(lines: ZonedLine[]): ZonedLine[] {
  const paragraphs: ZonedLine[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last?.wraps && last.block === line.block)
      paragraphs[paragraphs.length - 1] = { ...line, text: `${last.text} ${line.text}` };
    else paragraphs.push(line);
  }
  return paragraphs.flatMap((line) =>
    toldClauses(line.text).map((text) => ({
      ...line,
      text,
      fragments: line.fragments.slice(0, 1),
      wraps: false,
    })),
  );
}

/** The jobs in sentences; one paragraph may hold several. */
const toldIn = (sentences: ZonedLine[]) =>
  jobsIn(sentences).filter(({ job }) => job.company !== '' && job.startDate !== '');

const surely = (jobs: FoundJob[]) =>
  jobs.filter(({ job }) => namesRole(job.position) && job.company !== '' && job.startDate !== '');

/** What stands under 'Research': topics, projects or positions. */
function researchLines({ lines }: ResumeDocument): ZonedLine[] {
  let isResearch = false;
  return lines.filter((line) => {
    if (line.heading) isResearch = /^(?:research|pesquisa)\s*:?$/i.test(line.text.trim());
    return isResearch && !line.heading && line.zone !== 'experience';
  });
}

function jobsIn(lines: ZonedLine[]): FoundJob[] {
  const units = withListedTitles(
    withSingleDates(withListedJobs(withoutProjectRoles(unitsOf(lines, isLabelledTitle)))),
  );
  const starts = startsOf(units).slice(0, MAX_JOBS);
  if (starts.length === 0) return undatedJobs(units).slice(0, MAX_JOBS);
  const above = titlesAbove(units, starts);
  const titles = Math.max(
    titlesAmong(units, starts[0] ?? 0, above),
    isKind(units[(starts[0] ?? 0) - 1]) ? above : 0,
  );
  const sizes = sizesAbove(units, starts[0] ?? 0, above);
  const isBesideTitle = (units[starts[0] ?? 0]?.text ?? '') !== '';
  // A period alone on its line where others stand beside a title: that title is one line further up.
  const reach = (start: number) =>
    isFormerPosition(units[start]?.text ?? '')
      ? 0
      : Math.max(
          labelsAbove(units, start),
          employerAbove(units, start),
          isBesideTitle && above > 0 && units[start]?.text === ''
            ? above + 1
            : Math.max(above, reachOverPlaces(units, start, titles)),
        );
  const headers = withoutOddOnes(
    withTownsForEmployers(
      starts.map((start, position) => {
        const from = firstTitle(
          units,
          start,
          Math.max(start - reach(start), (starts[position - 1] ?? -1) + 1),
          sizes,
        );
        const next = starts[position + 1];
        const end =
          next === undefined
            ? units.length
            : Math.max(
                start + 1,
                groupAbove(units, firstTitle(units, next, Math.max(next - reach(next), start + 1), sizes)),
              );
        return headerOf({ units, from, start, end, sizes });
      }),
    ),
  );
  const whole = withTwofoldPositions(withoutUnknownTowns(headers));
  const order = orderOf(whole.map(({ titles }) => titles));
  return believed(withoutWholeStays(withGroups(whole, units, order)));
}

/** Below '2º Sargento – Chefe de Seção' at the employer above, '3º Sargento – Comandante' is one position there too. */
function withTwofoldPositions(headers: Header[]): Header[] {
  let isGroup = false;
  return headers.map((header) => {
    isGroup = header.isJoined || (isGroup && header.isTwofold && header.titles.length === 2);
    return isGroup && !header.isJoined ? { ...header, titles: [header.titles.join(' – ')] } : header;
  });
}

/** 'Porto Seguro' where the other jobs have their employers, and no town alone. */
function withTownsForEmployers(headers: Header[]): Header[] {
  const whole = headers.filter(({ titles }) => titles.length > 1);
  if (whole.length * 2 < headers.length || whole.some(({ towns }) => towns.length > 0)) return headers;
  return headers.map((header) =>
    header.titles.length === 1 && header.towns.length > 0
      ? { ...header, titles: [...header.titles, ...header.towns.slice(0, 1)] }
      : header,
  );
}

/** The lines of the section; a small heading that names a trade ('Estágio') is one of its titles. */
function experienceLines(document: ResumeDocument): ZonedLine[] {
  let isInside = false;
  let section = 0;
  return document.lines.flatMap((line) => {
    if (line.heading) section += 1;
    const isOwn = line.zone === 'experience';
    const isTitleHeading =
      isInside &&
      isOwn &&
      line.heading &&
      line.size <= document.bodySize * 1.15 &&
      ((namesRole(line.text) && !/^experi[êe]n/i.test(line.text)) ||
        /^(?:cargo|fun[çc][ãa]o|internship)\s*:?$/i.test(line.text));
    isInside = isOwn;
    return isOwn && (!line.heading || isTitleHeading) ? [{ ...line, section }] : [];
  });
}

/** How many lines such as 'Cargo: Vendedora' stand directly above a period: they belong to it, however others are printed. */
function labelsAbove(units: Unit[], start: number): number {
  const isPeriodAlone = /^(?:per[íi]odo\s*:?)?$/i.test(units[start]?.text ?? '');
  // Where labels follow the period, those above belong to the job before.
  if (!isPeriodAlone || isTitleLabel(units[start + 1]?.text ?? '')) return 0;
  let count = 0;
  while (count < MAX_TITLES_ABOVE && isTitleLabel(units[start - count - 1]?.text ?? '')) count += 1;
  return count;
}

/** A bold employer over a position in plain print, where the jobs above have their dates beside the employer. */
function employerAbove(units: Unit[], start: number): number {
  const [own, above] = [units[start], units[start - 1]];
  const isPosition = own && !own.bold && namesRole(own.text) && titleParts(own.text).length === 1;
  return isPosition && above?.bold && isTitle(above, units, own) && !namesRole(above.text) ? 1 : 0;
}

/** How many units of titles stand above a period. One layout prints all jobs alike, so the first job decides. */
function titlesAbove(units: Unit[], starts: number[]): number {
  const [first = 0] = starts;
  if (first === 0) return 0;
  if (starts.length > 1 && starts.every((start) => namesWhole(units[start - 1]))) return 1;
  if (
    first <= MAX_TITLES_ABOVE &&
    units
      .slice(0, first)
      .every((unit) => isPlace(unit.text) || isDuration(unit) || isTitle(unit, units, units[first]))
  )
    return first;
  // Something else opens the section: what most of the jobs show.
  return Math.round(median(starts.map((start) => titlesOver(units, start))));
}

/** 'Randon Implementos / Analista Contábil': an employer and a position, so that nothing above them is a title. */
function namesWhole(unit: Unit | undefined): boolean {
  if (!unit || unit.period || unit.isItem || isLabelledTitle(unit.text) || /\s{3}|:\s/.test(unit.text))
    return false;
  const [first = '', second = '', ...others] = titleParts(unit.text);
  return second !== '' && others.length === 0 && namesRole(first) !== namesRole(second);
}

/** How many units up to the highest title directly above a period; places and durations may stand among them. */
function titlesOver(units: Unit[], start: number): number {
  let titles = 0;
  for (let at = start - 1; at >= 0 && titles <= MAX_TITLES_ABOVE; at -= 1) {
    if (isTitle(units[at], units, units[start])) titles += 1;
    else if (titles > 0 || !isKind(units[at])) break;
  }
  return titles;
}

/** 'Tempo integral' directly above the dates of a position (LinkedIn). */
const isKind = (unit: Unit | undefined) =>
  /^(?:tempo integral|meio per[íi]odo|aut[ôo]nomo|contrato(?: tempor[áa]rio)?|tempor[áa]rio|est[áa]gio|full[- ]time|part[- ]time|contract|internship|freelance)$/i.test(
    unit?.text ?? '',
  );

/** The employer over the duration of all its jobs, which begins the next group (LinkedIn); `from` itself where none stands there. */
const groupAbove = (units: Unit[], from: number) =>
  isDuration(units[from - 1]) && isTitle(units[from - 2], units) ? from - 2 : from;

const isAside = (unit: Unit | undefined) => isPlace(unit?.text ?? '') || isDuration(unit);

/** How many of the units above the first period are neither places nor durations. */
const titlesAmong = (units: Unit[], start: number, above: number) =>
  units.slice(Math.max(0, start - above), start).filter((unit) => !isAside(unit)).length;

/** How many units reach up to so many titles: a line such as 'Contrato temporário' may stand among those of one job only. */
function reachOverPlaces(units: Unit[], start: number, titles: number): number {
  let [at, left] = [start, titles];
  while (at > 0 && left > 0) {
    at -= 1;
    if (!isAside(units[at])) left -= 1;
  }
  return start - at;
}

/** Sizes of the titles above the first period; a line of another size above a later one describes the job before. */
function sizesAbove(units: Unit[], start: number, above: number): number[] {
  const sizes = units
    .slice(Math.max(0, start - above), start)
    .filter((unit) => !isPlace(unit.text) && !isDuration(unit))
    .map(({ line }) => line.size);
  // On a scan every line has a size of its own, nearly that of its neighbours.
  if (areMeasured(units.map(({ line }) => line.size))) return [];
  const later = units.slice(start).map(({ line }) => line.size);
  return sizes.every((size) => later.some((other) => Math.abs(other - size) < EQUAL)) ? sizes : [];
}

/** In points. */
const EQUAL = 0.02;
const NEARLY_EQUAL = 0.2;

/** Sizes that differ by less than the eye sees were measured in a picture, not chosen by an author. */
const areMeasured = (sizes: number[]): boolean =>
  sizes.some((size) => sizes.some((other) => other - size > EQUAL && other - size < NEARLY_EQUAL));

/** The first of the titles directly above a period, at most from `from` on; a place, or a street and its town, may stand between two of them. */
function firstTitle(units: Unit[], start: number, from: number, sizes: number[]): number {
  const isOwn = (at: number) =>
    isTitleLabel(units[at]?.text ?? '') ||
    (isTitle(units[at], units, units[start]) && isOfSize(units[at], sizes));
  const isPlaceAt = (at: number) => isPlace(units[at]?.text ?? '');
  let first = start;
  for (
    let at = start;
    at > from && (isOwn(at - 1) || (isPlaceAt(at - 1) && start - at < MAX_TITLES_ABOVE));
    at -= 1
  )
    if (isOwn(at - 1)) first = at - 1;
  return first;
}
