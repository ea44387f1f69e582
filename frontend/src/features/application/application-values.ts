import { stateCode } from '@araucaria/contracts/domain';
import { formatCep } from '../../shared/format/brazil';
import { FIELDS, type ApplicationFieldName } from './application-fields';

/** Values of the form; every field is text until it is submitted. */
export interface ApplicationValues extends Record<ApplicationFieldName, string> {
  /** Id of the job; empty: talent bank. */
  jobId: string;
  consent: boolean;
}

export const EMPTY: ApplicationValues = {
  ...(Object.fromEntries(FIELDS.map(({ name }) => [name, ''])) as Record<ApplicationFieldName, string>),
  jobId: '',
  consent: false,
};

export type ResumeFields = Partial<Record<ApplicationFieldName, string>>;
export type Confidence = Partial<Record<ApplicationFieldName, number>>;

/** A field with a lower confidence is marked for the candidate to check. */
const MIN_CONFIDENCE = 0.75;

/** The parsed values that may be filled in: only into empty fields, and only values that the field accepts. */
export function fillable(values: ApplicationValues, parsed: ResumeFields): ResumeFields {
  const filled: ResumeFields = {};
  for (const field of FIELDS) {
    const { name } = field;
    const value = accepted(field, parsed[name]?.trim() ?? '');
    if (value && !values[name].trim()) filled[name] = value;
  }
  return filled;
}

function accepted({ name, options }: (typeof FIELDS)[number], value: string): string {
  if (name === 'state') return stateCode(value);
  if (name === 'zip') return formatCep(value);
  return !options || options.some(([option]) => option === value) ? value : '';
}

/** Whether the field still has the value from the résumé, and with which confidence it was parsed. */
export function fillMark(
  name: ApplicationFieldName,
  value: string,
  filled: ResumeFields,
  confidence: Confidence,
): 'sure' | 'unsure' | undefined {
  if (!filled[name] || filled[name] !== value) return undefined;
  return (confidence[name] ?? 1) < MIN_CONFIDENCE ? 'unsure' : 'sure';
}
