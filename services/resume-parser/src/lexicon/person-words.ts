import { readWords } from './word-list.js';

/** These raise the score of a candidate; none of them alone makes a name. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(readWords('given-names'));
export const FAMILY_NAMES: ReadonlySet<string> = new Set(readWords('family-names'));

export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  'de da do das dos e di del della dela d la le los las van von der den y bin al el san santa santo ap ab ferch an na nic mac ibn bin binte binti bint d/o s/o a/l a/p ter af zu'.split(
    ' ',
  ),
);

/** Words of trades, ranks and documents: a line that holds one of them is a title, not a name. */
export const TITLE_WORDS: ReadonlySet<string> = new Set(readWords('title-words'));

/** Title words that are names of people too: Marco Antônio, Aldenora Sales, April Jones. */
export const ALSO_NAMES: ReadonlySet<string> = new Set(
  'marco april june august page sales mestre brasil'.split(' '),
);
