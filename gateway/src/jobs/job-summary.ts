import { JOB_SUMMARY_MAX_CHARS, truncate, type JobView } from '@araucaria/contracts';

/** The beginning of a description. Lists leave out the rest, which is most of the bytes of a job. */
export const summaryOf = ({ description }: Pick<JobView, 'description'>): string =>
  truncate(description, JOB_SUMMARY_MAX_CHARS);
