import { COMPANY_NAME, isMadeOfNames, PASSWORD_OF_NAMES_ERROR } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { isCommonPassword } from './common-passwords.js';

const COMMON = 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.';
const BLANK = 'A senha não pode ter apenas espaços.';

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
  if (isMadeOfNames(password, [username, COMPANY_NAME])) throw refuse(PASSWORD_OF_NAMES_ERROR);
}
