import { levelOf } from '../../lexicon/education-level.js';
import type { Period } from '../../lexicon/period.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import type { Unit } from '../entries/units.js';
import { BARE, isBare } from './bare-degree.js';
import type { StudyPart } from './study-parts.js';

/** What a résumé says about one study, as far as its lines were read. */
export interface Slots {
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

export function slotsOf(unit: Unit, parts: StudyPart[], period: Period | undefined): Slots {
  const at = parts.findIndex(({ kind }) => kind === 'degree');
  const degrees = parts.filter(({ kind }) => kind === 'degree').map(({ text }) => text);
  // 'TTI - Técnico em Transações Imobiliárias'
  const only = degrees.find((text) => !/^\p{Lu}{2,5}$/u.test(text) || levelOf(text)) ?? degrees[0] ?? '';
  const degree = degrees.length > 1 && BARE.test(only) ? degrees.slice(0, 2).join(', ') : only;
  const schools = parts.filter(({ kind }) => kind === 'school');
  const others = parts.filter(({ kind }) => kind === 'text');
  const before = others.filter((part) => at >= 0 && parts.indexOf(part) < at);
  const behind = others.filter((part) => parts.indexOf(part) > at);
  const isBareDegree = degree === '' || BARE.test(degree) || degrees.every((text) => BARE.test(text));
  const schoolAt = parts.findIndex(({ kind }) => kind === 'school');
  let course = '';
  const [shortName, longName] = schools;
  let school = (shortName && isShortNameOf(shortName, longName) ? longName : shortName)?.text ?? '';
  let isGuessed = false;
  const rest = [...behind];
  if (isBareDegree) {
    const named = [
      ...before,
      ...rest.filter((part) => at >= 0 || schoolAt < 0 || parts.indexOf(part) < schoolAt || schoolAt === 0),
    ].find((part) => isCourseName(part.text) && !isShortNameOf(part, parts[parts.indexOf(part) + 1]));
    course = named?.text ?? '';
    // 'Comunicação Social – Jornalismo'
    const following = named && at < 0 ? parts[parts.indexOf(named) + 1] : undefined;
    if (following?.kind === 'text' && schoolAt !== 0 && /^\p{Lu}/u.test(following.text))
      course = `${course}, ${following.text}`;
  }
  // 'KU Leuven, MSc in Materials Engineering'
  if (school === '' && !isBareDegree && at === 1 && isCalledByInitials(before[0]?.text ?? ''))
    school = before[0]?.text ?? '';
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

/** Initials and a name: no course is called so. */
const isCalledByInitials = (text: string) => /^\p{Lu}{2,6}\s\p{Lu}\p{Ll}[\p{L} -]{1,30}$/u.test(text);

/** 'UCDB – Universidade Católica Dom Bosco': the initials of the school. */
function isShortNameOf({ text }: StudyPart, school: StudyPart | undefined): boolean {
  if (school?.kind !== 'school' || !/^\p{Lu}{2,8}$/u.test(text)) return false;
  const initials = [...school.text.matchAll(/(?<!\p{L})\p{Lu}/gu)].join('');
  if (initials.startsWith(text)) return true;
  // 'FURG', 'FURB': in another order, or with a letter of a word that the long name leaves out.
  const others = [...text].filter((letter) => !initials.includes(letter));
  return initials.length > 2 && others.length < 2;
}

const isCourseName = (text: string) =>
  /^\p{L}[\p{L}\d ()&/,'.+-]{2,79}$/u.test(text) && !/^\p{Lu}{2}$/u.test(text);

/** What was taken for a course may prove to be the town or the name of a school. */
export function settle(open: Slots, slots: Slots): void {
  // 'Especialização, ABO, 2018–2020' below a study with its own dates is another one.
  const isAnother = slots.period !== undefined && open.period !== undefined;
  if (slots.isGuessed && !isAnother && open.school !== '' && open.degree === '') {
    slots.course ||= slots.school;
    slots.school = '';
  }
  const isNamed = slots.degree !== '' && (slots.course !== '' || !isBare(slots.degree));
  const isSchoolAlone = slots.school !== '' && !slots.isGuessed && slots.degree === '' && slots.course === '';
  // 'Bachelor of Education, Elementary Education' over its school.
  if (open.isGuessed && isSchoolAlone && !isAnother && open.texts.length === 1) {
    open.course ||= open.school;
    open.school = '';
    open.isGuessed = false;
  }
  if (open.degree === '' && open.course !== '' && isNamed) {
    const isFree = !(slots.period && open.period) && slots.school === '';
    if (open.school === '' && isFree) {
      open.school = open.course;
      open.course = '';
    } else if (isFree && !open.isCourseFirst && (!open.period || isTown(open, slots))) open.course = '';
  }
  const isRest =
    slots.degree === '' && slots.school !== '' && !slots.isCourseFirst && !(slots.period && open.period);
  if (open.degree !== '' && !BARE.test(open.degree) && open.school === '' && isRest) slots.course = '';
}

/** 'Hull College – Ashby   2019' over its degree: what stands behind a school is its town. */
const isTown = (open: Slots, { degree }: Slots) =>
  open.texts.length === 1 && !/^(?:Ensino Médio|Técnico)$/.test(levelOf(degree) ?? '');

/** 'Técnico - Concluído': a level and its state. */
const LEVEL_WITH_STATE =
  /[-–—|·•(,]\s*(?:conclu[íi]d|complet|interrompid|trancad|em andamento|cursando|incomplet)/i;

/** 'Superior tecnólogo, concluído.' below a complete study says its level once more, as does 'Técnico - Concluído'. */
export function isSaid(open: Slots, { degree, course, school, period, texts }: Slots): boolean {
  const isComplete =
    open.degree !== '' &&
    ((open.school !== '' && open.period !== undefined) || LEVEL_WITH_STATE.test(texts[0] ?? ''));
  const isLevel = BARE.test(degree) || /^ensino (?:m[ée]dio|fundamental)$/i.test(degree);
  const isAlone = isLevel && course === '' && school === '' && !period;
  // '10 GCSEs at grades A to B' below 'A-levels' at the same school.
  const isLower = /^(?:\d{1,2} )?gcses?(?=$|\s)/i.test(degree) && school === '' && !period;
  if (isLower && (isComplete || (open.school !== '' && /^a[ -]?levels?(?=$|\s)/i.test(open.degree))))
    return true;
  // 'Ensino médio · Concluído' below 'Ensino médio' and its school.
  const isRepeated = open.degree !== '' && open.school !== '' && LEVEL_WITH_STATE.test(texts[0] ?? '');
  return (isComplete || isRepeated) && isAlone && levelOf(degree) === levelOf(open.degree);
}

/** 'Escola de Negócios Barigui, concluído em 2023' below a degree with a year beside it. */
function isSchoolWithEnd(open: Slots, { degree, course, school, texts }: Slots): boolean {
  const isSchoolAlone = school !== '' && degree === '' && course === '';
  return (
    isSchoolAlone && open.degree !== '' && open.school === '' && texts.some((text) => /\bconclu/i.test(text))
  );
}

/** The line goes on with the study that is being read: it says nothing that was said. */
export function fits(open: Slots, slots: Slots): boolean {
  if (slots.period && open.period) return isSchoolWithEnd(open, slots);
  if (slots.isCourseFirst && open.degree !== '') return false;
  if (
    slots.degree !== '' &&
    (open.degree !== '' || (open.course !== '' && !isBare(slots.degree) && open.school !== ''))
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

export function merge(open: Slots, more: Slots): void {
  open.degree ||= more.degree;
  open.course ||= more.course;
  open.school ||= more.school;
  open.period ??= more.period;
  open.texts.push(...more.texts);
}

/** Who awards a certificate teaches nothing: without its name, no study is stated. */
const AWARDING_BODY = /^(?:city (?:&|and) guilds|pearson|edexcel|aqa|ocr|wjec|highfield|eal|ncfe|sqa)$/i;

/** A degree; a course at a school; or a school with a date. */
export function isStudy({ degree, course, school, period }: Slots): boolean {
  // 'A-levels: Maths, Physics' without a school or a date belongs to the study above it.
  // So does an exchange.
  if (/^(?:(?:\d+ )?(?:a[ -]?levels?|gcses?)|erasmus|exchange)/i.test(degree))
    return school !== '' || period !== undefined;
  if (course === '' && AWARDING_BODY.test(degree === '' ? school : school === '' ? degree : '')) return false;
  if (degree !== '') return true;
  return school !== '' && (course !== '' || period !== undefined);
}
