import { readWords } from '../lexicon/word-list.js';
import { fold } from '../lexicon/text.js';
import type { FontData, PdfGlyph, TextItem } from './graphics-state.js';

/** The most frequent pairs of letters: four fifths of the pairs in Portuguese and English texts. */
const USUAL_PAIRS: ReadonlySet<string> = new Set(readWords('letter-pairs'));
/** Codes without a sign that could be printed. */
const NO_LETTER = /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u;
const SYMBOL = /[!"#$%&'*<=>?[\\\]^_`{}~]/;
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u,
  /[\p{Script=Devanagari}\p{Script=Thai}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Ethiopic}]/u,
];

export interface FontUse {
  glyphs: number;
  different: Set<PdfGlyph>;
  /** Glyphs that stand for nothing that could be printed. */
  noLetters: number;
  symbols: number;
  /** Pairs of letters beside each other in a word. */
  pairs: number;
  usualPairs: number;
  alphabets: number[];
}

interface Meaning {
  /** From 'a' to 'z', or empty. */
  letter: string;
  isNoLetter: boolean;
  isSymbol: boolean;
  /** The place in the list of alphabets; -1 for signs and digits. */
  alphabet: number;
}

export function emptyUse(): FontUse {
  return {
    glyphs: 0,
    different: new Set(),
    noLetters: 0,
    symbols: 0,
    pairs: 0,
    usualPairs: 0,
    alphabets: ALPHABETS.map(() => 0),
  };
}

/**
 * Counts what each font of a document writes. A program may divide a font into several, so that a word changes between them: a
 * pair of letters counts for the fonts of both.
 */
export class FontUses {
  readonly byFont = new Map<FontData, FontUse>();
  private readonly meanings = new Map<string, Meaning>();
  private before: { glyph: PdfGlyph; letter: string; use: FontUse } | undefined;

  /** Returns the number of glyphs. */
  add(font: FontData, items: readonly TextItem[]): number {
    let use = this.byFont.get(font);
    if (!use) this.byFont.set(font, (use = emptyUse()));
    const glyphsBefore = use.glyphs;
    for (const item of items) if (typeof item === 'object' && item !== null) this.count(item, use);
    return use.glyphs - glyphsBefore;
  }

  private count(glyph: PdfGlyph, use: FontUse): void {
    const { letter, isNoLetter, isSymbol, alphabet } = this.meaningOf(glyph.unicode);
    use.glyphs += 1;
    use.different.add(glyph);
    if (isNoLetter) use.noLetters += 1;
    // A row of one sign is a line to write on.
    if (isSymbol && glyph !== this.before?.glyph) use.symbols += 1;
    if (alphabet >= 0) use.alphabets[alphabet] = (use.alphabets[alphabet] ?? 0) + 1;
    if (letter !== '' && this.before && this.before.letter !== '') this.countPair(this.before, letter, use);
    this.before = { glyph, letter, use };
  }

  private countPair(before: { letter: string; use: FontUse }, letter: string, use: FontUse): void {
    const usual = USUAL_PAIRS.has(before.letter + letter) ? 1 : 0;
    for (const each of before.use === use ? [use] : [before.use, use]) {
      each.pairs += 1;
      each.usualPairs += usual;
    }
  }

  private meaningOf(unicode: string): Meaning {
    let meaning = this.meanings.get(unicode);
    if (!meaning) {
      const folded = fold(unicode);
      meaning = {
        letter: /^[a-z]$/.test(folded) ? folded : '',
        isNoLetter: NO_LETTER.test(unicode),
        isSymbol: SYMBOL.test(unicode),
        alphabet: /\p{L}/u.test(unicode) ? ALPHABETS.findIndex((alphabet) => alphabet.test(unicode)) : -1,
      };
      this.meanings.set(unicode, meaning);
    }
    return meaning;
  }
}
