import type {
  ResumeEducation,
  ResumeExperience,
  ResumeFields,
  ResumeLanguage,
  ResumeSkill,
} from '@araucaria/contracts';

export type { ResumeEducation, ResumeExperience, ResumeFields, ResumeLanguage, ResumeSkill };

/** From 0 (empty) to 1 (certain). */
export type Confidence = Record<keyof ResumeFields, number>;

export interface ParsedResume {
  /** 'scanned': the pages hold no text that can be read; all fields are empty unless the pictures were recognised. */
  kind: 'text' | 'scanned';
  /** Pages without text that can be read were left out; their pictures may be recognised. */
  needsPictures: boolean;
  /** The fields come from the recognised text of a picture; the candidate must check them. */
  recognised?: boolean;
  fields: ResumeFields;
  confidence: Confidence;
  experiences: ResumeExperience[];
  education: ResumeEducation[];
  languages: ResumeLanguage[];
  skills: ResumeSkill[];
  evidence: ResumeEvidence;
  language: 'pt' | 'en';
  /** Text that a reader would not see was found and left out. For staff, never for the form. */
  hiddenText: boolean;
  /** A sample of that text, 500 characters at most, so that staff can judge it. */
  hiddenSample: string;
  /** True when a part was left unread: beyond the limits, or in fonts that do not say which letters they draw. */
  truncated: boolean;
  pages: number;
  /** All text that a reader sees, in reading order. */
  text: string;
}

/** A rule that held, with the points that it gave. */
export interface RuleHit {
  rule: string;
  points: number;
}

/** Why a value was taken: the rules that held, and the line where it stands. */
export interface Evidence {
  rules: RuleHit[];
  /** From 1; 0 where the value stands in no line (an address behind a link). */
  page: number;
  line: string;
}

/** Why each value was taken: for developers and `npm run eval:resumes -- <file> --explain`. */
export interface ResumeEvidence {
  fields: Partial<Record<keyof ResumeFields, Evidence>>;
  /** In the order of `experiences`. */
  experiences: Evidence[];
  /** In the order of `education`. */
  education: Evidence[];
}

export interface Found<T = string> {
  value: T;
  /** From 0 to 1, see `Confidence`. */
  confidence: number;
  evidence: Evidence;
}

export type Extracted = Pick<
  ParsedResume,
  'fields' | 'confidence' | 'experiences' | 'education' | 'languages' | 'skills' | 'evidence'
>;

export function nothingExtracted(): Extracted {
  return {
    fields: emptyFields(),
    confidence: noConfidence(),
    experiences: [],
    education: [],
    languages: [],
    skills: [],
    evidence: { fields: {}, experiences: [], education: [] },
  };
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
