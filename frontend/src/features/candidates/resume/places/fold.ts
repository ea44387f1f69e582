/** A letter or digit of a text, without accent and in small. What people write in different ways is left out: case, spaces, hyphens, dots. */
export interface FoldedLetter {
  letter: string;
  /** Something that is no letter stands before it. */
  startsWord: boolean;
  /** Where its character begins and ends in the text. */
  start: number;
  end: number;
}

/** What became of a character. A document has few different ones. */
const known = new Map<string, string>();
const MAX_KNOWN = 10_000;

function foldUnknown(character: string): string {
  // The signs of ordinals stand where others write a dot or nothing: 'nº 12', 'n. 12'.
  const folded = /[ºª]/.test(character)
    ? ''
    : character
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]|\p{Lm}/gu, '')
        .replaceAll('ı', 'i');
  if (known.size < MAX_KNOWN) known.set(character, folded);
  return folded;
}

/** @returns the letter, the letters of a ligature, or '' for everything else */
const foldCharacter = (character: string): string => known.get(character) ?? foldUnknown(character);

/** An accent that is a character of its own divides no word. */
const isAccent = (character: string): boolean => /[\p{M}\p{Lm}\p{Sk}~]/u.test(character);

/** The signs of 'C++' and 'C#' belong to the word before them. */
const isSuffix = (character: string): boolean => character === '+' || character === '#';

export function fold(text: string): FoldedLetter[] {
  const folded: FoldedLetter[] = [];
  let startsWord = true;
  let end = 0;
  for (const character of text) {
    const start = end;
    end += character.length;
    const letters = foldCharacter(character);
    if (letters || (isSuffix(character) && !startsWord && !foldCharacter(text.charAt(end)))) {
      for (const letter of letters || character) {
        folded.push({ letter, startsWord, start, end });
        startsWord = false;
      }
    } else if (!isAccent(character)) startsWord = true;
  }
  return folded;
}
