import type { ResumeDocument } from '../../layout/resume-document.js';
import { linesIn } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { isPlainlyEducation } from '../../lexicon/education-level.js';
import { withoutLeadingDates } from '../../lexicon/period.js';
import { isSchool } from '../../lexicon/schools.js';
import { withoutBullet } from '../../lexicon/text.js';
import type { Finder } from '../../rule.js';
import { courseAt } from './course.js';
import { highestDegree, type FoundDegree } from './highest-degree.js';
import { namesDegree } from './study-parts.js';
import { universityCourse, type UniversityCourse } from './university-course.js';

export interface EducationFeatures {
  document: ResumeDocument;
  section: ZonedLine[];
  /** The highest degree of the section and of labelled lines. */
  stated: FoundDegree | undefined;
  /** A course at a university whose line names no degree. */
  university: UniversityCourse | undefined;
}

/** The weight is the confidence in the level. */
export interface EducationFinder extends Finder<EducationFeatures, FoundDegree | undefined> {
  courseConfidence: number;
}

const LABEL =
  /^(?:escolaridade|grau de (?:instru[çc][ãa]o|escolaridade)|n[íi]vel de (?:escolaridade|instru[çc][ãa]o)|forma[çc][ãa]o(?: acad[êe]mica)?|instru[çc][ãa]o|education)\s*:\s*(.+)$/i;
/** A longer line is a sentence that mentions studies. */
const MAX_STATEMENT_LENGTH = 140;

/** The first that finds a degree decides. */
export const EDUCATION_FINDERS: EducationFinder[] = [
  {
    name: 'a diploma above secondary school',
    weight: 0.7,
    courseConfidence: 0.7,
    find: ({ section, stated }) =>
      stated?.level.value === 'Ensino Médio' ? diploma(section, HIGHER_DIPLOMA) : undefined,
    example:
      '# Bruna Leal\nbruna@gmail.com\n## Education\nDiploma in Garden Design, Ashby, 2012\nAshby High School, 2009',
  },
  {
    name: 'a degree among the studies',
    weight: 0.9,
    courseConfidence: 0.8,
    find: (features) => (isSurpassed(features) ? undefined : features.stated),
    example: '# Bruna Leal\n## Formação\nMestrado em Letras – UFES – 2014',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
  {
    name: 'a course at a university',
    weight: 0.5,
    courseConfidence: 0.5,
    find: ({ university }) => university,
    example: '# Bruna Leal\n## Formação\nUniversidade Vila Velha\nPublicidade e Propaganda, 2016',
    fixture: 'pt-chromium-margin-larissa.pdf',
  },
  {
    // A person without a section for studies may state them in the profile.
    name: 'a degree outside of a section',
    weight: 0.5,
    courseConfidence: 0.45,
    find: ({ document, section }) =>
      section.length > 0 ? undefined : highestDegree(plainStatements(document)),
    example: '# Bruna Leal\nBacharel em Direito pela UFES\n## Experiência\nLoja Sol – 2019 a 2021',
    fixture: 'en-u30-translator.pdf',
  },
  {
    name: 'a diploma that names its course',
    weight: 0.4,
    courseConfidence: 0.6,
    find: ({ section }) => diploma(section, DIPLOMA),
    example: '# Bruna Leal\nbruna@gmail.com\n## Education\nDiploma in Garden Design, Ashby, 2012',
  },
];

const DIPLOMA = /^(?:(?:level \d|higher|advanced|national)\s)?(?:diploma|certificate) in\s/i;

/** Certificates are short courses too often. */
const HIGHER_DIPLOMA = /^(?:(?:level \d|higher|advanced|national)\s)?diploma in\s/i;

/** '2011 – 2014   Diploma in Nursing   Ashby College' */
const cellsOf = (text: string) =>
  text.split(/\s{3,}/).map((cell) => withoutLeadingDates(withoutBullet(cell)));

/** 'Diploma in Garden Design': a course of a trade, where no degree is stated. */
function diploma(section: ZonedLine[], pattern: RegExp): FoundDegree | undefined {
  for (const [index, line] of section.entries()) {
    const text = cellsOf(line.text).find((cell) => pattern.test(cell));
    if (text === undefined) continue;
    const own = section.with(index, { ...line, text });
    return { level: { value: 'Técnico', line, rules: [] }, course: courseAt(own, index, 'Técnico') };
  }
  return undefined;
}

export function educationFeatures(document: ResumeDocument): EducationFeatures {
  const section = linesIn(document, 'education');
  const labelled = document.lines.filter((line) => LABEL.test(withoutBullet(line.text)));
  return {
    document,
    section,
    stated: highestDegree([...section, ...labelled]),
    university: universityCourse(section),
  };
}

/** 'Direito – Univille' above 'Ensino Médio': only the lower one states its level in words. */
function isSurpassed({ section, stated, university }: EducationFeatures): boolean {
  if (!stated || !university?.course) return false;
  const level = stated.level.value;
  if (level !== 'Técnico') return level === 'Ensino Médio';
  // What is still studied there is no name of the technical course.
  const isOther = university.isStudying && university.course.value !== stated.course?.value;
  return (
    isOther || university.text.includes(university.course.value) || hasOwnSchool(section, stated, university)
  );
}

/** 'Curso Técnico em Fotografia' over 'Senac': the course above it, over its university, is another study. */
function hasOwnSchool(
  section: ZonedLine[],
  { level, course }: FoundDegree,
  university: UniversityCourse,
): boolean {
  const at = section.findIndex(({ text }) => text === level.line?.text);
  const below = section[at + 1]?.text ?? '';
  return (
    at >= 0 &&
    isSchool(below) &&
    below !== university.level.line?.text &&
    section.findIndex(({ text }) => text === university.level.line?.text) < at &&
    university.course?.value !== course?.value
  );
}

/** Under an aim, a level may be what a vacancy asks for: only such sentences state studies there. */
const TOLD =
  /^(?:eu )?(?:conclu[íi]|terminei|completei|cursei|estudei|estudo|me formei|sou formad[oa]|i (?:completed|finished|graduated))\s/iu;

function plainStatements(document: ResumeDocument): ZonedLine[] {
  const told = linesIn(document, 'objective').filter(({ text }) => TOLD.test(withoutBullet(text)));
  // 'BA (Hons) Acting' under 'Training'
  const isDegree = ({ zone, text }: ZonedLine) => zone === 'courses' && namesDegree(withoutBullet(text));
  return [...linesIn(document, 'head', 'contact', 'profile', 'other', 'courses'), ...told].filter(
    (line) => (isPlainlyEducation(line.text) || isDegree(line)) && line.text.length < MAX_STATEMENT_LENGTH,
  );
}
