import type { ReactNode } from 'react';
import type { JobSummary } from '../../domain/jobs/jobs-query';
import { classes } from '../../shared/ui/classes';
import { Placeholder } from '../../shared/ui/placeholder';
import { JobCard } from './job-card';
import css from './job-grid.module.css';

export function JobGrid({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <div className={css.rows}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </div>
  );
}

export function JobGridSkeleton({ count }: { count: number }): ReactNode {
  return (
    <div className={classes(css.rows, css.skeleton)} role="status" aria-label="Carregando vagas...">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.placeholders} aria-hidden>
          <Placeholder height={34} maxWidth={280} />
          <Placeholder height={96} />
          <Placeholder height={44} maxWidth={140} />
        </div>
      ))}
    </div>
  );
}
