import { takePeriod } from '../lexicon/entry-period.js';
import { isDateLike } from '../lexicon/date-words.js';
import { labelsIn } from '../lexicon/location-words.js';
import { sectionOf } from '../lexicon/section-words.js';
import { contentOfTable } from '../lexicon/table-heads.js';
import { headingLooks, standsOut, type HeadingLooks } from './heading-look.js';
import { headingKind, splitHeading, type HeadingAbove } from './headings.js';
import { zoneOfCard } from './cards.js';
import { greatest } from './greatest.js';
import { isFormRow } from './form-grid.js';
import { headingsBeside, withStackedHeadings } from './margin-headings.js';
import type { Line } from './text-line.js';
import { nameSections } from './unnamed-sections.js';
import { wrapTest } from './wrapping.js';
import type { Zone, ZonedLine } from './zoned-line.js';
import { ZonedSoFar } from './zoned-so-far.js';

/** The section that is being read, and its heading. */
interface Position extends HeadingAbove {
  zone: Zone;
  headingSize: number;
}

interface Step {
  position: Position;
  lines: ZonedLine[];
}

/** A gap of more line heights than this divides a footer from the rest of its column. */
const FOOTER_GAP = 5;

export function zoneLines(lines: Line[]): ZonedLine[] {
  const looks = headingLooks(lines);
  const wraps = wrapTest(lines);
  const zoneBeside = headingsBeside(lines);
  const soFar = new ZonedSoFar();
  let position: Position = { zone: 'head', headingX: Infinity, headingSize: 0, isLabel: false };
  lines.forEach((line, index) => {
    if (line.isFooter) {
      soFar.push({ ...line, zone: 'contact', heading: false, wraps: false });
      return;
    }
    const here = {
      ...position,
      zone:
        zoneBeside(line) ??
        zoneOfPlace(lines, index, soFar.lines) ??
        zoneContinued(line, position, soFar) ??
        position.zone,
    };
    const step = tableStep(lines, index, here) ??
      (isUnderPeriod(line, soFar) || isLikeFirstTitle(line, here, soFar)
        ? undefined
        : headingStep(lines, line, index, here, looks)) ??
      (isFormRow(lines, index)
        ? undefined
        : splitStep(line, here, wraps(index), lines[index - 1], lines[index + 1])) ?? {
        position: here,
        lines: [{ ...line, zone: here.zone, heading: false, wraps: wraps(index) }],
      };
    position = step.position;
    soFar.push(...step.lines);
  });
  return nameSections(withStackedHeadings(soFar.lines));
}

/** 'NUTRICIONISTA' under '2016 – 2020': where a period opens the section, what stands under a period is a title. */
function isUnderPeriod(line: Line, soFar: ZonedSoFar): boolean {
  const above = soFar.lines.at(-1);
  if (!above || above.heading || above.block !== line.block || !isDateLike(above.text)) return false;
  const first = soFar.firstOfSection();
  return first !== undefined && isDateLike(first.text) && sectionOf(line.text) === undefined;
}

/** In points: what programs draw in one size has the same. */
const SAME_SIZE = 0.1;
const SMALLER = 0.3;

/** In the second column, above its headings: a line printed like the titles of the section with which the first column ends. */
function zoneContinued(line: Line, { zone }: Position, soFar: ZonedSoFar): Zone | undefined {
  if (zone !== 'head' || !line.bold) return undefined;
  const end = soFar.lastOutside(line.block);
  if (!end || end.page !== line.page || end.x1 > line.x0 || !ZONES_OF_ENTRIES.has(end.zone)) return undefined;
  const title = soFar.firstOfSection();
  const isAlike = title?.bold && title.zone === end.zone && Math.abs(title.size - line.size) < SAME_SIZE;
  return isAlike ? end.zone : undefined;
}

/** Slightly smaller than the heading, and printed like the first line below it, or itself that line: the title of an entry. */
function isLikeFirstTitle(line: Line, { zone, headingSize }: Position, soFar: ZonedSoFar): boolean {
  if (!ZONES_OF_ENTRIES.has(zone) || line.size > headingSize - SMALLER) return false;
  const first = soFar.firstOfSection() ?? line;
  return (
    first.block === line.block &&
    first.bold &&
    line.bold &&
    Math.abs(first.size - line.size) < SAME_SIZE &&
    sectionOf(line.text) === undefined
  );
}

const CONTACT_ALONE = /^(?:\S+@[\w.-]+|[+(]?\d[\d\s().-]{7,18}\d)$/;
/** In characters; a profile has longer lines. */
const MAX_CONTACT_LENGTH = 40;

/** A home may stand above the telephone, in as many lines. */
const MAX_ABOVE_CONTACT = 5;

/** 'About' over a town, an e-mail address and a telephone, where 'Summary' stands elsewhere. */
function isOverContacts(lines: Line[], index: number): boolean {
  const below = lines
    .slice(index + 1, index + 1 + MAX_ABOVE_CONTACT)
    .filter(({ block }) => block === lines[index]?.block);
  const first = below.findIndex(({ text }) => CONTACT_ALONE.test(text.trim()));
  return (
    first >= 0 &&
    below.slice(0, first).every(({ text }) => text.length < MAX_CONTACT_LENGTH && !/[.!?]$/.test(text))
  );
}

/** 'Hello,' over 'I’m Wanda Kimani', as large: no profile. */
const isGreeting = (line: Line, next: Line | undefined) =>
  next?.block === line.block &&
  Math.abs(next.size - line.size) < SAME_SIZE &&
  /^(?:I[’']?m|I am|(?:[Ee]u )?[Ss]ou|[Mm]e chamo)\s\p{Lu}/u.test(next.text);

/** Sections of entries, each of which may have headings of its own. */
const ZONES_OF_ENTRIES: ReadonlySet<Zone> = new Set<Zone>([
  'experience',
  'education',
  'volunteer',
  'projects',
]);
const OF_AN_ENTRY = /^(?:key )?highlights:?$/i;

/** 'Distribuidora Sol' in bold print over 'de 01/2010 a 03/2017': the title of an entry, not a heading of unusual words. */
function isOverPeriod(lines: Line[], index: number, named: Zone, { text, block }: Line): boolean {
  const below = lines[index + 1];
  return (
    named === 'other' &&
    sectionOf(text) === undefined &&
    below?.block === block &&
    takePeriod(below.text).period !== undefined &&
    isDateLike(below.text)
  );
}

function headingStep(
  lines: Line[],
  line: Line,
  index: number,
  position: Position,
  looks: HeadingLooks,
): Step | undefined {
  const named = headingKind(line, index, position.zone, looks);
  if (!named || (ZONES_OF_ENTRIES.has(position.zone) && isOverPeriod(lines, index, named, line)))
    return undefined;
  // Themes print it under each entry; what follows belongs to that entry.
  if (ZONES_OF_ENTRIES.has(position.zone) && OF_AN_ENTRY.test(line.text)) return { position, lines: [] };
  const kind =
    named === 'profile' && (isOverContacts(lines, index) || isGreeting(line, lines[index + 1]))
      ? 'contact'
      : named;
  // A heading word that is the last word of a sentence is left out of both.
  if (/[.,;]$/.test(line.text) && !standsOut(line, looks)) return { position, lines: [] };
  // 'Profissional' under 'Experiência', smaller: a part of that section.
  const isPart =
    kind === 'other' && line.size < position.headingSize - 0.9 && sectionOf(line.text) === undefined;
  const zone = isPart ? position.zone : kind;
  const headingSize = isPart ? position.headingSize : line.size;
  return {
    position: { zone, headingX: line.x0, headingSize, isLabel: line.text.trim().endsWith(':') },
    lines: [{ ...line, zone, heading: true, wraps: false }],
  };
}

/** The first rows of a table say what it lists. */
const MAX_ROWS = 3;

/** Sections in which a table may begin another one without a heading. */
const OPEN_ZONES: ReadonlySet<Zone> = new Set<Zone>(['head', 'profile', 'objective', 'other', 'experience']);

/** The head of a table of jobs or studies begins its section where no heading does. */
function tableStep(lines: Line[], index: number, position: Position): Step | undefined {
  const line = lines[index];
  const rows = lines.slice(index + 1, index + 1 + MAX_ROWS).map(({ text }) => text);
  const zone = line && contentOfTable(line.fragments, rows);
  if (!line || !zone || zone === position.zone || !OPEN_ZONES.has(position.zone)) return undefined;
  return {
    position: { ...position, zone, headingX: line.x0, headingSize: line.size, isLabel: false },
    lines: [{ ...line, zone, heading: true, wraps: false }],
  };
}

function splitStep(
  line: Line,
  position: Position,
  wraps: boolean,
  above?: Line,
  next?: Line,
): Step | undefined {
  const parts = splitHeading(line, position.zone, position);
  if (!parts) return undefined;
  const zone = parts.kind;
  const isLabel = line.text.charAt(parts.heading.length) === ':';
  const isAmongLabels = above !== undefined && labelsIn(above.text)[0]?.start === 0;
  // 'Languages Known: Hindi' over 'Permanent Address: …' is one of the labels among the personal data.
  const isOneOfForm = isLabel && isAmongLabels && next !== undefined && labelsIn(next.text)[0]?.start === 0;
  return {
    position: isOneOfForm ? position : { ...position, zone, headingX: line.x0, isLabel },
    lines: [
      { ...line, text: parts.heading, zone, heading: true, wraps: false },
      { ...parts.rest, zone, heading: false, wraps },
    ],
  };
}

/** The section that the place of a line on its page decides; undefined where the line simply goes on. */
function zoneOfPlace(lines: Line[], index: number, zoned: ZonedLine[]): Zone | undefined {
  const line = lines[index];
  const before = zoned.at(-1);
  if (!line || !before) return undefined;
  if (before.block !== line.block) return zoneOfCard(line, zoned) ?? zoneAbove(line, zoned);
  return line.gap > FOOTER_GAP && isFooter(lines, index) ? 'contact' : undefined;
}

/** The zone of the nearest line above in the same column; at the top of a page, of the last line of that column. */
function zoneAbove(line: Line, earlier: ZonedLine[]): Zone | undefined {
  const column = earlier.filter((other) => Math.min(line.x1, other.x1) - Math.max(line.x0, other.x0) > 0);
  const above = lowest(column.filter((other) => other.page === line.page && other.y < line.y));
  if (above) return above.zone;
  return line.page === 0 ? 'head' : lowest(column.filter((other) => other.page === line.page - 1))?.zone;
}

const lowest = (lines: ZonedLine[]) => greatest(lines, ({ y }) => y);

function isFooter(lines: Line[], index: number): boolean {
  const block = lines[index]?.block;
  const rest = lines.slice(index, index + 5).filter((line) => line.block === block);
  return rest.some((line) => /\S@\S|\(\d{2}\)\s?\d|\+\d{2}|\d{5}-\d{3}/.test(line.text));
}
