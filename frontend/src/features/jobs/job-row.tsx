import { formatSalary } from '../../shared/format/formats';
import type { JobSummary } from '../../domain/jobs/jobs-query';
import { classes } from '../../shared/ui/classes';
import { TextLink } from '../../shared/ui/links';
import { contractOf, modelOf } from './job-rules';
import css from './job-row.module.css';

export type RowJob = Pick<
  JobSummary,
  'id' | 'title' | 'location' | 'type' | 'salaryMin' | 'salaryMax' | 'closingText'
>;

/** Title, place and model of work, closing day and salary of a job. The whole row is the link. */
export const JobRow = ({ job }: { job: RowJob }) => (
  <article className={css.row}>
    <h3 className={classes('at-h3', css.title)}>
      <TextLink to={`/vagas/${job.id}`} isPlain>
        {job.title}
      </TextLink>
    </h3>
    <p>
      {[job.location, modelOf(job.type) ?? contractOf(job.type), job.closingText]
        .filter(Boolean)
        // A line that wraps does not begin with the dot.
        .join('\u00a0· ')}
    </p>
    <p>{formatSalary(job.salaryMin, job.salaryMax)}</p>
  </article>
);
