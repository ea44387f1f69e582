import { fold, type FoldedLetter } from './fold';
import type { TextPiece } from './page-lines';
import { readPageText, type PageLetter } from './page-text';
import { PhraseSearch } from './phrase-search';

/** A part of a value, such as the company of a job. */
export interface Part {
  /** Ways to write it, the best ones first. */
  wordings: string[][];
  /** Digits may be divided in any way; names in web addresses are found only as `address`. */
  kind?: 'number' | 'address';
}

/** A place has one anchor at least. */
export interface Wording {
  anchors: Part[];
  /** Marked only where an anchor is near. */
  nearby?: Part[];
  /** Not marked; what stands near it is preferred. */
  hints?: Part[];
  /** Letters between parts that belong together. */
  reach?: number;
  /** All anchors are needed. */
  needsAll?: boolean;
}

/** A value of which the place is wanted. */
export interface WantedValue {
  id: string;
  /** The first one that is found counts. */
  wordings: Wording[];
  /** The only page on which it is searched, from 1. */
  page?: number;
}

/** A run of text within one piece of a page. */
export interface Fragment {
  piece: number;
  start: number;
  end: number;
}

export interface Occurrence {
  /** From 1. */
  page: number;
  /** The first letter and the one behind the last, in the order of the file. */
  from: number;
  to: number;
  /** Index of its wording: 0 is the best. */
  rank: number;
  fragments: Fragment[];
}

/** The first ones count. A word that occurs more often is of no help. */
const MAX_OCCURRENCES = 32;
/** Fewer letters are found only where the text divides them as the value does: 'Ana' is not in 'para a natureza'. */
const MIN_UNDIVIDED = 6;

interface Use {
  part: Part;
  rank: number;
  /** Where words begin in a short phrase. */
  breaks: string | undefined;
}

const breaksOf = (letters: ReadonlyArray<Pick<FoldedLetter, 'startsWord'>>): string =>
  letters.map(({ startsWord }) => (startsWord ? '|' : '.')).join('');

const isDigit = (letter: PageLetter | undefined): boolean => /\d/.test(letter?.letter ?? '');

export class PlaceSearch {
  readonly #search = new PhraseSearch();
  readonly #uses = new Map<number, Use[]>();
  readonly #found = new Map<Part, Map<string, Occurrence>>();
  /** Letters of all pages. */
  letters = 0;

  constructor(wanted: readonly WantedValue[]) {
    const wordings = wanted.flatMap((value) => value.wordings);
    for (const { anchors, nearby = [], hints = [] } of wordings)
      for (const part of [...anchors, ...nearby, ...hints]) this.#add(part);
  }

  #add(part: Part): void {
    this.#found.set(part, new Map());
    for (const [rank, phrases] of part.wordings.entries())
      for (const phrase of phrases) {
        const folded = fold(phrase);
        if (folded.length === 0) continue;
        const id = this.#search.add(folded.map(({ letter }) => letter));
        const isShort = !part.kind && folded.length < MIN_UNDIVIDED;
        const uses = this.#uses.get(id) ?? [];
        this.#uses.set(id, uses);
        uses.push({ part, rank, breaks: isShort ? breaksOf(folded) : undefined });
      }
  }

  /** @param page from 1 */
  read(page: number, pieces: readonly TextPiece[]): void {
    const { letters, byColumn } = readPageText(pieces);
    this.letters += letters.length;
    for (const order of [letters, byColumn])
      this.#search.search(order, (id, from, to) => {
        for (const use of this.#uses.get(id) ?? [])
          if (isWhole(use, order, from, to)) this.#keep(use, page, order.slice(from, to));
      });
  }

  #keep({ part, rank }: Use, page: number, letters: readonly PageLetter[]): void {
    const found = this.#found.get(part);
    const [first] = letters;
    if (!found || !first || found.size >= MAX_OCCURRENCES) return;
    const key = `${page} ${first.at} ${rank}`;
    if (found.has(key)) return;
    const to = (letters.at(-1)?.at ?? first.at) + 1;
    found.set(key, { page, from: first.at, to, rank, fragments: fragmentsOf(letters) });
  }

  /** In the order of the file. */
  occurrences(part: Part): Occurrence[] {
    return [...(this.#found.get(part)?.values() ?? [])].sort(
      (a, b) => a.page - b.page || a.from - b.from || a.rank - b.rank,
    );
  }
}

function isWhole(
  { part: { kind }, breaks }: Use,
  letters: readonly PageLetter[],
  from: number,
  to: number,
): boolean {
  const first = letters[from];
  const next = letters[to];
  if (!first || (first.inAddress && kind !== 'address')) return false;
  const isNumber = kind === 'number';
  const begins = first.startsWord || (isNumber && !isDigit(letters[from - 1]));
  const ends = !next || next.startsWord || (isNumber && !isDigit(next));
  return begins && ends && (!breaks || breaks.slice(1) === breaksOf(letters.slice(from + 1, to)));
}

function fragmentsOf(letters: readonly PageLetter[]): Fragment[] {
  const fragments: Fragment[] = [];
  for (const { piece, start, end } of letters) {
    const last = fragments.at(-1);
    if (last?.piece === piece && last.end <= start) last.end = end;
    else if (last?.piece !== piece || last.end < end) fragments.push({ piece, start, end });
  }
  return fragments;
}
