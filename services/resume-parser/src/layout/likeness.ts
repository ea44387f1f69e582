import { takePeriod } from '../lexicon/entry-period.js';
import { namesRole } from '../lexicon/job-words.js';
import { sectionOf } from '../lexicon/section-words.js';
import type { Line } from './text-line.js';

export interface LineStyle {
  size: number;
  bold: boolean;
  caps: boolean;
}

/** How a document prints the headings that are known by their words, where nothing else is printed so. */
export interface Likeness {
  style: LineStyle;
  /** Where these headings begin or, if they are centred, have their middle, in points. */
  edges: number[];
  middles: number[];
  /** The smallest size of them, in points: on a scan, sizes differ by chance. */
  minSize: number;
  /** The smallest space above them, in line heights. */
  gap: number;
  /** The first line that may be a heading: those above hold the name and the contacts. */
  from: number;
}

const MAX_SIZE_CHANGE = 0.6;
const SIZE_NOISE = 0.1;
/** In points. */
const ALIGNED = 3;
/** Share of the space above other headings. */
const MIN_GAP_SHARE = 0.75;
const MIN_GAP = 1.3;
/** A line at the top of its column has this gap or a larger one. */
const COLUMN_TOP = 8;
/** A document has fewer; more are not compared, so that the work stays linear. */
const MAX_HEADINGS = 40;
const MAX_LENGTH = 45;
const MAX_WORDS = 6;
/** The lines of a heading's first entry in which its titles stand. */
const MAX_ENTRY_LINES = 6;
const CONTACT = /\S@\S|\d{4}[-.\s]?\d{4}|\(\d{2,3}\)|\+\d{2}/;

export function styleOf(line: Line): LineStyle {
  const letters = line.text.replace(/[^\p{L}]/gu, '');
  return { size: line.size, bold: line.bold, caps: letters.length > 2 && letters === letters.toUpperCase() };
}

export function isOfStyle(line: Line, style: LineStyle): boolean {
  const own = styleOf(line);
  return (
    Math.abs(own.size - style.size) < MAX_SIZE_CHANGE && own.bold === style.bold && own.caps === style.caps
  );
}

/** The look of the headings, unless entries have titles of the same look; undefined where fewer than two headings share one. */
export function likenessOf(lines: Line[], bodySize: number): Likeness | undefined {
  const known = lines.flatMap((line, index) =>
    line.fragments.length === 1 && sectionOf(line.text) !== undefined ? [{ line, index }] : [],
  );
  const mains = known.filter(({ line }) => isMain(line)).slice(0, MAX_HEADINGS);
  for (const { line } of mains) {
    const style = styleOf(line);
    if (!style.bold && !style.caps && style.size <= bodySize * 1.08) continue;
    const alike = known.filter((other) => isOfStyle(other.line, style)).slice(0, MAX_HEADINGS);
    if (alike.length < 2 || alike.some(({ index }) => hasTitleOf(style, lines, index))) continue;
    const gaps = alike.map((other) => other.line.gap).filter((gap) => gap < COLUMN_TOP);
    return {
      style,
      edges: alike.map((other) => other.line.x0),
      middles: alike.map((other) => (other.line.x0 + other.line.x1) / 2),
      minSize: Math.min(...alike.map((other) => other.line.size)),
      gap: gaps.length > 0 ? Math.min(...gaps) : 2,
      from: lines.findIndex(({ text }) => CONTACT.test(text)) + 1,
    };
  }
  return undefined;
}

function isMain({ text }: Line): boolean {
  const kind = sectionOf(text);
  return kind === 'experience' || kind === 'education';
}

/** The first entry below a heading has a title of the look of headings; bold ones in small letters stand inside entries too. */
function hasTitleOf(style: LineStyle, lines: Line[], heading: number): boolean {
  let dated = 0;
  const isFaint = style.bold && !style.caps;
  for (const line of lines.slice(heading + 1, heading + 1 + MAX_ENTRY_LINES)) {
    if (sectionOf(line.text) !== undefined) return false;
    if (isOfStyle(line, style)) return dated === 0 || isFaint;
    if (takePeriod(line.text).period) dated += 1;
    if (dated > 1) return false;
  }
  return false;
}

/** A heading whose words no list holds: it is printed, placed and set apart like those that are known. */
export function isLikeHeadings(line: Line, index: number, likeness: Likeness | undefined): boolean {
  if (!likeness || index < likeness.from || line.fragments.length > 1) return false;
  const text = line.text.trim();
  if (text.length > MAX_LENGTH || text.split(/\s+/).length > MAX_WORDS) return false;
  if (/[.,;!?]$|\d|@|\||\s[–—-]\s/.test(text) || !/\p{L}{3}/u.test(text)) return false;
  if (!isOfStyle(line, likeness.style) || namesRole(text)) return false;
  if (!likeness.style.bold && !likeness.style.caps && line.size < likeness.minSize - SIZE_NOISE) return false;
  const needed = Math.max(MIN_GAP, likeness.gap * MIN_GAP_SHARE);
  return line.gap >= needed && isAligned(line, likeness);
}

function isAligned({ x0, x1 }: Line, { edges, middles }: Likeness): boolean {
  const middle = (x0 + x1) / 2;
  return (
    edges.some((edge) => Math.abs(edge - x0) < ALIGNED) ||
    middles.some((one) => Math.abs(one - middle) < ALIGNED)
  );
}
