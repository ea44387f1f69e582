import { isDateLike } from '../lexicon/date-words.js';
import { sectionOf } from '../lexicon/section-words.js';
import type { Fragment } from './text-line.js';

/** In points. */
const SAME_ROW = 2;
const ALIGNED = 12;
const GAP = 30;
/** Fewer do not show that they alternate. */
const MIN_ENTRIES = 3;

/** A title with its date on the other side of the line of time, and the text under it. */
interface Entry {
  date: Fragment;
  title: Fragment;
  text: Fragment[];
}

/**
 * Fragments of a page with the entries of a timeline under each other: some designs print them to the left and to the right of a
 * line in turn, each with its date on the other side. The page stays as it is where anything else stands among them.
 */
export function withEntriesOnOneSide(fragments: Fragment[]): Fragment[] {
  const entries = entriesOf(fragments);
  if (entries.length < MIN_ENTRIES || !doAlternate(entries)) return fragments;
  // From the last section on: one that grows moves those below it.
  const sections = [...Map.groupBy(entries, ({ title }) => endOf(fragments, title.y))].reverse();
  return sections.reduce((all, [end, own]) => withSectionOnOneSide(all, own, end), fragments);
}

function withSectionOnOneSide(fragments: Fragment[], entries: Entry[], end: number): Fragment[] {
  const [first] = entries;
  // 'March 2022' at the left of one section and at the right of another: they do not take turns.
  if (
    !first ||
    entries.length < 2 ||
    entries.some((entry, at) => at > 0 && isLeft(entry) === isLeft(entries[at - 1] ?? entry))
  )
    return fragments;
  const inside = fragments.filter(({ y }) => y >= first.title.y - SAME_ROW && y < end);
  const whole = entries.map((entry) => ({ ...entry, text: textUnder(entry, entries, inside) }));
  if (whole.flatMap(({ text }) => text).length + entries.length !== inside.length) return fragments;
  const { placed, bottom } = underEachOther(whole);
  const overflow = Math.max(0, bottom - end);
  return [
    ...fragments.filter(({ y }) => y < first.title.y - SAME_ROW),
    ...placed,
    ...fragments.filter(({ y }) => y >= end).map((one) => ({ ...one, y: one.y + overflow })),
  ];
}

/** The dates that have one text on their row, from the top down. */
function entriesOf(fragments: Fragment[]): Entry[] {
  return fragments
    .filter(({ text }) => isDateLike(text))
    .flatMap((date) => {
      const [title, ...others] = fragments.filter(
        (other) => other !== date && Math.abs(other.y - date.y) <= SAME_ROW,
      );
      return title && others.length === 0 && !isDateLike(title.text) && !sectionOf(title.text)
        ? [{ date, title, text: [] }]
        : [];
    })
    .sort((a, b) => a.title.y - b.title.y);
}

const isLeft = ({ title, date }: Entry) => title.x1 < date.x0;

/** Titles on both sides, and one line between them that no title and no date crosses. */
function doAlternate(entries: Entry[]): boolean {
  const [left, right] = [entries.filter(isLeft), entries.filter((entry) => !isLeft(entry))];
  const before = [...left.map(({ title }) => title.x1), ...right.map(({ date }) => date.x1)];
  const behind = [...left.map(({ date }) => date.x0), ...right.map(({ title }) => title.x0)];
  return left.length > 0 && right.length > 0 && Math.max(...before) < Math.min(...behind);
}

function endOf(fragments: Fragment[], from: number): number {
  const below = fragments.filter(({ y, text }) => y > from + SAME_ROW && sectionOf(text) !== undefined);
  return Math.min(Infinity, ...below.map(({ y }) => y - SAME_ROW));
}

/** The title and what stands under it, on its side, down to the next one there. */
function textUnder(entry: Entry, entries: Entry[], inside: Fragment[]): Fragment[] {
  const { title } = entry;
  const next = entries.find((other) => other.title.y > title.y + SAME_ROW && isLeft(other) === isLeft(entry));
  return inside.filter(
    (one) =>
      one.y >= title.y - SAME_ROW &&
      one.y < (next?.title.y ?? Infinity) - SAME_ROW &&
      (Math.abs(one.x0 - title.x0) < ALIGNED || Math.abs(one.x1 - title.x1) < ALIGNED) &&
      !entries.some(({ date }) => date === one),
  );
}

function underEachOther(entries: Entry[]): { placed: Fragment[]; bottom: number } {
  const left = Math.min(...entries.map(({ title }) => title.x0));
  const width = Math.max(...entries.flatMap(({ text }) => text.map(({ x0, x1 }) => x1 - x0)));
  const placed: Fragment[] = [];
  let bottom = 0;
  for (const { title, date, text } of entries) {
    const dy = Math.max(0, bottom - title.y);
    const moved = text.map((one) => ({ ...one, x0: left, x1: left + one.x1 - one.x0, y: one.y + dy }));
    const x0 = left + width + GAP;
    placed.push(...moved, { ...date, x0, x1: x0 + date.x1 - date.x0, y: title.y + dy });
    bottom = Math.max(...moved.map(({ y, size }) => y + 2 * size));
  }
  return { placed, bottom };
}
