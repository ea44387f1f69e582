import { ENDED } from '../fields/email/address-text.js';

/** In pixels of the page. */
interface Range {
  x0: number;
  x1: number;
}

export interface Word {
  text: string;
  /** Of 100. */
  confidence: number;
  bbox: Range;
}

/** An address on which several readings of a line agree, and where it stands. */
interface AgreedAddress extends Range {
  address: string;
}

/** Recognition makes up to so many letters of an '@' that it does not know: 'anaQOexemplo.com'. */
const MAX_SIGN_LETTERS = 3;
const MARK = /[._-]/;
const LETTER = /[a-z0-9+]/;
/** The name of a user of a social network. */
const HANDLE = /^@[^.]+$/;
const LOCAL = /^(?!(?:instagram|insta|ig|twitter|tiktok|facebook|x|e-?mail)$)[a-z0-9][a-z0-9._+-]*$/;
const WHOLE = /^[a-z0-9][\w.+-]*@(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})?$/i;

/**
 * The e-mail addresses of a line. One reading takes letters for the '@', another loses a point or sees a gap inside a word: an
 * address counts if its letters agree in the first reading and in one that knows the '@'. The address of another person is
 * worse than none.
 *
 * @param first of data that does not know the '@'
 * @param further of data that knows it
 */
export function agreedAddresses(
  first: readonly Word[],
  further: readonly (readonly Word[])[],
): AgreedAddress[] {
  const signs = further.flat().filter(({ text }) => text.includes('@') && !HANDLE.test(text));
  return sharedRanges([first, ...further, ...further.flatMap(signsBetweenGaps)])
    .filter(({ x0, x1 }) => signs.some(({ bbox }) => bbox.x0 >= x0 && bbox.x1 <= x1))
    .flatMap((range) => {
      const address = agreed(
        textIn(first, range),
        further.map((words) => textIn(words, range)),
      );
      return address === undefined ? [] : [{ address, ...range }];
    });
}

/** 'ana.lima @exemplo.com', 'ana.lima @ exemplo.com': a place from the word before the sign to the domain. */
function signsBetweenGaps(words: readonly Word[]): Word[][] {
  return words.flatMap((word, at) => {
    if (!word.text.startsWith('@')) return [];
    const before = words[at - 1];
    const last = word.text === '@' ? words[at + 1] : word;
    if (!before || !last || !LOCAL.test(before.text) || !ENDED.test(last.text)) return [];
    return [[{ ...word, bbox: { x0: before.bbox.x0, x1: last.bbox.x1 } }]];
  });
}

/** The range between two gaps that all readings see: only such a gap divides words. */
function sharedRanges(readings: readonly (readonly Word[])[]): Range[] {
  const ranges: Range[] = [];
  for (const { bbox } of readings.flat().sort((a, b) => a.bbox.x0 - b.bbox.x0)) {
    const last = ranges.at(-1);
    if (last && bbox.x0 < last.x1) last.x1 = Math.max(last.x1, bbox.x1);
    else ranges.push({ x0: bbox.x0, x1: bbox.x1 });
  }
  return ranges;
}

/** The text within a range with its gaps, without what is printed directly around an address. */
function textIn(words: readonly Word[], { x0, x1 }: Range): string {
  return words
    .filter(({ bbox }) => bbox.x0 < x1 && bbox.x1 > x0)
    .map(({ text }) => text)
    .join(' ')
    .replace(/^.*:(?=.)/, '')
    .replace(/^[\s(<[]+|[\s.,;:)>\]|]+$/g, '');
}

/** A half of an address: its letters, and behind how many of them a mark or a gap stands. */
interface Half {
  letters: string;
  marks: Map<number, string>;
}

function halfOf(text: string): Half {
  const marks = new Map<number, string>();
  let letters = '';
  for (const character of text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()) {
    if (LETTER.test(character)) letters += character;
    else if (character === ' ') marks.set(letters.length, marks.get(letters.length) ?? ' ');
    else if (MARK.test(character)) marks.set(letters.length, character);
  }
  return { letters, marks };
}

function agreed(first: string, further: readonly string[]): string | undefined {
  const unsigned = halfOf(first);
  const agreeing = further.flatMap((text) => {
    const [local, domain, ...rest] = text.split('@').map(halfOf);
    if (!local || !domain || rest.length > 0) return [];
    const letters = unsigned.letters.length - local.letters.length - domain.letters.length;
    const agrees =
      letters >= 0 &&
      letters <= MAX_SIGN_LETTERS &&
      unsigned.letters.startsWith(local.letters) &&
      unsigned.letters.endsWith(domain.letters);
    return agrees ? [{ local, domain }] : [];
  });
  const [one] = agreeing;
  if (!one) return undefined;
  const others = agreeing.filter(
    ({ local, domain }) => local.letters === one.local.letters && domain.letters === one.domain.letters,
  );
  if (others.length < agreeing.length) return undefined;
  const offset = unsigned.letters.length - one.domain.letters.length;
  const local = withMarks([unsigned, ...others.map((other) => other.local)], one.local.letters);
  const domain = withMarks(
    [{ ...unsigned, marks: shifted(unsigned.marks, offset) }, ...others.map((other) => other.domain)],
    one.domain.letters,
  );
  const address = local === undefined || domain === undefined ? '' : `${local}@${domain}`;
  return WHOLE.test(address) ? address : undefined;
}

const shifted = (marks: Map<number, string>, by: number) =>
  new Map([...marks].map(([at, mark]) => [at - by, mark]));

/**
 * The letters with the marks between them. Undefined where one reading alone sees a mark, which may be dirt, or where two marks
 * contradict each other.
 */
function withMarks(readings: readonly Half[], letters: string): string | undefined {
  let text = '';
  for (const [at, letter] of [...letters].entries()) {
    const seen = at === 0 ? [] : readings.flatMap(({ marks }) => marks.get(at) ?? []);
    const marks = new Set(seen.filter((mark) => mark !== ' '));
    if (marks.size > 1 || (marks.size === 1 && seen.length === 1)) return undefined;
    text += [...marks].join('') + letter;
  }
  return text;
}
