/** What a résumé says, and how sure the reader is of each value. */

export const EDUCATION_LEVELS = [
  'Ensino Médio',
  'Técnico',
  'Graduação',
  'Pós-Graduação',
  'Mestrado',
  'Doutorado',
] as const;

export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** The fields of the upload response; a value that the document does not state is an empty string. */
export interface ResumeFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  educationLevel: EducationLevel | '';
  educationCourse: string;
  experienceSummary: string;
  linkedinUrl: string;
  portfolioUrl: string;
}

export interface ResumeExperience {
  company: string;
  position: string;
  /** As printed: 'Mar/2019', '2019'. */
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  description: string;
}

export interface ResumeEducation {
  institution: string;
  degree: string;
  level: EducationLevel | '';
  startDate: string;
  endDate: string;
  inProgress: boolean;
}

/** From 0 (guessed, or empty) to 1 (labelled or unmistakable). The form marks values under 0.6 as uncertain. */
export type Confidence = Record<keyof ResumeFields, number>;

export interface ParsedResume {
  /** 'scanned': the pages carry no text, only pictures, so every field is empty. */
  kind: 'text' | 'scanned';
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
