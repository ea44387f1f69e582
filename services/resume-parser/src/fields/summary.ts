import { startsWithBullet } from '../lexicon/characters.js';
import { levelOf } from '../lexicon/education-level.js';
import { periodIn } from '../lexicon/period.js';
import type { Found } from '../resume.js';
import { linesIn, type ResumeDocument } from '../layout/resume-document.js';
import type { ZonedLine } from '../layout/sections.js';

/** A form field, not an archive: enough for five jobs in full or fifteen by their titles. */
const BUDGET = 2_500;
const PROFILE_BUDGET = 600;

/** The person's own profile paragraph, and the experience section: titles first where not everything fits. */
export function findSummary(document: ResumeDocument): Found | undefined {
  const profile = paragraph(linesIn(document, 'profile')).slice(0, PROFILE_BUDGET);
  const experience = trimmed(linesIn(document, 'experience'));
  if (experience !== '') {
    return {
      value: profile === '' ? experience : `${cutAtSentence(profile)}\n\n${experience}`,
      confidence: 0.8,
    };
  }
  const volunteer = trimmed(linesIn(document, 'volunteer'));
  if (profile !== '') return { value: cutAtSentence(profile), confidence: 0.6 };
  // A résumé without headings: whatever says from when to when somebody worked.
  const dated = linesIn(document, 'head', 'contact', 'other', 'objective').filter(
    (line) => (periodIn(line.text)?.start ?? '') !== '' && levelOf(line.text) === undefined,
  );
  if (volunteer === '' && dated.length > 0) return { value: trimmed(dated), confidence: 0.4 };
  return volunteer !== '' ? { value: volunteer, confidence: 0.4 } : undefined;
}

function trimmed(lines: ZonedLine[]): string {
  const joined = unwrap(lines);
  const total = joined.reduce((sum, line) => sum + line.text.length + 1, 0);
  if (total <= BUDGET) return joined.map((line) => line.text).join('\n');
  const kept = new Set<number>();
  let left = BUDGET;
  for (const wanted of [true, false]) {
    for (const [index, line] of joined.entries()) {
      if (line.isTitle !== wanted || kept.has(index) || line.text.length + 1 > left) continue;
      kept.add(index);
      left -= line.text.length + 1;
    }
  }
  return joined
    .filter((_, index) => kept.has(index))
    .map((line) => line.text)
    .join('\n');
}

interface Entry {
  text: string;
  isTitle: boolean;
}

/** Printed lines → sentences: a line that was only wrapped goes on with the one before. */
function unwrap(lines: ZonedLine[]): Entry[] {
  const entries: Entry[] = [];
  const right = Math.max(0, ...lines.map((line) => line.x1));
  lines.forEach((line, index) => {
    const text = line.text.replace(/\s+/g, ' ').trim();
    const before = lines[index - 1];
    const last = entries[entries.length - 1];
    const wrapped =
      before &&
      last &&
      before.block === line.block &&
      line.gap < 1.9 &&
      !startsWithBullet(text) &&
      before.x1 > right * 0.8 &&
      before.bold === line.bold &&
      /^[\p{Ll}(]|^\p{L}+\s+\p{Ll}/u.test(text) &&
      !/[.:;!]$/.test(last.text) &&
      !periodIn(text) &&
      line.fragments.length === 1 &&
      before.fragments.length === 1;
    if (wrapped) {
      last.text = /[\p{Ll}]-$/u.test(last.text) ? last.text.slice(0, -1) + text : `${last.text} ${text}`;
      last.isTitle = last.isTitle && last.text.length < 140;
    } else {
      const near = [before, lines[index + 1]].some(
        (other) => other && other.block === line.block && periodIn(other.text) !== undefined,
      );
      entries.push({
        text,
        isTitle:
          text.length < 110 &&
          !startsWithBullet(text) &&
          !/[.;]$/.test(text) &&
          (line.bold || periodIn(text) !== undefined || near),
      });
    }
  });
  return entries;
}

function paragraph(lines: ZonedLine[]): string {
  return unwrap(lines)
    .map((entry) => entry.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function cutAtSentence(text: string): string {
  if (text.length < PROFILE_BUDGET) return text;
  const end = Math.max(text.lastIndexOf('. '), text.lastIndexOf('; '));
  return end > PROFILE_BUDGET / 2 ? text.slice(0, end + 1) : text;
}
