import type { ResumeFields } from '../../src/resume.js';

/** How people write or print something, and what a reader takes from it. */
export interface Habit {
  name: string;
  pdf: () => Uint8Array;
  fields?: Partial<ResumeFields>;
  /** 'position | company | start | end'; the end of a job that goes on is 'now'; dates as `YYYY-MM` or `YYYY`. */
  jobs?: string[];
  /** Levels and names of the studies. */
  degrees?: string[];
  /** 'degree | institution | start | end'. */
  schools?: string[];
  hiddenText?: boolean;
  kind?: 'text' | 'scanned';
  /** Texts that stand neither in a description nor in the summary. */
  nowhere?: string[];
}
