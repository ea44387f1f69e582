import { DATE } from '../../lexicon/date-patterns.js';
import { isInProgress, levelOf } from '../../lexicon/education-level.js';
import { isUniversity } from '../../lexicon/schools.js';
import type { Period } from '../../lexicon/period.js';
import { withoutBullet } from '../../lexicon/text.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { isPlace } from '../entries/places.js';
import { takePeriod } from '../../lexicon/entry-period.js';
import { unitsOf, type Unit } from '../entries/units.js';
import { BARE } from './bare-degree.js';
import { believedStudies } from './believed-studies.js';
import { withWholeStudyTitles } from './broken-study-titles.js';
import { listOfPeriods, withPeriodsOf, withSchoolsApart } from './dates-apart.js';
import { statedKinds } from './stated-kinds.js';
import { isBrokenSchool, isInitialsOfSchool } from './school-lines.js';
import { datesOf } from './study-dates.js';
import { entryOf, type FoundEntry } from './study-entry.js';
import { isNote, namesDegree, studyPartsOf, type StudyPart } from './study-parts.js';
import { toldStudies, type ToldStudy } from './told-studies.js';
import { isStudiedNow } from './university-course.js';
import { fits, isSaid, isStudy, merge, settle, slotsOf, type Slots } from './study-slots.js';

const ANY_DATE = new RegExp(DATE, 'i');
const MAX_ENTRIES = 20;
/** Studies that are compared with each other. */
const MAX_COMPARED = 100;
/** In points. */
const LARGER = 0.5;
/** A longer text beside a degree is a sentence. */
const MAX_LINE_LENGTH = 260;
/** '3.1 Especialização' */
const NUMBER = /^\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\p{Lu})/u;
/** 'Major: Public Administration   Minor: Spanish' below a degree, as forms of the United States print it. */
const MAJOR = /^majors?\s*:\s*(\p{Lu}.{2,60}?)(?:\s{3,}|\s+(?:minors?|c?gpa)\s*:|$)/iu;
const beginsStudy = (text: string) =>
  /^\p{Lu}/u.test(text.replace(/^[\d\s./–-]+/, '')) && namesDegree(text.replace(/^[\d\s./–-]+/, ''));

/** One entry for each degree, course or school with its neighbours: what repeats begins the next. */
export function educationEntries(lines: ZonedLine[]): FoundEntry[] {
  const units = unitsOf(
    withWholeStudyTitles(lines),
    (text) => isNote(text) || beginsStudy(text) || /^cursos?\s/i.test(text),
    isBrokenSchool,
  );
  const list = listOfPeriods(units);
  const undated = list.length > 0 ? studiesIn(units.filter((unit) => !list.includes(unit))) : [];
  const studies = withPeriodsOf(list, undated) ?? withSchoolsApart(studiesIn(units));
  const stated = studies.slice(0, MAX_COMPARED);
  return believedStudies(
    stated.filter((slots) => !isLevelOfAnother(slots, stated)),
    units,
  )
    .slice(0, MAX_ENTRIES)
    .map(entryOf);
}

/** Levels that a university gives, for two degrees under its name. */
const HIGHER: readonly string[] = ['Graduação', 'Pós-Graduação', 'Mestrado', 'Doutorado'];

/** 'National University' over a 'Master of Science' and a 'Bachelor of Engineering', each with its dates. */
function withSharedSchools(all: Slots[]): Slots[] {
  let open: Slots | undefined;
  return all.map((slots) => {
    const isHigher = slots.period !== undefined && HIGHER.includes(levelOf(slots.degree) ?? '');
    const isUnder = open?.line.block === slots.line.block && isHigher && slots.school === '';
    if (open && isUnder) return { ...slots, school: open.school };
    const [first = ''] = slots.texts;
    const isOver =
      isHigher &&
      slots.texts.length > 1 &&
      isUniversity(slots.school) &&
      !namesDegree(first) &&
      first.startsWith(slots.school);
    open = isOver ? slots : undefined;
    return slots;
  });
}

function studiesIn(units: Unit[]): Slots[] {
  const all: Slots[] = [];
  const kinds = statedKinds(units);
  units.forEach((unit, index) => {
    read(unit, all, units[index + 1], kinds.get(unit));
  });
  const studies = withSharedSchools(all).filter(isStudy);
  const areBold = studies[0]?.line.bold === true;
  // 'Exchange semester at the University of Turku' in plain print below a bold degree is a part of it.
  return studies.filter(
    ({ line, degree }) => line.bold || !(areBold && /^(?:exchange|erasmus)/i.test(degree)),
  );
}

function read(unit: Unit, all: Slots[], next: Unit | undefined, kind: StudyPart['kind'] | undefined): void {
  const told = toldStudies(unit);
  if (told.length > 0) {
    all.push(...told.map((study) => toldSlots(unit, study)));
    return;
  }
  const bare = withoutBullet(unit.full).replace(NUMBER, '');
  const { period, rest } = datesOf(unit);
  if (isNote(bare) || isNote(rest) || unit.full.length > MAX_LINE_LENGTH) {
    // The dates of a study may stand beside the title of its thesis.
    const last = all.at(-1);
    if (last && unit.period && unit.line.fragments.length > 1) last.period ??= unit.period;
    return;
  }
  const major = MAJOR.exec(rest)?.[1];
  const above = all.at(-1);
  if (major !== undefined && above && BARE.test(above.degree) && above.course === '') {
    above.course = major;
    above.texts.push(unit.full);
    return;
  }
  const own = studyPartsOf(rest.replace(NUMBER, ''));
  const parts = kind === undefined ? withUnknownSchool(own, unit.full) : asKind(kind, own, rest);
  const current = all.at(-1);
  const open =
    current && (current.line.block === unit.line.block || isOverPage(current, unit)) ? current : undefined;
  const kinds = new Set(parts.map(({ kind }) => kind));
  if (!kinds.has('degree') && !kinds.has('school')) {
    readOther(otherLine(unit, next, period, courseText(parts)), all, open);
    return;
  }
  const slots = slotsOf(unit, parts, period);
  if (open && isSaid(open, slots)) {
    open.texts.push(unit.full);
    return;
  }
  if (open) settle(open, slots);
  if (open && fits(open, slots)) {
    if (slots.period) open.period = slots.period;
    merge(open, slots);
  } else all.push(slots);
}

/** The foot of a page divides a school from its degree on the next. */
const isOverPage = ({ line, degree, course, school, period }: Slots, unit: Unit) =>
  unit.line.page === line.page + 1 && school !== '' && degree === '' && course === '' && !period;

/** A sentence is a study of its own; the lines around it add nothing. */
function toldSlots(unit: Unit, { course, school, text }: ToldStudy): Slots {
  const stated = datesOf({ ...unit, full: text, text, period: takePeriod(text).period }).period;
  const [end] = ANY_DATE.exec(text) ?? [];
  // 'Em 2013 concluí …': the only date of the sentence is its end.
  const period = stated ?? (end === undefined ? undefined : { start: '', end, isCurrent: false });
  const isDegree = namesDegree(course);
  return {
    ...slotsOf(unit, [], period),
    degree: isDegree ? course : '',
    course: isDegree ? '' : course,
    school,
    texts: [text],
  };
}

/** A degree with all its words, or a school without what stands behind it. */
function asKind(kind: StudyPart['kind'], [first, ...others]: StudyPart[], rest: string): StudyPart[] {
  if (!first) return [];
  return kind === 'degree' ? [{ kind, text: rest.trim() }] : [{ ...first, kind }, ...others];
}

/** 'Nutrição (cursando 4º período) – Facisul', 'Redes @ Campo Digital': no list holds the name of the school. */
function withUnknownSchool(parts: StudyPart[], full: string): StudyPart[] {
  const [course, school] = parts;
  const isPair = parts.length === 2 && parts.every(({ kind }) => kind === 'text');
  const isSaid = isStudiedNow(full) || /\S\s@\s\p{Lu}/u.test(full);
  return course && school && isPair && isSaid ? [course, { ...school, kind: 'school' }] : parts;
}

/** A line that names neither a degree nor a school. */
interface OtherLine {
  unit: Unit;
  next: Unit | undefined;
  period: Period | undefined;
  /** What may name a course or a school without its usual words; empty if nothing does. */
  name: string;
}

/** 'Comunicação Social – Jornalismo' names one course; of other lines, the first part may name one. */
function courseText([first, second, ...others]: StudyPart[]): string {
  const isTwofold = first && second && others.length === 0 && /^\p{Lu}\p{Ll}/u.test(second.text);
  return isTwofold ? `${first.text}, ${second.text}` : (first?.text ?? '');
}

const otherLine = (
  unit: Unit,
  next: Unit | undefined,
  period: Period | undefined,
  text: string,
): OtherLine => ({
  unit,
  next,
  period,
  name: !isPlace(text) && /^\p{L}/u.test(text) && text.length < 80 && text.split(' ').length < 10 ? text : '',
});

/** A date, a course, the name of a school, or a detail. */
function readOther(line: OtherLine, all: Slots[], open: Slots | undefined): void {
  const { unit, period, name } = line;
  const own = slotsOf(unit, [], period);
  const isDetail = unit.isItem && !period;
  if (open?.period && period && isItsEnd(open.period, period, unit)) {
    open.period = { ...open.period, end: period.end, isCurrent: false };
    open.texts.push(unit.full);
    return;
  }
  if (open && addsTo(open, line, own)) return;
  if (isDetail) return;
  const isFree = name !== '' && open?.degree === '' && open.course === '' && !(period && open.period);
  const isUnderSchool = isFree && open.school !== '' && open.texts.length === 1 && isSchoolPlace(line);
  if (!(isLead(line) || period || isUnderSchool)) return;
  if (open && isFree) merge(open, { ...own, course: name });
  else all.push({ ...own, course: name });
}

/** 'Previsão: 12/2027' under 'Início: 03/2022'. */
const isItsEnd = (open: Period, more: Period, { full }: Unit) =>
  open.end === '' &&
  more.start === '' &&
  /^\W*(?:previs|conclus|t[ée]rmino|fim(?!\p{L})|expected|end(?!\p{L}))/iu.test(full);

/** Whether the line completes the study above it; if so, its text is taken. */
function addsTo(open: Slots, line: OtherLine, own: Slots): boolean {
  const { unit, period, name } = line;
  const isNamed = name !== '' && !(unit.isItem && !period) && open.degree !== '';
  const mayName = isNamed && open.school === '';
  const needsCourse = BARE.test(open.degree) && open.course === '';
  if (mayName && needsCourse && isInitialsOfSchool(name)) merge(open, { ...own, school: name });
  else if (needsCourse && (mayName || (isNamed && isFieldBelow(open, line))))
    merge(open, { ...own, course: name });
  else if (mayName && isSchoolPlace(line) && !(period && open.period))
    merge(open, { ...own, school: name, isGuessed: true });
  else if (
    period &&
    !open.period &&
    !(isLead(line) && open.degree !== '' && open.school !== '' && !isDatedPlace(line))
  ) {
    const isCourse = open.degree === '' && open.course === '';
    merge(open, { ...own, course: isCourse ? name : '' });
  } else if (!period && isStatus(unit.full)) open.texts.push(unit.full);
  else return false;
  return true;
}

/** 'Structural Engineering' directly below 'Master of Science', whose school stands above. */
const isFieldBelow = (open: Slots, { unit, next, period, name }: OtherLine) =>
  !period && !leads(next, unit) && open.texts.at(-1) === open.degree && /^\p{Lu}[\p{L} ,&]+$/u.test(name);

/** '2012 – 2015   Pontypridd' below a degree and its school. */
const isDatedPlace = ({ unit, next, name }: OtherLine) =>
  /^\W*(?:\p{L}{3,9}\.?\s?['’]?)?\d/u.test(unit.full) &&
  /\s{3,}|\s\|\s/.test(unit.full) &&
  name.split(' ').length < 4 &&
  !leads(next, unit);

/** A course that begins the next study. */
function isLead({ unit, next, period, name }: OtherLine): boolean {
  if (name === '' || /[.:]$/.test(unit.full) || !/^\p{Lu}/u.test(name)) return false;
  if ((name.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0) > 3) return false;
  return period !== undefined || unit.bold || leads(next, unit);
}

/** A name under a complete degree, and no lead to the next one. */
const isSchoolPlace = ({ unit, next, name }: OtherLine) =>
  /^\p{Lu}/u.test(name) && !/[.:]$/.test(unit.full) && name.split(' ').length < 7 && !leads(next, unit);

/** The next line names the school or the degree of the course on this one. */
function leads(next: Unit | undefined, unit: Unit): boolean {
  if (!next || next.line.block !== unit.line.block) return false;
  const [first] = studyPartsOf(datesOf(next).rest);
  if (first?.kind === 'school' || (first?.kind === 'degree' && BARE.test(first.text))) return true;
  // 'NTH BERGEN' in larger print over 'BSC IN INFORMATICS'
  return first?.kind === 'degree' && unit.line.size > next.line.size + LARGER && unit.full.length < 60;
}

const isStatus = (text: string) => text.length < 60 && (isInProgress(text) || /^conclu/i.test(text));

/** 'Escolaridade: Superior completo' over the course itself: the level of a study that another entry names. */
function isLevelOfAnother({ degree, course, school, period }: Slots, studies: Slots[]): boolean {
  if (!BARE.test(degree) || course !== '' || school !== '' || period) return false;
  const level = levelOf(degree);
  return studies.some(
    (other) =>
      other.school !== '' &&
      (levelOf(other.degree) ?? (isUniversity(other.school) ? 'Graduação' : undefined)) === level,
  );
}
