import { JOB_SUMMARY_MAX_CHARS, firstChars, truncate, type JobView } from '@araucaria/contracts';
import { descriptionText } from './job-description.js';

/** Lists call this for each job: only the part of a long description is parsed that a summary can contain. */
const READ_CHARS = 4 * JOB_SUMMARY_MAX_CHARS;

/** The beginning of a description. Lists leave out the rest, which is most of the bytes of a job. */
export const summaryOf = ({ description }: Pick<JobView, 'description'>): string =>
  truncate(descriptionText(firstChars(description, READ_CHARS)), JOB_SUMMARY_MAX_CHARS);
