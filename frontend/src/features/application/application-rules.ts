import { APPLICATION_MAX_CHARS, APPLICATION_MIN_CHARS, PHONE_PATTERN } from '@araucaria/contracts/domain';
import { isEmail } from '../../shared/form/email-address';
import { textOf, tooLong } from '../../shared/form/text-length';

type LimitedField = keyof typeof APPLICATION_MAX_CHARS;

const required = (name: LimitedField, message: string, fits: (text: string) => boolean) => ({
  required: message,
  validate: (value: unknown) => {
    const text = textOf(value).trim();
    return fits(text) ? (tooLong(text, APPLICATION_MAX_CHARS[name]) ?? true) : message;
  },
});

const optional = (name: LimitedField) => ({
  validate: (value: unknown) => tooLong(textOf(value), APPLICATION_MAX_CHARS[name]) ?? true,
});

/** Four fields and the consent are required; all others are optional. */
export const RULES = {
  firstName: required(
    'firstName',
    'Nome é obrigatório',
    ({ length }) => length >= APPLICATION_MIN_CHARS.firstName,
  ),
  lastName: required(
    'lastName',
    'Sobrenome é obrigatório',
    ({ length }) => length >= APPLICATION_MIN_CHARS.lastName,
  ),
  email: required('email', 'Email inválido', isEmail),
  phone: required('phone', 'Telefone inválido', (text) => PHONE_PATTERN.test(text)),
  address: optional('address'),
  city: optional('city'),
  zip: optional('zip'),
  educationCourse: optional('educationCourse'),
  experienceSummary: optional('experienceSummary'),
  consent: {
    validate: (value: unknown) =>
      value === true || 'Para enviar, autorize o uso dos seus dados no processo seletivo',
  },
};
