import { useId } from 'react';
import { classes } from '../../shared/ui/classes';
import { JobRow, type RowJob } from './job-row';
import css from './job-rows.module.css';

/** Other jobs below a job. */
export function JobRows({ title, jobs }: { title: string; jobs: readonly RowJob[] }) {
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.rows}>
      <h2 id={id} className={classes('at-h2', css.heading)}>
        {title}
      </h2>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </section>
  );
}
