import { isEmail } from '../../shared/form/email-address';
import { textOf, tooLong } from '../../shared/form/text-length';

/** Maximal length of each field in characters, as on the server. */
export const LIMITS = {
  firstName: 80,
  lastName: 120,
  email: 254,
  phone: 40,
  address: 255,
  city: 120,
  zip: 20,
  educationCourse: 160,
  experienceSummary: 10_000,
};

/** At least eight digits with any characters between them, as on the server. */
const EIGHT_DIGITS = /(\d\D*){8}/;

const required = (name: keyof typeof LIMITS, message: string, fits: (text: string) => boolean) => ({
  required: message,
  validate: (value: unknown) => {
    const text = textOf(value).trim();
    return fits(text) ? (tooLong(text, LIMITS[name]) ?? true) : message;
  },
});

const optional = (name: keyof typeof LIMITS) => ({
  validate: (value: unknown) => tooLong(textOf(value), LIMITS[name]) ?? true,
});

/** Four fields and the consent are required; all others are optional. */
export const RULES = {
  firstName: required('firstName', 'Nome é obrigatório', ({ length }) => length >= 2),
  lastName: required('lastName', 'Sobrenome é obrigatório', ({ length }) => length >= 2),
  email: required('email', 'Email inválido', isEmail),
  phone: required('phone', 'Telefone inválido', (text) => EIGHT_DIGITS.test(text)),
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
