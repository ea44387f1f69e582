import type { JobSummary } from './jobs-query';

/** Numbers and names over all open jobs. */
export interface JobFigures {
  open: number;
  /** Distinct departments in alphabetical order. */
  departments: string[];
  /** Number of distinct locations. */
  locations: number;
}

/** The part of the list of jobs that the server's HTML of a page shows. The page fetches the whole list when it needs more. */
export interface JobsPreview {
  figures: JobFigures;
  /** One page of the list. */
  page: JobPage;
}

export interface JobPage {
  /** Empty: all departments. */
  department: string;
  /** Counted from 1. */
  number: number;
  /** Number of jobs on all pages. */
  total: number;
  /** The jobs of this page, in the order of the list. */
  jobs: readonly JobSummary[];
}
