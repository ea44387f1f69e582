import { fold } from './fold';
import { byColumns, linesOf, type Line, type TextPiece } from './page-lines';

/** A letter or digit of a page. */
export interface PageLetter {
  letter: string;
  /** Its place in the order of the file. */
  at: number;
  startsWord: boolean;
  /** It is part of an e-mail or web address, where names stand for something else. */
  inAddress: boolean;
  /** The piece that holds it, and where in the piece its character begins and ends. */
  piece: number;
  start: number;
  end: number;
}

export interface PageText {
  /** In the order of the file. */
  letters: PageLetter[];
  /** The same letters, one column after the other. */
  byColumn: PageLetter[];
}

const ADDRESS = /@|:\/\/|www\.|linkedin\.com|github\.com/i;

/** Reads a page in time that grows with its text alone. */
export function readPageText(pieces: readonly TextPiece[]): PageText {
  const letters: PageLetter[] = [];
  const ofLines = new Map<Line, PageLetter[]>();
  for (const line of linesOf(pieces)) {
    const read = lettersOf(line, letters.length);
    ofLines.set(line, read);
    for (const letter of read) letters.push(letter);
  }
  return { letters, byColumn: byColumns([...ofLines.keys()]).flatMap((line) => ofLines.get(line) ?? []) };
}

function lettersOf({ text, pieces }: Line, firstAt: number): PageLetter[] {
  const addresses = [...text.matchAll(/\S+/g)].filter(([word]) => ADDRESS.test(word));
  let piece = 0;
  let address = 0;
  return fold(text).map(({ letter, startsWord, start, end }, index) => {
    while ((pieces[piece + 1]?.from ?? Infinity) <= start) piece++;
    while (address < addresses.length && endOf(addresses[address]) <= start) address++;
    const from = pieces[piece]?.from ?? 0;
    return {
      ...{ letter, startsWord, at: firstAt + index },
      inAddress: (addresses[address]?.index ?? Infinity) <= start,
      piece: pieces[piece]?.index ?? 0,
      start: start - from,
      end: end - from,
    };
  });
}

const endOf = (match: RegExpExecArray | undefined): number => (match ? match.index + match[0].length : 0);
