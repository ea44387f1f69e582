import type { JobSummary } from './jobs-query';

/** Numbers over all open jobs. */
export interface JobFigures {
  open: number;
  /** Number of distinct departments. */
  departments: number;
  /** Number of distinct locations. */
  locations: number;
}

/** Values of a filter in the order of its choices, each with the number of jobs that the list has with it. Empty: any value. */
export type ValueCounts = ReadonlyArray<readonly [value: string, jobs: number]>;

/** For each filter, under the search and the other filters. */
export type JobCounts = Record<'department' | 'type' | 'location', ValueCounts>;

/** The part of the list of jobs that the server's HTML of a page shows. The page fetches the whole list when it needs more. */
export interface JobsPreview {
  figures: JobFigures;
  page: JobPage;
}

export interface JobPage {
  /** Empty: all departments. */
  department: string;
  /** Counted from 1. */
  number: number;
  /** Number of jobs on all pages. */
  total: number;
  jobs: readonly JobSummary[];
  counts: JobCounts;
}
