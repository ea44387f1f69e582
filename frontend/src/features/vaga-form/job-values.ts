import type { JobInput, JobType } from '../../generated/graphql';

/** The form as it is typed: salaries are text until they are sent. */
export interface JobValues {
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
  requirements: string;
  benefits: string;
  salaryMin: string;
  salaryMax: string;
  isActive: boolean;
}

export const EMPTY: JobValues = {
  title: '',
  department: '',
  location: '',
  type: 'CLT',
  description: '',
  requirements: '',
  benefits: '',
  salaryMin: '',
  salaryMax: '',
  isActive: true,
};

interface StoredJob extends Omit<JobValues, 'benefits' | 'salaryMin' | 'salaryMax'> {
  benefits: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
}

export const valuesOf = (job: StoredJob): JobValues => ({
  title: job.title,
  department: job.department,
  location: job.location,
  type: job.type,
  description: job.description,
  requirements: job.requirements,
  benefits: job.benefits ?? '',
  salaryMin: job.salaryMin === null ? '' : String(job.salaryMin),
  salaryMax: job.salaryMax === null ? '' : String(job.salaryMax),
  isActive: job.isActive,
});

/** Whole reais from what people write: '4500', '4.500', 'R$ 4.500,00'. Null when empty, NaN when it is no amount. */
export function salaryFrom(text: string): number | null {
  const written = text.replace(/R\$|\s/g, '');
  if (!written) return null;
  const whole = written.replace(/,(\d{1,2})$/, '').replace(/\.(?=\d{3}(\D|$))/g, '');
  return /^-?\d+$/.test(whole) ? Number(whole) : Number.NaN;
}

/** What is sent; the empty ones become null. */
export const inputOf = (values: JobValues): JobInput => ({
  title: values.title.trim(),
  department: values.department.trim(),
  location: values.location.trim(),
  type: values.type as JobType,
  description: values.description.trim(),
  requirements: values.requirements.trim(),
  benefits: values.benefits.trim() || null,
  salaryMin: salaryFrom(values.salaryMin),
  salaryMax: salaryFrom(values.salaryMax),
  isActive: values.isActive,
});
