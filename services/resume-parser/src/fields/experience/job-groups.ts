import { yearOf } from '../../lexicon/entry-dates.js';
import { areAligned } from '../../layout/text-line.js';
import type { Period } from '../../lexicon/period.js';
import { withoutPlace } from '../entries/places.js';
import { isWithinYears } from '../entries/stays.js';
import type { Unit } from '../entries/units.js';
import { jobOf, type FoundJob, type Header } from './job-at.js';
import { isDuration, isTitle } from './job-titles.js';
import { isOfOffice, isOnOwnAccount, namesCompany, namesRole } from '../../lexicon/job-words.js';
import { sectionOf } from './odd-jobs.js';
import type { TitleOrder } from './position-rules.js';

/** Several positions at one employer, which stands above the first of them only. */
export function withGroups(headers: Header[], units: Unit[], order: TitleOrder): FoundJob[] {
  let [employer, last] = ['', ''];
  let group: { x0: number; employer: string; whole: Period | undefined } | undefined;
  return headers.map((header, at) => {
    const found = jobOf(header, order);
    const isSure = holdsSeveral(header, headers.slice(at + 1));
    const stay = isSure ? header.titles[0] : wholeStay(header, headers[at + 1]);
    const whole = stay === undefined ? undefined : withoutPlace(stay);
    if (whole !== undefined) {
      employer = whole;
      group = {
        x0: lineOf(headers[at + 1])?.x0 ?? 0,
        employer,
        whole: isSure ? periodOf(header) : undefined,
      };
      return { ...found, job: { ...found.job, position: '', company: whole } };
    }
    group = group && isOfGroup(header, group.x0) ? group : undefined;
    const part = periodOf(header);
    const isOfWhole = group?.whole !== undefined && part !== undefined && isWithinYears(part, group.whole);
    const isInGroup = group?.whole ? isOfWhole && header.labelled.length === 0 : isDivided(header);
    if (group && isInGroup) {
      employer = group.employer;
      return { ...found, job: { ...found.job, position: header.titles.join(', '), company: employer } };
    }
    const above = groupAbove(units, header);
    if (above !== '' && (found.job.company === '' || above !== found.job.company)) {
      if (found.job.position === '' || isDuration(units[header.from - 1])) {
        found.job.position ||= found.job.company;
        found.job.company = above;
      }
    }
    const before = headers[at - 1];
    // What stands under a heading of its own belongs to no employer above it.
    if (before && sectionOf(before) !== sectionOf(header)) employer = '';
    const isAlone = isOnOwnAccount(textOf(units.slice(header.from, header.start + 1)));
    if (found.job.company === '' && !isAlone && (header.titles.length > 0 || header.labelled.length > 0))
      found.job.company = employer;
    // 'Cargo de confiança: Coordenadora' below an employer and the position there.
    if (found.job.company === '' && header.titles.length === 0 && header.labelled.some(isOfOffice))
      found.job.company = last;
    last = found.job.company;
    // 'Lifeguard, City of San Jose pools': who is named on the line of one job employs in no other.
    employer = isInline(header) ? '' : found.job.company;
    return found;
  });
}

/** 'Hospital Sol – 2012 a 2023' over its positions is no further job. */
export function withoutWholeStays(jobs: FoundJob[]): FoundJob[] {
  return jobs.filter(({ job }, index) => {
    const next = jobs[index + 1]?.job;
    if (!next || job.position !== '' || job.company === '' || next.company !== job.company) return true;
    const isInside = yearOf(next.startDate) >= yearOf(job.startDate) && next.position !== '';
    return !(isInside && (next.isCurrent || next.endDate !== '') && (job.isCurrent || !next.isCurrent));
  });
}

/** The employer of 'USINA SOL (2004 – 2015)' over the positions held there, each with its years. */
function wholeStay(header: Header, next: Header | undefined): string | undefined {
  const [employer, ...others] = header.titles;
  const [position, ...more] = next?.titles ?? [];
  if (employer === undefined || position === undefined || others.some(namesRole) || more.length > 0)
    return undefined;
  const [stay, part] = [header, next].map((one) => one?.units[one.start]?.period);
  if (namesRole(employer) || !namesRole(position) || !stay || !part || header.labelled.length > 0)
    return undefined;
  return isWithinYears(part, stay) && (part.end !== '' || part.isCurrent) ? employer : undefined;
}

const isBold = ({ units, start }: Header) => units[start]?.bold === true;

const periodOf = ({ units, start }: Header) => units[start]?.period;

/**
 * 'Royal Navy, 2003 – 2020' over several entries whose lines begin with a position and fill its years from the end to the start;
 * a bold line with a stay that goes on may be longer than they are.
 */
function holdsSeveral(header: Header, next: Header[]): boolean {
  const stay = periodOf(header);
  const [employer = '', ...others] = header.titles;
  const isOpen = stay?.isCurrent === true && isBold(header);
  if (
    !stay ||
    !(stay.end || isOpen) ||
    others.length > 0 ||
    namesRole(employer) ||
    header.labelled.length > 0
  )
    return false;
  const x0 = lineOf(next[0])?.x0 ?? 0;
  const end = next.findIndex((one) => {
    const part = periodOf(one);
    const isDated = part !== undefined && (part.end !== '' || (isOpen && part.isCurrent));
    return !isDated || (isOpen && isBold(one)) || !isOfGroup(one, x0) || !isWithinYears(part, stay);
  });
  const parts = (end < 0 ? next : next.slice(0, end)).flatMap((one) => periodOf(one) ?? []);
  if (isOpen) return parts.length > 1 && parts[0]?.isCurrent === true;
  return (
    parts.length > 1 &&
    yearOf(parts[0]?.end ?? '') === yearOf(stay.end) &&
    yearOf(parts.at(-1)?.start ?? '') === yearOf(stay.start)
  );
}

/** Position, employer and period stand on one line. */
const isInline = ({ from, start, next, titles, labelled }: Header) =>
  from === start && next === start + 1 && titles.length > 1 && labelled.length === 0;

const lineOf = (header: Header | undefined) => header?.units[header.start]?.line;

/** The position stands beside its period, where those under the employer stand. */
const isOfGroup = (header: Header, x0: number) =>
  header.from === header.start && areAligned({ x0: lineOf(header)?.x0 ?? 0 }, { x0 });

/** 'Vice President, Finance': one position and its field, which a comma divides. */
function isDivided({ titles, units, start }: Header): boolean {
  const [position = '', field = ''] = titles;
  return (
    titles.length === 2 &&
    units[start]?.text.trim() === `${position}, ${field}` &&
    namesRole(position) &&
    !namesCompany(field)
  );
}

const textOf = (units: Unit[]) => units.map(({ full }) => full).join(' ');

/** The employer over a line with the duration of all its jobs (LinkedIn). */
function groupAbove(units: Unit[], { from }: Header): string {
  if (!isDuration(units[from - 1])) return '';
  return isTitle(units[from - 2], units) ? (units[from - 2]?.text ?? '') : '';
}
