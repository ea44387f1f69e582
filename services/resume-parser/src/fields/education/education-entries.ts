import { isInProgress, levelOf } from '../../lexicon/education-level.js';
import { isUniversity } from '../../lexicon/schools.js';
import type { Period } from '../../lexicon/period.js';
import { withoutBullet } from '../../lexicon/text.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import type { ResumeEducation } from '../../resume.js';
import { evidenceAt, type Evidence } from '../../rule.js';
import { isPlace } from '../entries/places.js';
import { unitsOf, type Unit } from '../entries/units.js';
import { BARE } from './bare-degree.js';
import { datesOf } from './study-dates.js';
import { isNote, namesDegree, studyPartsOf, type StudyPart } from './study-parts.js';

export interface FoundEntry {
  entry: ResumeEducation;
  evidence: Evidence;
}

const MAX_ENTRIES = 20;
const MAX_LENGTH = 160;
/** A longer text beside a degree is a sentence. */
const MAX_LINE_LENGTH = 260;
/** '3.1 Especialização' */
const NUMBER = /^\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\p{Lu})/u;
const beginsStudy = (text: string) =>
  /^\p{Lu}/u.test(text.replace(/^[\d\s./–-]+/, '')) && namesDegree(text.replace(/^[\d\s./–-]+/, ''));

/** What a résumé says about one study, as far as its lines were read. */
interface Slots {
  line: ZonedLine;
  degree: string;
  course: string;
  school: string;
  /** The course stands before its school on one line. */
  isCourseFirst: boolean;
  /** No word names a school; it only stands where one is expected. */
  isGuessed: boolean;
  period: Period | undefined;
  texts: string[];
}

/** One entry for each degree, course or school with its neighbours: what repeats begins the next. */
export function educationEntries(lines: ZonedLine[]): FoundEntry[] {
  const units = unitsOf(lines, (text) => isNote(text) || beginsStudy(text) || /^cursos?\s/i.test(text));
  const all: Slots[] = [];
  units.forEach((unit, index) => {
    read(unit, all, units[index + 1]);
  });
  return all.filter(isStudy).slice(0, MAX_ENTRIES).map(entryOf);
}

function read(unit: Unit, all: Slots[], next: Unit | undefined): void {
  const bare = withoutBullet(unit.full).replace(NUMBER, '');
  const { period, rest } = datesOf(unit);
  if (isNote(bare) || isNote(rest) || unit.full.length > MAX_LINE_LENGTH) {
    // The dates of a study may stand beside the title of its thesis.
    const last = all.at(-1);
    if (last && unit.period && unit.line.fragments.length > 1) last.period ??= unit.period;
    return;
  }
  const parts = studyPartsOf(rest.replace(NUMBER, ''));
  const current = all.at(-1);
  const open = current && current.line.block === unit.line.block ? current : undefined;
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
  if (open && addsTo(open, line, own)) return;
  if (isDetail) return;
  const isFree = name !== '' && open?.degree === '' && open.course === '' && !(period && open.period);
  const isUnderSchool = isFree && open.school !== '' && open.texts.length === 1 && isSchoolPlace(line);
  if (!(isLead(line) || period || isUnderSchool)) return;
  if (open && isFree) merge(open, { ...own, course: name });
  else all.push({ ...own, course: name });
}

/** Whether the line completes the study above it; if so, its text is taken. */
function addsTo(open: Slots, line: OtherLine, own: Slots): boolean {
  const { unit, period, name } = line;
  const mayName = name !== '' && !(unit.isItem && !period) && open.school === '' && open.degree !== '';
  const needsCourse = BARE.test(open.degree) && open.course === '';
  if (mayName && needsCourse) merge(open, { ...own, course: name });
  else if (mayName && isSchoolPlace(line) && !(period && open.period))
    merge(open, { ...own, school: name, isGuessed: true });
  else if (period && !open.period && !(isLead(line) && open.degree !== '' && open.school !== '')) {
    const isCourse = open.degree === '' && open.course === '';
    merge(open, { ...own, course: isCourse ? name : '' });
  } else if (!period && isStatus(unit.full)) open.texts.push(unit.full);
  else return false;
  return true;
}

/** A course that begins the next study. */
function isLead({ unit, next, period, name }: OtherLine): boolean {
  if (name === '' || /[.:]$/.test(unit.full) || !/^\p{Lu}/u.test(name)) return false;
  return period !== undefined || unit.bold || leads(next, unit);
}

/** A name under a complete degree, and no lead to the next one. */
const isSchoolPlace = ({ unit, next, name }: OtherLine) =>
  /^\p{Lu}/u.test(name) && !/[.:]$/.test(unit.full) && name.split(' ').length < 7 && !leads(next, unit);

/** The next line names the school or the degree of the course on this one. */
function leads(next: Unit | undefined, unit: Unit): boolean {
  if (!next || next.line.block !== unit.line.block) return false;
  const [first] = studyPartsOf(datesOf(next).rest);
  return first?.kind === 'school' || (first?.kind === 'degree' && BARE.test(first.text));
}

const isStatus = (text: string) => text.length < 60 && (isInProgress(text) || /^conclu/i.test(text));

function slotsOf(unit: Unit, parts: StudyPart[], period: Period | undefined): Slots {
  const at = parts.findIndex(({ kind }) => kind === 'degree');
  const degrees = parts.filter(({ kind }) => kind === 'degree').map(({ text }) => text);
  // 'TTI - Técnico em Transações Imobiliárias'
  const only = degrees.find((text) => !/^\p{Lu}{2,5}$/u.test(text) || levelOf(text)) ?? degrees[0] ?? '';
  const degree = degrees.length > 1 && BARE.test(only) ? degrees.slice(0, 2).join(', ') : only;
  const schools = parts.filter(({ kind }) => kind === 'school');
  const others = parts.filter(({ kind }) => kind === 'text');
  const before = others.filter((part) => at >= 0 && parts.indexOf(part) < at);
  const behind = others.filter((part) => parts.indexOf(part) > at);
  const isBareDegree = degree === '' || BARE.test(degree);
  const schoolAt = parts.findIndex(({ kind }) => kind === 'school');
  let course = '';
  let school = schools[0]?.text ?? '';
  let isGuessed = false;
  const rest = [...behind];
  if (isBareDegree) {
    const named = [
      ...before,
      ...rest.filter((part) => at >= 0 || schoolAt < 0 || parts.indexOf(part) < schoolAt || schoolAt === 0),
    ].find(({ text }) => isCourseName(text));
    course = named?.text ?? '';
    // 'Comunicação Social – Jornalismo'
    const following = named && at < 0 ? parts[parts.indexOf(named) + 1] : undefined;
    if (following?.kind === 'text' && schoolAt !== 0 && /^\p{Lu}/u.test(following.text))
      course = `${course}, ${following.text}`;
  }
  if (school === '' && degree !== '') {
    const named = rest.find(
      ({ text }) =>
        text !== course && /^\p{Lu}/u.test(text) && text.length < 70 && !/^\p{Lu}{1,2}$/u.test(text),
    );
    school = named?.text ?? '';
    isGuessed = school !== '';
  }
  return {
    line: unit.line,
    degree,
    course,
    school,
    isGuessed,
    isCourseFirst: course !== '' && schoolAt > 0,
    period,
    texts: [unit.full],
  };
}

const isCourseName = (text: string) =>
  /^\p{L}[\p{L}\d ()&/,'.+-]{2,79}$/u.test(text) && !/^\p{Lu}{2}$/u.test(text);

/** What was taken for a course may prove to be the town or the name of a school. */
function settle(open: Slots, slots: Slots): void {
  if (slots.isGuessed && open.school !== '' && open.degree === '') {
    slots.course ||= slots.school;
    slots.school = '';
  }
  const isNamed = slots.degree !== '' && (slots.course !== '' || !BARE.test(slots.degree));
  if (open.degree === '' && open.course !== '' && isNamed) {
    const isFree = !(slots.period && open.period) && slots.school === '';
    if (open.school === '' && isFree) {
      open.school = open.course;
      open.course = '';
    } else if (isFree && !open.period && !open.isCourseFirst) open.course = '';
  }
  const isRest =
    slots.degree === '' && slots.school !== '' && !slots.isCourseFirst && !(slots.period && open.period);
  if (open.degree !== '' && !BARE.test(open.degree) && open.school === '' && isRest) slots.course = '';
}

/** 'Superior tecnólogo, concluído.' below a complete study says its level once more. */
function isSaid(open: Slots, { degree, course, school, period }: Slots): boolean {
  const isComplete = open.degree !== '' && open.school !== '' && open.period !== undefined;
  const isBare = BARE.test(degree) && course === '' && school === '' && !period;
  return isComplete && isBare && levelOf(degree) === levelOf(open.degree);
}

/** 'Escola de Negócios Barigui, concluído em 2023' below a degree with a year beside it. */
function isSchoolWithEnd(open: Slots, { degree, course, school, texts }: Slots): boolean {
  const isSchoolAlone = school !== '' && degree === '' && course === '';
  return (
    isSchoolAlone && open.degree !== '' && open.school === '' && texts.some((text) => /\bconclu/i.test(text))
  );
}

/** The line goes on with the study that is being read: it says nothing that was said. */
function fits(open: Slots, slots: Slots): boolean {
  if (slots.period && open.period) return isSchoolWithEnd(open, slots);
  if (slots.isCourseFirst && open.degree !== '') return false;
  if (
    slots.degree !== '' &&
    (open.degree !== '' || (open.course !== '' && !BARE.test(slots.degree) && open.school !== ''))
  )
    return isSecondDegree(open, slots);
  if (slots.school !== '' && open.school !== '') return false;
  if (slots.degree !== '' && open.school === '' && open.course !== '') return BARE.test(slots.degree);
  return !(slots.course !== '' && open.course !== '');
}

/** 'Superior completo' over 'Bacharelado' */
function isSecondDegree(open: Slots, slots: Slots): boolean {
  return (
    open.school === '' &&
    !open.period &&
    BARE.test(open.degree) &&
    BARE.test(slots.degree) &&
    slots.school === ''
  );
}

function merge(open: Slots, more: Slots): void {
  open.degree ||= more.degree;
  open.course ||= more.course;
  open.school ||= more.school;
  open.period ??= more.period;
  open.texts.push(...more.texts);
}

/** A degree; a course at a school; or a school with a date. */
function isStudy({ degree, course, school, period }: Slots): boolean {
  if (degree !== '') return true;
  return school !== '' && (course !== '' || period !== undefined);
}

/** Left unfinished: 'trancado', or 'incompleto' with an end. */
const isBrokenOff = (text: string, period: Period | undefined) =>
  /\btrancad[oa]\b/i.test(text) ||
  (/\bincomplet[oa]\b/i.test(text) && (period?.start ?? '') !== '' && (period?.end ?? '') !== '');

function entryOf({ line, degree, course, school, period, texts }: Slots): FoundEntry {
  const text = texts.join(' ');
  const level = levelOf(degree) ?? levelOf(text) ?? (isUniversity(school) ? 'Graduação' : '');
  const name = [degree, course].filter((part) => part !== '').join(', ');
  const isPlanned = /previs|expected|anticipated/i.test(text);
  return {
    entry: {
      institution: school.slice(0, MAX_LENGTH),
      degree: name.slice(0, MAX_LENGTH),
      level,
      startDate: period?.start ?? '',
      endDate: period?.end ?? '',
      inProgress:
        isPlanned || (!isBrokenOff(text, period) && ((period?.isCurrent ?? false) || isInProgress(text))),
    },
    evidence: evidenceAt(line, [
      { rule: namesDegree(degree) ? `a degree: ${level}` : 'a course at a school', points: 0 },
    ]),
  };
}
