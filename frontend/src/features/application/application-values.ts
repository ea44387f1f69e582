import { EDUCATION_LEVELS } from '@araucaria/contracts/domain';
import { formatCep, stateCode } from '../../shared/format/brazil';

/** Values of the form; every field is text until it is submitted. */
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

/** A field with a lower confidence is marked for the candidate to check. */
const MIN_CONFIDENCE = 0.75;

/** The parsed values that may be filled in: only into empty fields, and only values that the field accepts. */
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

/** Whether the field still has the value from the résumé, and with which confidence it was parsed. */
export function fillMark(
  name: ResumeField,
  value: string,
  filled: ResumeFields,
  confidence: Confidence,
): 'sure' | 'unsure' | undefined {
  if (!filled[name] || filled[name] !== value) return undefined;
  return (confidence[name] ?? 1) < MIN_CONFIDENCE ? 'unsure' : 'sure';
}
