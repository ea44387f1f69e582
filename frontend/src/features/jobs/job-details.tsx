import type { ReactNode } from 'react';
import { JOB_TYPES, labelOf } from '@araucaria/contracts/domain';
import { formatSalary } from '../../shared/format/formats';
import type { JobSummary } from '../../domain/jobs/jobs-query';
import { SpriteIcon } from '../../shared/ui/icon-sprite';
import css from './job-details.module.css';

type Details = Pick<
  JobSummary,
  'department' | 'location' | 'type' | 'salaryMin' | 'salaryMax' | 'isOpen' | 'closingText'
>;

/** Department, location, type of employment, salary and the closing day, each with a visually hidden name. */
export const JobDetails = ({ job }: { job: Details }) => (
  <dl className={css.details}>
    <Detail name="Departamento" icon={<SpriteIcon name="department" />}>
      {job.department}
    </Detail>
    <Detail name="Localização" icon={<SpriteIcon name="place" />}>
      {job.location}
    </Detail>
    <Detail name="Contratação" icon={<SpriteIcon name="schedule" />}>
      {`${labelOf(JOB_TYPES, job.type)} · Tempo integral`}
    </Detail>
    <Detail name="Salário" icon={<SpriteIcon name="salary" />}>
      {formatSalary(job.salaryMin, job.salaryMax)}
    </Detail>
    {job.isOpen && job.closingText && (
      <Detail name="Prazo" icon={<SpriteIcon name="calendar" />}>
        {job.closingText}
      </Detail>
    )}
  </dl>
);

const Detail = ({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) => (
  <div>
    <dt>
      {icon}
      <span>{`${name}: `}</span>
    </dt>
    <dd>{children}</dd>
  </div>
);
