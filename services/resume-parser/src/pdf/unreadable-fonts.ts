import { emptyUse, type FontUse } from './font-use.js';
import type { FontData } from './graphics-state.js';
import type { PagePaint } from './page-paint.js';

/** With fewer glyphs or fewer different ones, a font draws icons, bullets or a number. */
const MIN_GLYPHS = 40;
const MIN_DIFFERENT = 12;
/** Icons beside a text and a heading of its own are less of a page. */
const MAX_SHARE_OF_PAGE = 0.2;

/** Shares of the glyphs of a font. Of the fonts of all fixtures, none has more than 1 % of the first and 8 % of the second. */
const MAX_NO_LETTERS = 0.3;
const MAX_SYMBOLS = 0.25;
/**
 * The share of usual pairs that a text must have, by its number of pairs: the fixtures have 44 % and more, from 100 pairs on 59 %
 * and more; letters exchanged at random have 18 % in the mean.
 */
const MIN_USUAL: readonly { pairs: number; share: number }[] = [
  { pairs: 100, share: 0.5 },
  { pairs: 40, share: 0.4 },
];
/** No text of a résumé is in three alphabets, with a tenth of the letters from each. */
const MAX_ALPHABETS = 2;
const MIN_SHARE_OF_ALPHABET = 0.1;

/**
 * The pages whose letters come from fonts that do not say which letters they draw: what is read there are the codes of glyphs. A
 * person reads such a page, so a picture of it can be recognised.
 */
export function unreadablePages(
  pages: readonly PagePaint[],
  uses: ReadonlyMap<FontData, FontUse>,
): Set<PagePaint> {
  const unreadable = unreadableFonts(uses);
  if (unreadable.size === 0) return new Set();
  return new Set(
    pages.filter(({ fonts }) => {
      let [ciphers, all] = [0, 0];
      for (const [font, count] of fonts) {
        all += count;
        if (unreadable.has(font)) ciphers += count;
      }
      return ciphers > MAX_SHARE_OF_PAGE * all;
    }),
  );
}

/** Fonts that write too little to be judged alone are judged together: some programs make a font for each piece of text. */
function unreadableFonts(uses: ReadonlyMap<FontData, FontUse>): Set<FontData> {
  const all = [...uses];
  const [small, large] = [
    all.filter(([, { glyphs }]) => glyphs < MIN_GLYPHS),
    all.filter(([, { glyphs }]) => glyphs >= MIN_GLYPHS),
  ];
  const unreadable = large.filter(([, use]) => haveOneMeaning(use) || isUnreadable(use));
  if (isUnreadable(small.map(([, use]) => use).reduce(sumOf, emptyUse()))) unreadable.push(...small);
  return new Set(unreadable.map(([font]) => font));
}

function sumOf(a: FontUse, b: FontUse): FontUse {
  return {
    glyphs: a.glyphs + b.glyphs,
    different: new Set([...a.different, ...b.different]),
    noLetters: a.noLetters + b.noLetters,
    symbols: a.symbols + b.symbols,
    pairs: a.pairs + b.pairs,
    usualPairs: a.usualPairs + b.usualPairs,
    alphabets: a.alphabets.map((count, at) => count + (b.alphabets[at] ?? 0)),
  };
}

/** Many different glyphs of a font stand for few letters. */
function haveOneMeaning({ different }: FontUse): boolean {
  return different.size >= MIN_DIFFERENT && meaningsOf(different) < different.size / 2;
}

function meaningsOf(different: FontUse['different']): number {
  return new Set([...different].map(({ unicode }) => unicode)).size;
}

function isUnreadable({
  glyphs,
  different,
  noLetters,
  symbols,
  pairs,
  usualPairs,
  alphabets,
}: FontUse): boolean {
  if (glyphs < MIN_GLYPHS || meaningsOf(different) < MIN_DIFFERENT) return false;
  const letters = alphabets.reduce((sum, count) => sum + count, 0);
  const used = alphabets.filter((count) => count > MIN_SHARE_OF_ALPHABET * letters).length;
  const required = MIN_USUAL.find((one) => pairs >= one.pairs);
  return (
    noLetters > MAX_NO_LETTERS * glyphs ||
    symbols > MAX_SYMBOLS * glyphs ||
    used > MAX_ALPHABETS ||
    (required !== undefined && usualPairs < required.share * pairs)
  );
}
