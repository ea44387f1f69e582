import {
  COMPANY_NAME,
  isMadeOfNames,
  PASSWORD_MAX_CHARS,
  PASSWORD_OF_NAMES_ERROR,
} from '@araucaria/contracts/domain';
import { validateLength } from '../../shared/form/password-rules';
import type { Rule } from '../../shared/form/simple-form';
import { tooLong } from '../../shared/form/text-length';

/** The rule of a password that people set for themselves. The server also refuses common ones. */
export const newPasswordRule = (username: string): Rule => ({
  required: 'Informe a nova senha',
  validate: (value) => {
    const length = validateLength(value);
    if (length !== true) return length;
    if (isMadeOfNames(String(value), [username, COMPANY_NAME])) return PASSWORD_OF_NAMES_ERROR;
    return tooLong(String(value), PASSWORD_MAX_CHARS) ?? true;
  },
});
