import type { ZonedLine } from '../../layout/zoned-line.js';
import { periodIn } from '../../lexicon/period.js';
import { startsWithBullet } from '../../lexicon/text.js';

export interface Sentence {
  text: string;
  /** Names a job or its period; a shortened summary keeps it before all others. */
  isTitle: boolean;
}

const MAX_TITLE_LENGTH = 110;
const MAX_JOINED_TITLE_LENGTH = 140;

/** Joins printed lines to sentences: a line that was only wrapped goes on with the one before. */
export function sentencesOf(lines: ZonedLine[]): Sentence[] {
  const sentences: Sentence[] = [];
  const rightMargin = Math.max(0, ...lines.map((line) => line.x1));
  lines.forEach((line, index) => {
    const text = line.text.replace(/\s+/g, ' ').trim();
    const before = lines[index - 1];
    const last = sentences.at(-1);
    if (before && last && isWrapped(before, line, text, rightMargin) && !/[.:;!]$/.test(last.text)) {
      last.text = /[\p{Ll}]-$/u.test(last.text) ? last.text.slice(0, -1) + text : `${last.text} ${text}`;
      last.isTitle = last.isTitle && last.text.length < MAX_JOINED_TITLE_LENGTH;
    } else {
      sentences.push({ text, isTitle: isTitle(line, text, [before, lines[index + 1]]) });
    }
  });
  return sentences;
}

function isWrapped(before: ZonedLine, line: ZonedLine, text: string, rightMargin: number): boolean {
  const isBelow = before.block === line.block && line.gap < 1.9 && before.bold === line.bold;
  const isOneCell = line.fragments.length === 1 && before.fragments.length === 1;
  const goesOn =
    !startsWithBullet(text) && /^[\p{Ll}(]|^\p{L}+\s+\p{Ll}/u.test(text) && periodIn(text) === undefined;
  return isBelow && isOneCell && goesOn && before.x1 > rightMargin * 0.8;
}

function isTitle(line: ZonedLine, text: string, beside: (ZonedLine | undefined)[]): boolean {
  if (text.length >= MAX_TITLE_LENGTH || startsWithBullet(text) || /[.;]$/.test(text)) return false;
  const hasPeriodBeside = beside.some(
    (other) => other && other.block === line.block && periodIn(other.text) !== undefined,
  );
  return line.bold || periodIn(text) !== undefined || hasPeriodBeside;
}
