import type { ReactNode } from 'react';
import { JOB_TYPES, labelOf } from '@araucaria/contracts/domain';
import { formatSalary } from '../../shared/format/formats';
import type { JobSummary } from '../../domain/jobs/jobs-query';
import css from './job-details.module.css';

type Details = Pick<
  JobSummary,
  'department' | 'location' | 'type' | 'salaryMin' | 'salaryMax' | 'isOpen' | 'closingText'
>;

/** Department, location, type of employment, salary and the closing day, each with a visually hidden name. */
export const JobDetails = ({ job }: { job: Details }) => (
  <dl className={css.details}>
    <Detail name="Departamento">{job.department}</Detail>
    <Detail name="Localização">{job.location}</Detail>
    <Detail name="Contratação">{`${labelOf(JOB_TYPES, job.type)} · Tempo integral`}</Detail>
    <Detail name="Salário">{formatSalary(job.salaryMin, job.salaryMax)}</Detail>
    {job.isOpen && job.closingText && <Detail name="Prazo">{job.closingText}</Detail>}
  </dl>
);

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>
      <span>{`${name}: `}</span>
    </dt>
    <dd>{children}</dd>
  </div>
);
