import { startsWithBullet, withoutBullet } from './characters.js';
import { periodIn, withoutPeriod } from './period.js';
import type { ResumeExperience } from './resume.js';
import { linesIn, type ResumeDocument } from './resume-document.js';
import type { ZonedLine } from './sections.js';
import { fold } from './characters.js';
import { NOT_NAME_WORDS } from './person-words.js';

const LABELLED =
  /^(empresa|empregador|company|employer|cargo|fun[çc][ãa]o|position|role|title|per[íi]odo|period|atividades|principais atividades|atribui[çc][õo]es)\s*:\s*(.*)$/i;
const MAX = 20;

/** The jobs of the experience section: what has a period is one, with the lines that name its employer and role. */
export function findExperiences(document: ResumeDocument): ResumeExperience[] {
  const lines = linesIn(document, 'experience');
  const starts = lines.flatMap((line, index) => (isStart(line) ? [index] : []));
  return starts
    .slice(0, MAX)
    .map((start, position) => experienceAt(lines, start, starts[position - 1], starts[position + 1]));
}

function isStart(line: ZonedLine): boolean {
  const period = periodIn(line.text);
  return (
    period !== undefined &&
    period.start !== '' &&
    !(startsWithBullet(line.text) && line.text.length > 120) &&
    line.text.length < 170
  );
}

function isTitle(line: ZonedLine | undefined): line is ZonedLine {
  return (
    line !== undefined &&
    line.text.length < 90 &&
    !startsWithBullet(line.text) &&
    !/[.;]$/.test(line.text) &&
    periodIn(line.text) === undefined
  );
}

function experienceAt(
  lines: ZonedLine[],
  start: number,
  before: number | undefined,
  after: number | undefined,
): ResumeExperience {
  const line = lines[start];
  const period = periodIn(line?.text ?? '');
  const titles: string[] = [];
  const own = withoutPeriod(withoutBullet(line?.text ?? ''));
  if (own.length > 2)
    titles.push(
      ...own
        .split(/\s+[-–—|•·]\s+|\s*[|•·]\s*|\s{3,}/)
        .map((part) => part.trim())
        .filter((part) => part.length > 1),
    );
  // A title line above the dates belongs to them if nothing but titles lies between.
  if (titles.length < 2) {
    for (let index = start - 1; index >= Math.max((before ?? -1) + 1, start - 2); index -= 1) {
      const above = lines[index];
      if (!isTitle(above) || (above.bold === false && line?.bold && index < start - 1)) break;
      titles.unshift(...above.text.split(/\s+[-–—|•·]\s+|\s*\|\s*|\s{3,}/).map((part) => part.trim()));
    }
  }
  let next = start + 1;
  while (titles.length < 2 && next < (after ?? lines.length) && isTitle(lines[next])) {
    titles.push(withoutBullet(lines[next]?.text ?? ''));
    next += 1;
  }
  const labelled = new Map(
    titles.flatMap((title) => {
      const match = LABELLED.exec(title);
      return match?.[1] ? [[fold(match[1]), match[2] ?? ''] as const] : [];
    }),
  );
  const [first = '', second = ''] = titles;
  const firstIsRole = isRole(first) || !isRole(second);
  const end = after === undefined ? lines.length : descriptionEnd(lines, next, after);
  return {
    position:
      labelled.get('cargo') ??
      labelled.get('funcao') ??
      labelled.get('position') ??
      (firstIsRole ? first : second),
    company:
      labelled.get('empresa') ??
      labelled.get('company') ??
      labelled.get('empregador') ??
      (firstIsRole ? second : first),
    startDate: period?.start ?? '',
    endDate: period?.end ?? '',
    isCurrent: period?.isCurrent ?? false,
    description: lines
      .slice(next, end)
      .map((one) => withoutBullet(one.text).replace(/\s+/g, ' '))
      .join('\n')
      .slice(0, 2_000),
  };
}

/** Titles just above the next job's dates are the next job's. */
function descriptionEnd(lines: ZonedLine[], from: number, after: number): number {
  let end = after;
  while (end > from && end > after - 2 && isTitle(lines[end - 1])) end -= 1;
  return end;
}

function isRole(text: string): boolean {
  return fold(text)
    .split(' ')
    .some((word) => NOT_NAME_WORDS.has(word));
}
