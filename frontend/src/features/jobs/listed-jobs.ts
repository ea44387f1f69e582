import { matchesText } from '@araucaria/contracts/domain';
import type { JobCounts, JobPage, JobsPreview, ValueCounts } from '../../domain/jobs/jobs-preview';
import type { JobSummary } from '../../domain/jobs/jobs-query';
import { lastPage } from '../../shared/lists/rows';
import { distinct, PAGE_SIZE } from './job-rules';
import type { JobListView } from './use-job-list-view';

export interface ListedJobs {
  jobs: readonly JobSummary[];
  /** Number of jobs that match the filters. */
  total: number;
  /** The page that the list begins with, from 1. */
  firstPage: number;
  hasMore: boolean;
  counts: JobCounts;
}

type Filters = Pick<JobListView, 'search' | 'department' | 'type' | 'location' | 'page' | 'limit'>;
type FilterName = keyof JobCounts;

interface Known {
  all: readonly JobSummary[] | undefined;
  preview: JobsPreview | undefined;
  view: Filters;
}

const VALUES: Record<FilterName, (job: JobSummary) => string> = {
  department: (job) => job.department.trim(),
  type: (job) => job.type,
  location: (job) => job.location.trim(),
};
const FILTER_NAMES = Object.keys(VALUES) as FilterName[];

/** The jobs that a view of the list shows; undefined: the preview does not contain them. */
export function listedJobs({ all, preview, view }: Known): ListedJobs | undefined {
  if (all) return jobsOf(all, view);
  return preview && isShownBy(preview, view) ? fromPreview(preview) : undefined;
}

function jobsOf(all: readonly JobSummary[], view: Filters): ListedJobs {
  const { found, counts } = filterJobs(all, view);
  const firstPage = Math.min(view.page, lastPage(found.length, PAGE_SIZE));
  const start = (firstPage - 1) * PAGE_SIZE;
  const end = start + view.limit;
  return {
    jobs: found.slice(start, end),
    total: found.length,
    firstPage,
    hasMore: found.length > end,
    counts,
  };
}

/** A page of the jobs of a department; of all jobs if no department has that name. The last page if there are fewer. */
export function pageOf(
  all: readonly JobSummary[],
  { department: named, page }: { department: string; page: number },
): JobPage {
  const view = { search: '', department: named, type: '', location: '', page, limit: PAGE_SIZE };
  const { firstPage, total, jobs, counts } = jobsOf(all, view);
  return { department: knownValue(counts.department, named), number: firstPage, total, jobs, counts };
}

/** The value of a filter, which comes from an address; empty if no job has it. */
export const knownValue = (counts: ValueCounts | undefined, value: string): string =>
  counts?.some(([known]) => known === value) ? value : '';

/** The jobs that match all filters, and the numbers of jobs that each other value of a filter would show. */
function filterJobs(all: readonly JobSummary[], view: Filters): { found: JobSummary[]; counts: JobCounts } {
  const searched = all.filter((job) =>
    matchesText(view.search, job.title, job.department, job.location, job.type, job.requirements),
  );
  const values = new Map(FILTER_NAMES.map((name) => [name, distinct(all.map(VALUES[name]))]));
  const matches = (job: JobSummary, name: FilterName) =>
    !values.get(name)?.includes(view[name]) || VALUES[name](job) === view[name];
  const countsOf = (name: FilterName): ValueCounts => {
    const others = FILTER_NAMES.filter((other) => other !== name);
    const jobs = searched.filter((job) => others.every((other) => matches(job, other)));
    const counts = new Map<string, number>();
    for (const job of jobs) counts.set(VALUES[name](job), (counts.get(VALUES[name](job)) ?? 0) + 1);
    return [
      ['', jobs.length],
      ...(values.get(name) ?? []).map((value) => [value, counts.get(value) ?? 0] as const),
    ];
  };
  return {
    found: searched.filter((job) => FILTER_NAMES.every((name) => matches(job, name))),
    counts: { department: countsOf('department'), type: countsOf('type'), location: countsOf('location') },
  };
}

/** Whether the view is exactly the page of the preview. */
export function isShownBy({ page }: JobsPreview, view: Filters): boolean {
  const number = Math.min(view.page, lastPage(page.total, PAGE_SIZE));
  return (
    [view.search, view.type, view.location].every((text) => text === '') &&
    view.limit === PAGE_SIZE &&
    page.department === knownValue(page.counts.department, view.department) &&
    page.number === number
  );
}

const fromPreview = ({ page }: JobsPreview): ListedJobs => ({
  jobs: page.jobs,
  total: page.total,
  firstPage: page.number,
  hasMore: page.number * PAGE_SIZE < page.total,
  counts: page.counts,
});
