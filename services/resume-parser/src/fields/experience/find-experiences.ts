import { median } from '../../layout/median.js';
import { linesIn, type ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { periodIn } from '../../lexicon/period.js';
import { startsWithBullet } from '../../lexicon/text.js';
import { jobAt, type FoundJob } from './job-at.js';
import { isTitle } from './job-titles.js';

const MAX_JOBS = 20;
/** A longer line is a sentence that mentions a period. */
const MAX_PERIOD_LINE_CHARACTERS = 170;
const MAX_PERIOD_ITEM_CHARACTERS = 120;
const MAX_TITLES_ABOVE = 3;

/** The jobs of the section for experience. Each period is one, with the titles above, beside and below it. */
export function findExperiences(document: ResumeDocument): FoundJob[] {
  const lines = linesIn(document, 'experience');
  const starts = lines.flatMap((line, index) => (isStart(line) ? [index] : [])).slice(0, MAX_JOBS);
  const above = titlesAbove(lines, starts);
  return starts
    .map((start, position) => {
      const from = Math.max(start - above, (starts[position - 1] ?? -1) + 1);
      const nextStart = starts[position + 1];
      const end = nextStart === undefined ? lines.length : Math.max(start + 1, nextStart - above);
      return jobAt({ lines, from, start, end });
    })
    .filter(({ job }) => job.position !== '' || job.company !== '');
}

function isStart({ text }: ZonedLine): boolean {
  const isSentence =
    text.length >= MAX_PERIOD_LINE_CHARACTERS ||
    (startsWithBullet(text) && text.length > MAX_PERIOD_ITEM_CHARACTERS);
  return !isSentence && (periodIn(text)?.start ?? '') !== '';
}

/** How many lines of titles stand above a period. One layout prints all jobs alike, so the first job decides. */
function titlesAbove(lines: ZonedLine[], starts: number[]): number {
  const [first = 0] = starts;
  if (first === 0) return 0;
  if (first <= MAX_TITLES_ABOVE)
    return lines.slice(0, first).every((line) => isTitle(line, lines)) ? first : 0;
  // Something else opens the section: what most of the jobs show.
  const counts = starts
    .map((start) => [1, 2, 3].find((step) => !isTitle(lines[start - step], lines)) ?? MAX_TITLES_ABOVE)
    .map((step) => step - 1);
  return median(counts);
}
