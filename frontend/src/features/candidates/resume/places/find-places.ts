import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { choosePlace, type Place } from './choose-place';
import type { TextPiece } from './page-lines';
import { PlaceSearch, type WantedValue } from './place-search';

/** Characters of a page that are searched, in one task of the browser: a printed page has 2,000 to 8,000. */
const MAX_PAGE_CHARS = 20_000;
/** A page with fewer letters is a picture, perhaps with a line of the program that took it. */
const MIN_PAGE_LETTERS = 60;

export interface FoundPlaces {
  places: Place[];
  /** The pages are pictures: there is no text in which a value could be found. */
  isPicture: boolean;
  /** All of the text was read. */
  isWhole: boolean;
}

/**
 * Searches one page after the other; between them the browser does other work.
 * @param isCurrent false ends the search
 */
export async function findPlaces(
  pages: readonly PDFPageProxy[],
  wanted: readonly WantedValue[],
  isCurrent: () => boolean,
): Promise<FoundPlaces | undefined> {
  const search = new PlaceSearch(wanted);
  let isWhole = true;
  for (const page of pages) {
    // A page that cannot be read stays without marks, as it stays white.
    const text = await readPieces(page).catch(() => undefined);
    if (!isCurrent()) return undefined;
    search.read(page.pageNumber, text?.pieces ?? []);
    isWhole &&= text?.isWhole ?? false;
  }
  return {
    places: wanted.flatMap((value) => choosePlace(value, search) ?? []),
    isPicture: search.letters < MIN_PAGE_LETTERS * pages.length,
    isWhole,
  };
}

interface TextChunk {
  /** Texts, and the beginnings and ends of marked content. */
  items: ReadonlyArray<TextPiece | { type: string }>;
}

/** The pieces of a page in the order of its text layer. */
async function readPieces(page: PDFPageProxy): Promise<{ pieces: TextPiece[]; isWhole: boolean }> {
  // Marked content divides pieces, here as in the text layer.
  const stream = page.streamTextContent({ includeMarkedContent: true }) as ReadableStream<TextChunk>;
  const reader = stream.getReader();
  const pieces: TextPiece[] = [];
  let chars = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return { pieces, isWhole: true };
    for (const piece of value.items) {
      if (!('str' in piece)) continue;
      pieces.push(piece);
      chars += piece.str.length + 1;
      if (chars > MAX_PAGE_CHARS) {
        void reader.cancel().catch(() => undefined);
        return { pieces, isWhole: false };
      }
    }
  }
}
