import type { ZonedLine } from '../../layout/zoned-line.js';
import { namesRole } from '../../lexicon/job-words.js';
import type { NamePlace } from './name-place.js';

/**
 * Joins a large line with those under it: a narrow column breaks a long name at every word ('ANA' / 'LUIZA' / 'DE SOUZA').
 * Returns nothing where they do not go on with it; `sameLook` chooses between lines of one look and of two.
 */
export function stackedName(
  { document, line, index }: NamePlace,
  count: number,
  sameLook: boolean,
): string[] {
  const next = document.lines[index + 1];
  const isLarge = line.size > document.bodySize * 1.25 && line.fragments.length === 1;
  if (!isLarge || !next || !continues(line, next, document.bodySize)) return [];
  if (hasLookOf(line, next) !== sameLook) return [];
  if (!sameLook && isTradeUnderName(line.text.trim(), next.text.trim())) return [];
  const more = document.lines.slice(index + 2, index + count);
  if (more.length < count - 2 || !more.every((other) => isNextWord(line, other))) return [];
  // 'Tariq Al-' over 'Mansoori'
  const name = [line, next, ...more].map(({ text }) => text.trim()).join(' ');
  return [name.replace(/(?<=\p{L}-)\s(?=\p{Lu})/gu, '')];
}

/** 'Niamh Gallagher' over 'Forest Ecologist'. */
function isTradeUnderName(name: string, text: string): boolean {
  const isWhole = (words: string) => words.includes(' ') && !/-$|\s[|·•]\s/.test(words);
  return isWhole(name) && isWhole(text) && namesRole(text);
}

function continues(line: ZonedLine, next: ZonedLine, bodySize: number): boolean {
  return isBelow(line, next) && next.size > bodySize * 1.2 && next.size > line.size * 0.6;
}

function hasLookOf(line: ZonedLine, next: ZonedLine): boolean {
  return Math.abs(next.size - line.size) < line.size * 0.12 && next.bold === line.bold;
}

function isNextWord(line: ZonedLine, other: ZonedLine): boolean {
  return (
    other.block === line.block &&
    Math.abs(other.size - line.size) <= 0.5 &&
    other.bold === line.bold &&
    other.gap <= 1.9
  );
}

/** Directly under it, in the same block or not: the columns of a page may have divided the two. */
function isBelow(line: ZonedLine, next: ZonedLine): boolean {
  const distance = (next.y - line.y) / Math.max(line.size, next.size);
  return (
    next.page === line.page &&
    distance > 0 &&
    distance < 1.9 &&
    Math.abs(next.x0 - line.x0) < Math.max(line.x1 - line.x0, next.x1 - next.x0)
  );
}
