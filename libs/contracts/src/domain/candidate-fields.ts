import { EMAIL_MAX_CHARS } from './limits.js';
import { PROFILE, PROFILE_MAX_CHARS } from './profile-fields.js';

/**
 * Labels of what a visitor writes in an application. The columns, the form, the spreadsheet and the export of a person's data
 * follow; jobs and schools have their own.
 */
export const APPLICATION_LABELS = {
  ...PROFILE,
  email: 'E-mail',
  additionalInfo: 'Informações adicionais',
  coverLetter: 'Carta de apresentação',
  referralCode: 'Código de indicação',
  referrerName: 'Nome de quem indicou',
  referrerEmail: 'E-mail de quem indicou',
  resumeFilename: 'Arquivo do currículo',
} as const;

export const APPLICATION_MAX_CHARS = { ...PROFILE_MAX_CHARS, email: EMAIL_MAX_CHARS } as const;

export type ApplicationField = keyof typeof APPLICATION_LABELS;
export const APPLICATION_FIELDS = Object.keys(APPLICATION_LABELS) as ApplicationField[];

/** In ascending order, as stored, sent and shown. */
export const EDUCATION_LEVELS = [
  'Ensino Médio',
  'Técnico',
  'Graduação',
  'Pós-Graduação',
  'Mestrado',
  'Doutorado',
] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];
