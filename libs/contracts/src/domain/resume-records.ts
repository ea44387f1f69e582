import type { EducationLevel } from './candidate-fields.js';

/** One work experience. Dates are texts as printed ('Mar/2019', '2019'), for display only. */
export interface ResumeExperience {
  company: string;
  position: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  description: string;
}

/** One course of education. Dates are texts as printed, for display only. */
export interface ResumeEducation {
  institution: string;
  degree: string;
  level: EducationLevel | '';
  startDate: string;
  endDate: string;
  inProgress: boolean;
}

/** Levels of knowledge of a language, the lowest first. */
export const LANGUAGE_LEVELS = ['Básico', 'Intermediário', 'Avançado', 'Fluente', 'Nativo'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Levels of the Common European Framework. */
export const EUROPEAN_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type EuropeanLevel = (typeof EUROPEAN_LEVELS)[number];

/** Of a line that is shown as the place of something. */
export const RESUME_LINE_MAX_CHARS = 300;

/** Where a file states something, and how sure the reader is of it. */
interface StatedInResume {
  /** From 0 to 1. */
  confidence: number;
  /** From 1. */
  page: number;
  /** The line as printed. */
  line: string;
}

/** A language that a résumé names. */
export interface ResumeLanguage extends StatedInResume {
  /** In Portuguese: 'Inglês'. */
  language: string;
  /** Empty: not stated in the résumé. A European level counts as one of these. */
  level: LanguageLevel | '';
  /** Empty: not stated in the résumé. */
  europeanLevel: EuropeanLevel | '';
}

/** A skill that a résumé lists. */
export interface ResumeSkill extends StatedInResume {
  /** As printed. */
  text: string;
  /** The usual name of the skill; empty if it is not known. */
  name: string;
}
