import { withoutBullet } from '../lexicon/characters.js';
import { courseIn } from './course.js';
import { IN_PROGRESS, isPlainlyEducation, isSchool, isUniversity, levelOf, RANK } from '../lexicon/education-level.js';
import type { EducationLevel, Found, ResumeEducation } from '../resume.js';
import { linesIn, type ResumeDocument } from '../layout/resume-document.js';
import type { ZonedLine } from '../layout/sections.js';
import { periodIn, withoutPeriod } from '../lexicon/period.js';

export interface FoundEducation {
  level?: Found<EducationLevel>;
  course?: Found;
  entries: ResumeEducation[];
}

const LABEL =
  /^(?:escolaridade|grau de (?:instru[çc][ãa]o|escolaridade)|n[íi]vel de (?:escolaridade|instru[çc][ãa]o)|forma[çc][ãa]o(?: acad[êe]mica)?|instru[çc][ãa]o|education)\s*:\s*(.+)$/i;

/** The highest level stated, and its course: in its own section if there is one, else wherever it is plainly said. */
export function findEducation(document: ResumeDocument): FoundEducation {
  const section = linesIn(document, 'education');
  const labelled = document.lines.filter((line) => LABEL.test(withoutBullet(line.text)));
  const inSection = highest([...section, ...labelled]);
  const byName = section.length > 0 ? universityCourse(section) : undefined;
  // 'Direito – Univille' above 'Ensino Médio': only the lower one says its level in words.
  const isOutdone =
    byName?.course !== undefined &&
    (inSection?.level?.value === 'Ensino Médio' ||
      (inSection?.level?.value === 'Técnico' && byName.line.includes(byName.course.value)));
  if (inSection && !isOutdone) return { ...inSection, entries: entriesOf(section) };
  if (byName)
    return {
      level: byName.level,
      ...(byName.course && { course: byName.course }),
      entries: entriesOf(section),
    };
  // A person without any schooling section may still say it in the profile.
  if (section.length > 0) return { entries: entriesOf(section) };
  const elsewhere = linesIn(document, 'head', 'contact', 'profile', 'other', 'courses').filter(
    (line) => isPlainlyEducation(line.text) && line.text.length < 140,
  );
  const plain = highest(elsewhere);
  if (!plain) return { entries: [] };
  return {
    entries: [],
    ...(plain.level && { level: { ...plain.level, confidence: 0.5 } }),
    ...(plain.course && { course: { ...plain.course, confidence: 0.45 } }),
  };
}

function highest(lines: ZonedLine[]): { level?: Found<EducationLevel>; course?: Found } | undefined {
  let best: { level: EducationLevel; index: number } | undefined;
  lines.forEach((line, index) => {
    const level = levelOf(line.text);
    if (level && (!best || RANK[level] > RANK[best.level])) best = { level, index };
  });
  if (!best) return undefined;
  const { level } = best;
  const result: { level?: Found<EducationLevel>; course?: Found } = {
    level: { value: level, confidence: 0.9 },
  };
  if (level === 'Ensino Médio') return result;
  // Several courses of that level: the first one whose name can be read.
  for (let index = best.index; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? '';
    if (levelOf(text) !== level || STAY.test(text)) continue;
    const course = courseIn(lines, index, level);
    if (course) return { ...result, course: { value: course, confidence: 0.8 } };
  }
  return result;
}

/** A stay at an institute, and no course, unless it names one: 'Pós-doutorado, Arquivo da Torre do Tombo'. */
const STAY = /p[óo]s[\s-]*doutorado(?!\s+em\s)|post[\s-]?doc\w*(?!\s+in\s)/i;
const STUDYING = /\d\s*[ºo°ª]?\s*(?:semestre|per[íi]odo)/i;

/** 'Administração – UFES (2015–2019)': a university without a word about the degree means a Graduação. */
function universityCourse(
  lines: ZonedLine[],
): { level: Found<EducationLevel>; course?: Found; line: string } | undefined {
  const index = lines.findIndex((line) => isUniversity(line.text) && levelOf(line.text) === undefined);
  if (index < 0) return undefined;
  const course = courseIn(lines, index, 'Graduação');
  return {
    level: { value: 'Graduação', confidence: 0.5 },
    // 'Engenharia de Pesca – 5º semestre' over its university.
    line: [lines[index - 1], lines[index]]
      .filter((line, at) => line && (at === 1 || STUDYING.test(line.text)))
      .map((line) => line?.text)
      .join(' '),
    ...(course && { course: { value: course, confidence: 0.5 } }),
  };
}

/** 'USP (2014)', 'SENAI · concluído em 2014' → the school alone. */
function schoolName(text: string): string {
  return withoutPeriod(text)
    .replace(
      /\s*[·,(–-]?\s*(?:conclu[íi]d[oa]\s*(?:em)?|conclus[ãa]o:?)?\s*\(?(?:\d{1,2}\/)?(?:19|20)\d{2}\)?$/i,
      '',
    )
    .trim();
}

function entriesOf(lines: ZonedLine[]): ResumeEducation[] {
  // A list that opens with a school names each one above its degree.
  const firstSchool = lines.findIndex((line) => isSchool(line.text) && levelOf(line.text) === undefined);
  const firstDegree = lines.findIndex((line) => levelOf(line.text) !== undefined);
  const steps = firstSchool >= 0 && firstSchool < firstDegree ? [-1, 1] : [1, -1];
  const entries = lines.flatMap((line, index) => {
    const level = levelOf(line.text);
    if (!level || line.text.length > 160) return [];
    // The lines beside it belong to it unless they name a degree of their own.
    const beside = steps
      .map((step) => lines[index + step])
      .filter(
        (one): one is ZonedLine =>
          one !== undefined && one.block === line.block && levelOf(one.text) === undefined,
      );
    const parts = partsOf(line.text);
    const school = [
      ...parts.filter((part) => levelOf(part) === undefined),
      ...beside.flatMap((one) => partsOf(one.text)),
    ].find(isSchool);
    const period = [line, ...beside].map((one) => periodIn(one.text)).find((one) => one !== undefined);
    return [
      {
        institution: schoolName(school ?? ''),
        degree: degreeOf(parts) ?? withoutPeriod(line.text).slice(0, 160),
        level,
        startDate: period?.start ?? '',
        endDate: period?.end ?? '',
        inProgress: IN_PROGRESS.test([line, ...beside].map((one) => one.text).join(' ')),
      },
    ];
  });
  return entries.slice(0, 12);
}

/** 'MBA, Gestão de Pessoas': the degree with its course, where a comma parts them. */
function degreeOf(parts: string[]): string | undefined {
  const at = parts.findIndex((part) => levelOf(part) !== undefined);
  const own = parts[at];
  if (own === undefined) return undefined;
  const next = withoutPeriod(parts[at + 1] ?? '');
  if (levelOf(own) === 'Ensino Médio') return withoutPeriod(own);
  const isBare = own.split(' ').length <= 4 && !/\s(?:em|in|de|of)\s+\p{Lu}(?!cience|rts)/u.test(own);
  const isCourse =
    /^\p{Lu}[\p{L} ]{3,60}$/u.test(next) &&
    !isSchool(next) &&
    !/^(?:in)?(?:conclu|complet)/i.test(next) &&
    !IN_PROGRESS.test(next);
  return withoutPeriod(isBare && isCourse ? `${own}, ${next}` : own).slice(0, 160);
}

function partsOf(text: string): string[] {
  return withoutBullet(text)
    .split(/\s+[-–—|•]\s*|\s*[–—|•]\s+|\s{3,}|,\s|;/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
