import type { JobsPreview } from '../../domain/jobs/jobs-preview';
import type { JobSummary } from '../../domain/jobs/jobs-query';
import { lastPage, matchesText } from '../../shared/lists/rows';
import { departmentsOf, PAGE_SIZE } from './job-rules';
import type { JobListView } from './use-job-list-view';

/** The jobs on the screen. */
export interface ListedJobs {
  jobs: readonly JobSummary[];
  /** Number of jobs that match the filters. */
  total: number;
  /** The page that the list begins with, from 1. */
  firstPage: number;
  hasMore: boolean;
}

type Filters = Pick<JobListView, 'search' | 'department' | 'page' | 'limit'>;

interface Known {
  all: readonly JobSummary[] | undefined;
  preview: JobsPreview | undefined;
  view: Filters;
}

/** The jobs that a view of the list shows; undefined: the preview does not contain them. */
export function listedJobs({ all, preview, view }: Known): ListedJobs | undefined {
  if (!all) return preview && isShownBy(preview, view) ? fromPreview(preview) : undefined;
  const department = departmentsOf(all).includes(view.department) ? view.department : '';
  const found = all.filter(
    (job) =>
      (department === '' || job.department.trim() === department) &&
      matchesText(view.search, job.title, job.department, job.location, job.type, job.requirements),
  );
  const firstPage = Math.min(view.page, lastPage(found.length, PAGE_SIZE));
  const start = (firstPage - 1) * PAGE_SIZE;
  const end = start + view.limit;
  return {
    jobs: found.slice(start, end),
    total: found.length,
    firstPage,
    hasMore: found.length > end,
  };
}

/** Whether the view is exactly the page of the preview. */
export function isShownBy({ page, figures }: JobsPreview, view: Filters): boolean {
  const department = figures.departments.includes(view.department) ? view.department : '';
  const number = Math.min(view.page, lastPage(page.total, PAGE_SIZE));
  return (
    view.search === '' && view.limit === PAGE_SIZE && page.department === department && page.number === number
  );
}

const fromPreview = ({ page }: JobsPreview): ListedJobs => ({
  jobs: page.jobs,
  total: page.total,
  firstPage: page.number,
  hasMore: page.number * PAGE_SIZE < page.total,
});
