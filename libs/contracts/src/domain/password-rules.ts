import { PASSWORD_MIN_CHARS } from './limits.js';

/** Shorter parts of a name occur in too many good passwords. */
const NAME_PART_MIN_CHARS = 3;

export const PASSWORD_OF_NAMES_ERROR =
  'Esta senha é só uma variação do nome de usuário ou do nome da empresa e é fácil de adivinhar. Escolha outra.';

/** Whether less than the shortest password remains of it without these names and their parts: «Araucaria-2026!». */
export function isMadeOfNames(password: string, names: string[]): boolean {
  const folded = fold(password);
  const parts = names.flatMap((name) => [fold(name), ...name.split(/[^\p{L}\p{N}]+/u).map(fold)]);
  const longParts = parts
    .filter(({ length }) => length >= NAME_PART_MIN_CHARS)
    .sort((one, other) => other.length - one.length);
  const rest = longParts.reduce((text, part) => text.replaceAll(part, ''), folded);
  return rest !== folded && rest.length < PASSWORD_MIN_CHARS;
}

/** Letters and digits, in lower case and without accents. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
