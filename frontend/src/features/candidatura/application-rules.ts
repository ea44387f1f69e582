import { isEmail } from '../../shared/email';

const atLeast = (min: number, message: string) => ({
  required: message,
  validate: (value: unknown) => (typeof value === 'string' && value.trim().length >= min) || message,
});

/** Four required fields and the consent; everything else is the candidate's choice. */
export const RULES = {
  firstName: atLeast(2, 'Nome é obrigatório'),
  lastName: atLeast(2, 'Sobrenome é obrigatório'),
  email: {
    required: 'Email inválido',
    validate: (value: unknown) => (typeof value === 'string' && isEmail(value)) || 'Email inválido',
  },
  phone: atLeast(8, 'Telefone inválido'),
  consent: {
    validate: (value: unknown) =>
      value === true || 'Para enviar, autorize o uso dos seus dados no processo seletivo',
  },
};

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
