import { APPLICATION_MAX_CHARS, PHONE_PATTERN, PROFILE_MIN_CHARS } from '@araucaria/contracts/domain';
import { isEmail } from '../../shared/form/email-address';
import { textOf, tooLong } from '../../shared/form/text-length';
import { FIELDS, type ApplicationFieldName } from './application-fields';

type LimitedField = keyof typeof APPLICATION_MAX_CHARS;

const required = (name: LimitedField, message: string, fits: (text: string) => boolean) => ({
  required: message,
  validate: (value: unknown) => {
    const text = textOf(value).trim();
    return fits(text) ? (tooLong(text, APPLICATION_MAX_CHARS[name]) ?? true) : message;
  },
});

const optional = (limit = Infinity) => ({
  validate: (value: unknown) => tooLong(textOf(value), limit) ?? true,
});

const OPTIONAL = Object.fromEntries(FIELDS.map(({ name, limit }) => [name, optional(limit)])) as Record<
  ApplicationFieldName,
  ReturnType<typeof optional>
>;

/** Four fields and the consent are required; all others are optional. */
export const RULES = {
  ...OPTIONAL,
  firstName: required(
    'firstName',
    'Nome é obrigatório',
    ({ length }) => length >= PROFILE_MIN_CHARS.firstName,
  ),
  lastName: required(
    'lastName',
    'Sobrenome é obrigatório',
    ({ length }) => length >= PROFILE_MIN_CHARS.lastName,
  ),
  email: required('email', 'Email inválido', isEmail),
  phone: required('phone', 'Telefone inválido', (text) => PHONE_PATTERN.test(text)),
  consent: {
    validate: (value: unknown) =>
      value === true || 'Para enviar, autorize o uso dos seus dados no processo seletivo',
  },
};
