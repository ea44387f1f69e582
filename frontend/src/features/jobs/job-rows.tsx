import { useId } from 'react';
import { classes } from '../../shared/ui/classes';
import { JobRow, type RowJob } from './job-row';
import css from './job-rows.module.css';

interface JobRowsProps {
  title: string;
  jobs: readonly RowJob[];
  /** In the middle of the page, as the text above. */
  isCentred?: boolean;
}

export function JobRows({ title, jobs, isCentred = false }: JobRowsProps) {
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes(css.rows, isCentred && css.centred)}>
      <h2 id={id} className={classes('at-h2', css.heading)}>
        {title}
      </h2>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </section>
  );
}
