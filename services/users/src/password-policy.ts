import { COMPANY_NAME, PASSWORD_MIN_CHARS } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { isCommonPassword } from './common-passwords.js';

/** Shorter parts of a name occur in too many good passwords. */
const NAME_PART_MIN_CHARS = 3;

const COMMON = 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.';
const BLANK = 'A senha não pode ter apenas espaços.';
const NAME =
  'Esta senha é só uma variação do nome de usuário ou do nome da empresa e é fácil de adivinhar. Escolha outra.';

/**
 * Checks a password that is about to be set. Its length is checked before, by the input classes.
 * @param field the input field that the error names
 * @throws {AppError} `VALIDATION_FAILED` for a blank or common password, or for one that is made of the user's name or the
 *   company's name
 */
export async function assertAcceptablePassword(
  password: string,
  { username, field }: { username: string; field: string },
): Promise<void> {
  const refuse = (message: string) => AppError.invalid([{ field, message }]);
  // Separators and invisible characters of all scripts.
  if (/^[\p{Z}\p{C}]*$/u.test(password)) throw refuse(BLANK);
  if (await isCommonPassword(password)) throw refuse(COMMON);
  if (isMadeOfNames(password, [username, COMPANY_NAME])) throw refuse(NAME);
}

/** Whether less than the shortest password remains of it without these names and their parts: «Araucaria-2026!». */
function isMadeOfNames(password: string, names: string[]): boolean {
  const folded = fold(password);
  const parts = names.flatMap((name) => [fold(name), ...name.split(/[^\p{L}\p{N}]+/u).map(fold)]);
  const known = parts
    .filter(({ length }) => length >= NAME_PART_MIN_CHARS)
    .sort((one, other) => other.length - one.length);
  const rest = known.reduce((text, part) => text.replaceAll(part, ''), folded);
  return rest !== folded && rest.length < PASSWORD_MIN_CHARS;
}

/** Letters and digits, in lower case and without accents. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
