import { EDUCATION_LEVELS, formatCep, stateCode } from '../../shared/format/brazil';

/** What the form holds; every field is text until it is sent. */
export interface ApplicationValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  educationLevel: string;
  educationCourse: string;
  experienceSummary: string;
  /** Id of the job; empty: talent bank. */
  jobId: string;
  consent: boolean;
}

export const EMPTY: ApplicationValues = {
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
  jobId: '',
  consent: false,
};

/** The fields that a résumé can fill. */
export type ResumeField = Exclude<keyof ApplicationValues, 'jobId' | 'consent'>;
export type ResumeFields = Partial<Record<ResumeField, string>>;
export type Confidence = Partial<Record<ResumeField, number>>;

const RESUME_FIELDS = Object.keys(EMPTY).filter(
  (name) => name !== 'jobId' && name !== 'consent',
) as ResumeField[];

/** Below this the reader of the résumé was not sure enough to go unremarked. */
const SURE = 0.75;

/** What the résumé may put into the form: only fields that are empty, and only values that the field can hold. */
export function fillable(values: ApplicationValues, parsed: ResumeFields): ResumeFields {
  const filled: ResumeFields = {};
  for (const name of RESUME_FIELDS) {
    const value = accepted(name, parsed[name]?.trim() ?? '');
    if (value && !values[name].trim()) filled[name] = value;
  }
  return filled;
}

function accepted(name: ResumeField, value: string): string {
  if (name === 'state') return stateCode(value);
  if (name === 'zip') return formatCep(value);
  if (name === 'educationLevel') return EDUCATION_LEVELS.find((level) => level === value) ?? '';
  return value;
}

/** Whether the résumé filled a field that nobody changed since, and whether its reader was sure of it. */
export function fillMark(
  name: ResumeField,
  value: string,
  filled: ResumeFields,
  confidence: Confidence,
): 'sure' | 'unsure' | undefined {
  if (!filled[name] || filled[name] !== value) return undefined;
  return (confidence[name] ?? 1) < SURE ? 'unsure' : 'sure';
}
