import { Suspense } from 'react';
import { commaList } from '@araucaria/contracts/domain';
import type { JobSummary } from '../../domain/jobs/jobs-query';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { usePermission } from '../../shared/session/use-permission';
import { classes } from '../../shared/ui/classes';
import { ButtonLink, TextLink } from '../../shared/ui/links';
import css from './job-card.module.css';
import { JobDetails } from './job-details';
import { useListState } from './list-return';
import { ShareMenu } from './share-menu';
import { tagsOf } from './job-rules';

// Loaded on demand: only the staff manages jobs.
const ManageJob = lazyComponent(() => import('./manage-job'));
const JobPipelineLink = lazyComponent(() => import('./job-pipeline-link'));

export function JobCard({ job }: { job: JobSummary }) {
  const managesJobs = usePermission('jobs.manage');
  const readsCandidates = usePermission('candidates.read');
  const isStaff = readsCandidates || managesJobs;
  const list = useListState();
  const tags = tagsOf(commaList(job.requirements));
  return (
    <article className={classes(css.card, isStaff && 'at-staff-job')}>
      <div className={css.heading}>
        <h3 className={classes('at-h3', css.title)}>
          <TextLink to={`/vagas/${job.id}`} state={list} isPlain>
            {job.title}
          </TextLink>
        </h3>
        {!job.isOpen && <div className={css.closed}>{job.closingText ?? 'Inativa'}</div>}
      </div>
      <JobDetails job={job} />
      <p className={classes('at-body1 at-muted', css.summary)}>{job.summary}</p>
      {tags.shown.length > 0 && (
        <ul aria-label="Requisitos" className={css.tags}>
          {tags.shown.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
          {tags.more > 0 && <li>{`+${tags.more} mais`}</li>}
        </ul>
      )}
      {readsCandidates && (
        <div className="at-pipeline">
          <Suspense>
            <JobPipelineLink job={job} />
          </Suspense>
        </div>
      )}
      <div className={css.actions}>
        {job.isOpen && (
          <ButtonLink
            to={`/candidatura?jobId=${job.id}`}
            variant={isStaff ? 'text' : 'outlined'}
            color={isStaff ? 'inherit' : 'primary'}
            aria-label={`Candidatar-se a ${job.title}`}
          >
            Candidatar-se
          </ButtonLink>
        )}
        <ButtonLink
          to={`/vagas/${job.id}`}
          state={list}
          color={isStaff ? 'inherit' : 'primary'}
          aria-label={`Ver detalhes de ${job.title}`}
        >
          Ver detalhes
        </ButtonLink>
        <ShareMenu job={job} />
        {managesJobs && (
          <Suspense>
            <ManageJob job={job} />
          </Suspense>
        )}
      </div>
    </article>
  );
}
