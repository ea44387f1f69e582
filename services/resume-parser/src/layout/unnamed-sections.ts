import { levelOf } from '../lexicon/education-level.js';
import { periodIn } from '../lexicon/period.js';
import type { Zone, ZonedLine } from './sections.js';
import type { Line } from './text-line.js';

export interface HeadingLook {
  size: number;
  bold: boolean;
}

/**
 * How headings look in a document that uses none of the usual words: short lines that stand out, come back in the same
 * dress, and have air above them. The largest line is the name.
 */
export function unnamedHeadings(lines: Line[], bodySize: number): HeadingLook | undefined {
  const largest = Math.max(0, ...lines.map((line) => line.size));
  const candidates = lines.filter(
    (line, index) =>
      line.fragments.length === 1 &&
      line.text.length <= 30 &&
      line.gap > 1.7 &&
      line.size < largest - 0.5 &&
      (line.size > bodySize * 1.08 || line.bold) &&
      /^\p{L}[\p{L}\s&,/-]+:?$/u.test(line.text.trim()) &&
      isBody(lines[index + 1], line),
  );
  const looks = candidates.map(({ size, bold }) => ({ size, bold }));
  const counted = looks.map((look) => looks.filter((other) => sameLook(other, look)).length);
  const most = Math.max(0, ...counted);
  return most >= 2 ? looks[counted.indexOf(most)] : undefined;
}

function isBody(next: Line | undefined, heading: Line): boolean {
  return next !== undefined && next.block === heading.block && (next.size < heading.size - 0.5 || !next.bold);
}

export function sameLook(a: HeadingLook, b: HeadingLook): boolean {
  return Math.abs(a.size - b.size) < 0.6 && a.bold === b.bold;
}

/** 'Percurso', 'Minha caminhada': a section that no word names is known by what it tells. */
export function nameSections(lines: ZonedLine[]): ZonedLine[] {
  const has = (zone: Zone) => lines.some((line) => line.zone === zone && !line.heading);
  const named: Zone[] = [];
  if (!has('experience')) named.push('experience');
  if (!has('education')) named.push('education');
  if (named.length === 0) return lines;
  const renamed = [...lines];
  for (let from = 0; from < renamed.length; from += 1) {
    if (!renamed[from]?.heading || renamed[from]?.zone !== 'other') continue;
    let to = from + 1;
    while (to < renamed.length && !renamed[to]?.heading && renamed[to]?.zone === 'other') to += 1;
    const zone = contentOf(renamed.slice(from + 1, to));
    if (!zone || !named.includes(zone)) continue;
    for (let at = from; at < to; at += 1) renamed[at] = { ...(renamed[at] as ZonedLine), zone };
  }
  return renamed;
}

function contentOf(lines: ZonedLine[]): Zone | undefined {
  if (lines.some((line) => levelOf(line.text) !== undefined && line.text.length < 120)) return 'education';
  return lines.some((line) => (periodIn(line.text)?.start ?? '') !== '') ? 'experience' : undefined;
}
