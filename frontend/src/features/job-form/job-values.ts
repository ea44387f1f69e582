import type { EditedJobFragment, JobInput, JobType } from '../../generated/graphql';

/** Values of the form of a new job; salaries are text until they are submitted. */
export const EMPTY = {
  title: '',
  department: '',
  location: '',
  type: 'CLT' as JobType,
  description: '',
  requirements: '',
  benefits: '',
  selectionSteps: '',
  salaryMin: '',
  salaryMax: '',
  isActive: true,
  /** `YYYY-MM-DD`, or empty. */
  closesOn: '',
  /** Version of the job that is edited; 0 for a new one. */
  from: 0,
};

export type JobValues = typeof EMPTY;

export type StoredJob = Omit<EditedJobFragment, 'id'>;

export const valuesOf = (job: StoredJob): JobValues => ({
  title: job.title,
  department: job.department,
  location: job.location,
  type: job.type,
  description: job.description,
  requirements: job.requirements,
  benefits: job.benefits ?? '',
  selectionSteps: job.selectionSteps ?? '',
  salaryMin: job.salaryMin === null ? '' : String(job.salaryMin),
  salaryMax: job.salaryMax === null ? '' : String(job.salaryMax),
  isActive: job.isActive,
  closesOn: job.closesOn ?? '',
  from: job.version,
});

/**
 * Parses whole reais: '4500', '4.500', 'R$ 4.500,00'.
 * @returns null for an empty text, NaN for an invalid amount or one with cents
 */
export function salaryFrom(text: string): number | null {
  const written = text.replace(/R\$|\s/g, '');
  if (!written) return null;
  const whole = written.replace(/,0{1,2}$/, '').replace(/\.(?=\d{3}(\D|$))/g, '');
  return /^-?\d+$/.test(whole) ? Number(whole) : Number.NaN;
}

/** Whether a text is an amount with cents: '12,5', '4.500,99'. */
export const hasCents = (text: string): boolean => /^-?(R\$)?[\d.\s]+,\d{1,2}$/.test(text.trim());

/** The input of the mutation; empty optional fields become null. */
export const inputOf = (values: JobValues): JobInput => ({
  title: values.title.trim(),
  department: values.department.trim(),
  location: values.location.trim(),
  type: values.type,
  description: values.description.trim(),
  requirements: values.requirements.trim(),
  benefits: values.benefits.trim() || null,
  selectionSteps: values.selectionSteps.trim() || null,
  salaryMin: salaryFrom(values.salaryMin),
  salaryMax: salaryFrom(values.salaryMax),
  isActive: values.isActive,
  closesOn: values.closesOn || null,
});
