/** What a résumé says, and how sure the reader is of each value. */
import type { ResumeEducation, ResumeExperience, ResumeFields } from '@araucaria/contracts';

export type { ResumeEducation, ResumeExperience, ResumeFields };

/** As the contract names them; written here because a parser process must not load the servers' libraries. */
export const EDUCATION_LEVELS = [
  'Ensino Médio',
  'Técnico',
  'Graduação',
  'Pós-Graduação',
  'Mestrado',
  'Doutorado',
] as const satisfies ReadonlyArray<ResumeFields['educationLevel']>;

export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** From 0 (guessed, or empty) to 1 (labelled or unmistakable). The form marks values under 0.6 as uncertain. */
export type Confidence = Record<keyof ResumeFields, number>;

export interface ParsedResume {
  /** 'scanned': the pages carry no text, only pictures, so every field is empty unless they were recognised. */
  kind: 'text' | 'scanned';
  /** The fields come from a picture: a machine's reading, for the candidate to check. */
  recognised?: boolean;
  fields: ResumeFields;
  confidence: Confidence;
  experiences: ResumeExperience[];
  education: ResumeEducation[];
  language: 'pt' | 'en';
  /** Text that a reader would not see was found and left out; for staff, never for the form. */
  hiddenText: boolean;
  /** A sample of that text (500 characters at most), so that staff can judge. */
  hiddenSample: string;
  /** True when pages or text beyond the limits were left unread. */
  truncated: boolean;
  pages: number;
  /** Everything that a reader sees, in reading order. */
  text: string;
}

export interface Found<T = string> {
  value: T;
  confidence: number;
}

export function emptyFields(): ResumeFields {
  return {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    state: '',
    zip: '',
    educationLevel: '',
    educationCourse: '',
    experienceSummary: '',
    linkedinUrl: '',
    portfolioUrl: '',
  };
}

export function noConfidence(): Confidence {
  const names = Object.keys(emptyFields()) as (keyof ResumeFields)[];
  return Object.fromEntries(names.map((name) => [name, 0])) as Confidence;
}
