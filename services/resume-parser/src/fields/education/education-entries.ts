import type { EducationLevel } from '@araucaria/contracts/domain';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { isInProgress, levelOf } from '../../lexicon/education-level.js';
import { periodIn, withoutPeriod } from '../../lexicon/period.js';
import { isSchool } from '../../lexicon/schools.js';
import { withoutBullet } from '../../lexicon/text.js';
import type { ResumeEducation } from '../../resume.js';
import { evidenceAt, type Evidence } from '../../rule.js';

export interface FoundEntry {
  entry: ResumeEducation;
  evidence: Evidence;
}

const MAX_ENTRIES = 12;
const MAX_LENGTH = 160;
const GRADUATION =
  /\s*[·,(–-]?\s*(?:conclu[íi]d[oa]\s*(?:em)?|conclus[ãa]o:?)?\s*\(?(?:\d{1,2}\/)?(?:19|20)\d{2}\)?$/i;

/** One entry for each line that states a degree. */
export function educationEntries(lines: ZonedLine[]): FoundEntry[] {
  const steps = stepsToSchool(lines);
  return lines
    .flatMap((line, index) => {
      const level = levelOf(line.text);
      if (!level || line.text.length > MAX_LENGTH) return [];
      const entry = entryOf(line, besideOf(lines, index, steps), level);
      return [{ entry, evidence: evidenceAt(line, [{ rule: `a degree: ${level}`, points: 0 }]) }];
    })
    .slice(0, MAX_ENTRIES);
}

/** A list that opens with a school names each one above its degree. */
function stepsToSchool(lines: ZonedLine[]): number[] {
  const firstSchool = lines.findIndex((line) => isSchool(line.text) && levelOf(line.text) === undefined);
  const firstDegree = lines.findIndex((line) => levelOf(line.text) !== undefined);
  return firstSchool >= 0 && firstSchool < firstDegree ? [-1, 1] : [1, -1];
}

/** The lines beside a degree belong to it unless they name a degree of their own. */
function besideOf(lines: ZonedLine[], index: number, steps: number[]): ZonedLine[] {
  return steps
    .flatMap((step) => lines[index + step] ?? [])
    .filter((line) => line.block === lines[index]?.block && levelOf(line.text) === undefined);
}

function entryOf(line: ZonedLine, beside: ZonedLine[], level: EducationLevel): ResumeEducation {
  const parts = partsOf(line.text);
  const texts = [line, ...beside].map(({ text }) => text);
  const school = [
    ...parts.filter((part) => levelOf(part) === undefined),
    ...beside.flatMap(({ text }) => partsOf(text)),
  ].find(isSchool);
  const period = texts.map(periodIn).find((found) => found !== undefined);
  return {
    institution: schoolName(school ?? ''),
    degree: degreeOf(parts) ?? withoutPeriod(line.text).slice(0, MAX_LENGTH),
    level,
    startDate: period?.start ?? '',
    endDate: period?.end ?? '',
    inProgress: isInProgress(texts.join(' ')),
  };
}

/** Returns the school alone of 'USP (2014)' and 'SENAI · concluído em 2014'. */
function schoolName(text: string): string {
  return withoutPeriod(text).replace(GRADUATION, '').trim();
}

/** 'MBA, Gestão de Pessoas': the degree with its course, where a comma divides them. */
function degreeOf(parts: string[]): string | undefined {
  const at = parts.findIndex((part) => levelOf(part) !== undefined);
  const own = parts[at];
  if (own === undefined) return undefined;
  if (levelOf(own) === 'Ensino Médio') return withoutPeriod(own);
  const next = withoutPeriod(parts[at + 1] ?? '');
  const isBare = own.split(' ').length <= 4 && !/\s(?:em|in|de|of)\s+\p{Lu}(?!cience|rts)/u.test(own);
  return withoutPeriod(isBare && isCourse(next) ? `${own}, ${next}` : own).slice(0, MAX_LENGTH);
}

function isCourse(part: string): boolean {
  return (
    /^\p{Lu}[\p{L} ]{3,60}$/u.test(part) &&
    !isSchool(part) &&
    !/^(?:in)?(?:conclu|complet)/i.test(part) &&
    !isInProgress(part)
  );
}

function partsOf(text: string): string[] {
  return withoutBullet(text)
    .split(/\s+[-–—|•]\s*|\s*[–—|•]\s+|\s{3,}|,\s|;/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
