import { isEmail } from '../../shared/form/email-address';
import { tooLong } from '../../shared/form/text-length';

/** Longest text that the server keeps in each field. */
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

/** The shortest number that can be called, with any signs between its digits; as on the server. */
const EIGHT_DIGITS = /(\d\D*){8}/;

const needed = (name: keyof typeof LIMITS, message: string, fits: (text: string) => boolean) => ({
  required: message,
  validate: (value: unknown) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return fits(text) ? (tooLong(text, LIMITS[name]) ?? true) : message;
  },
});

const optional = (name: keyof typeof LIMITS) => ({
  validate: (value: unknown) => tooLong(String(value ?? ''), LIMITS[name]) ?? true,
});

/** Four required fields and the consent; everything else is the candidate's choice. */
export const RULES = {
  firstName: needed('firstName', 'Nome é obrigatório', ({ length }) => length >= 2),
  lastName: needed('lastName', 'Sobrenome é obrigatório', ({ length }) => length >= 2),
  email: needed('email', 'Email inválido', isEmail),
  phone: needed('phone', 'Telefone inválido', (text) => EIGHT_DIGITS.test(text)),
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
