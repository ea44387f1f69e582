import type { ZonedLine } from '../../layout/zoned-line.js';
import { ENDED, withoutGaps } from './address-text.js';
import { LINE_BREAKS } from './line-breaks.js';

/** A way to read a line that may hold an address. */
export interface Reading {
  text: string;
  /** Where the line break was that this reading removed; empty if none. */
  joined: string;
}

/** `joined` of an address that was broken over more than two lines, or inside a word. */
export const SEVERAL_LINES = 'over several lines';

const MAX_LINES = 4;

/** The line, joined with the next one if an address seems to be broken between the two; then its cells in the same way. */
export function readingsOf(line: ZonedLine, lines: ZonedLine[], index: number): Reading[] {
  const broken = brokenOverLines(line, lines, index);
  const below = lines[index + 1];
  const next = below && below.block === line.block && below.gap < 2.5 ? below : undefined;
  return [
    ...(broken === undefined ? [] : [{ text: broken, joined: SEVERAL_LINES }]),
    readingOf(line.text, next?.text),
    ...cellReadings(line, next),
  ];
}

function readingOf(text: string, next: string | undefined): Reading {
  const own = withoutGaps(text);
  if (next === undefined) return { text: own, joined: '' };
  const below = withoutGaps(next);
  const [head = ''] = below.split(/\s/);
  const tail = /\S*$/.exec(own)?.[0] ?? '';
  const found = LINE_BREAKS.find(({ test }) => test({ own, below, head, tail }));
  return found ? { text: own.trimEnd() + below, joined: found.name } : { text: own, joined: '' };
}

/** Joins the cells of two rows that stand over each other. */
function cellReadings(line: ZonedLine, next: ZonedLine | undefined): Reading[] {
  if (!next || (line.fragments.length < 2 && next.fragments.length < 2)) return [];
  return line.fragments
    .filter((cell) => /@/.test(cell.text) || /^[\w.+-]+$/.test(cell.text))
    .flatMap((cell) => {
      const below = next.fragments.find((other) => Math.abs(other.x0 - cell.x0) < cell.size);
      const reading = readingOf(cell.text, below?.text);
      return reading.joined === '' ? [] : [reading];
    });
}

/** 'gabriel.stefanuto.enge' / 'nharia@caixapostal.exem' / 'plo.com.br': a narrow column breaks a word anywhere. */
function brokenOverLines({ text: first }: ZonedLine, lines: ZonedLine[], index: number): string | undefined {
  if (!beginsAddress(first)) return undefined;
  let joined = first;
  for (let at = index + 1; at < index + MAX_LINES && !isComplete(joined); at += 1) {
    const line = lines[at];
    if (!line || !goesOn(lines[at - 1], line)) break;
    joined += line.text;
  }
  return joined !== first && /^[^@]+@[^@]+$/.test(joined) && ENDED.test(joined) ? joined : undefined;
}

function beginsAddress(text: string): boolean {
  return (
    /^[a-z0-9]+[._-][a-z0-9._-]*$|^[a-z0-9._-]+@[a-z0-9.-]*$/.test(text) &&
    /[a-z]/.test(text) &&
    !/www|\.com/.test(text)
  );
}

function isComplete(address: string): boolean {
  return address.includes('@') && ENDED.test(address);
}

function goesOn(before: ZonedLine | undefined, line: ZonedLine): boolean {
  return (
    before?.wraps === true &&
    line.block === before.block &&
    line.gap <= 1.6 &&
    /^[a-z0-9._@-]+$/.test(line.text)
  );
}
