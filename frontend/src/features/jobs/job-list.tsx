import { useCallback } from 'react';
import type { JobsPreview } from '../../domain/jobs/jobs-preview';
import type { JobSummary } from '../../domain/jobs/jobs-query';
import { formatCount } from '../../shared/format/formats';
import { buttonClass } from '../../shared/ui/button-look';
import { classes } from '../../shared/ui/classes';
import { EmptyState } from '../../shared/ui/empty-state';
import { AddressLink } from '../../shared/ui/links';
import { SearchOff } from '../../generated/plain-icons';
import { DepartmentTabs } from './department-tabs';
import { JobFilters } from './job-filters';
import { JobGrid, JobGridSkeleton } from './job-grid';
import css from './job-list.module.css';
import { JobSearchField } from './job-search-field';
import { PAGE_SIZE } from './job-rules';
import { knownValue, listedJobs, type ListedJobs } from './listed-jobs';
import { listAddress, type JobListView } from './use-job-list-view';

const ALL = '';

interface JobListProps {
  all: readonly JobSummary[] | undefined;
  preview: JobsPreview | undefined;
  view: JobListView;
}

export function JobList({ all, preview, view }: JobListProps) {
  const listed = listedJobs({ all, preview, view });
  const counts = listed?.counts ?? preview?.page.counts;
  // The department in the URL may have no open job any more.
  const department = knownValue(counts?.department, view.department);
  const departments = counts?.department ?? [[ALL, 0]];
  const isNarrowed = [view.search, view.type, view.location].some(Boolean);
  const { change } = view;
  const search = useCallback(
    (busca: string) => change({ busca, pagina: '', mostrar: '' }, { replace: true }),
    [change],
  );
  return (
    <>
      <h2 className="at-hidden">Lista de vagas</h2>
      <div className={css.bar}>
        <div className={classes('at-scripted', css.search)}>
          <JobSearchField value={view.search} onSearch={search} />
          <JobFilters view={view} counts={counts} />
        </div>
        <DepartmentTabs
          tabs={departments.map(([name, jobs]) => [name, name || 'Todas Vagas', listed && jobs] as const)}
          value={department}
          controls="lista-de-vagas"
          onChange={(area) => view.change({ area, pagina: '', mostrar: '' })}
        />
      </div>
      <noscript>
        <nav aria-label="Vagas por departamento">
          {departments.map(([name]) => (
            <a key={name} href={listAddress({ department: name, page: 1 })}>
              {name || 'Todas Vagas'}{' '}
            </a>
          ))}
        </nav>
      </noscript>
      <div role="tabpanel" id="lista-de-vagas" aria-label={department || 'Todas Vagas'}>
        <p role="status" className={isNarrowed ? classes('at-body2 at-muted', css.found) : 'at-hidden'}>
          {isNarrowed && listed && formatCount(listed.total, 'vaga encontrada', 'vagas encontradas')}
        </p>
        {!listed ? (
          <JobGridSkeleton count={PAGE_SIZE} />
        ) : listed.jobs.length === 0 ? (
          <EmptyState
            icon={<SearchOff />}
            title="Nenhuma vaga encontrada"
            text="Tente ajustar seus filtros de busca ou volte mais tarde."
          >
            {(isNarrowed || department) && (
              <button
                type="button"
                className={buttonClass({ variant: 'outlined' })}
                onClick={() =>
                  view.change({ busca: '', area: '', tipo: '', local: '', pagina: '', mostrar: '' })
                }
              >
                Limpar busca e filtros
              </button>
            )}
          </EmptyState>
        ) : (
          <JobGrid jobs={listed.jobs} />
        )}
        {listed && <MoreJobs listed={listed} view={view} department={department} />}
        <p className={classes('at-body2 at-muted', css.feed)}>
          <AddressLink href="/vagas.rss">Vagas novas por RSS</AddressLink>
        </p>
      </div>
    </>
  );
}

interface MoreJobsProps {
  listed: ListedJobs;
  view: JobListView;
  department: string;
}

/** A button that adds the next jobs. Without JavaScript, and for search engines, a link leads to the next page. */
function MoreJobs({ listed: { firstPage, hasMore }, view, department }: MoreJobsProps) {
  const next = firstPage + view.limit / PAGE_SIZE;
  return (
    <div className={css.more}>
      {firstPage > 1 && (
        <a className={buttonClass({ size: 'large' })} href={listAddress({ department, page: firstPage - 1 })}>
          Vagas anteriores
        </a>
      )}
      {hasMore && (
        <>
          <button
            type="button"
            className={buttonClass({ variant: 'outlined', size: 'large' })}
            onClick={() => view.change({ mostrar: String(view.limit + PAGE_SIZE) }, { replace: true })}
          >
            Ver mais vagas
          </button>
          <noscript>
            <a className={buttonClass({ size: 'large' })} href={listAddress({ department, page: next })}>
              Próximas vagas
            </a>
          </noscript>
        </>
      )}
    </div>
  );
}
