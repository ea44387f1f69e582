import { BUSINESS_ZONE } from '@araucaria/platform';

/** Whether the copy `job_ref` says that its job takes applications on the day of the parameter (`isJobOpen`); false without a copy. */
export const isJobOpenSql = (day: string, job = 'job_ref'): string =>
  `coalesce(${job}.is_active and (${job}.closes_on is null or ${job}.closes_on >= ${day}::date), false)`;

/** The first instant after the closing day of the job `j`; null: it has none. */
export const CLOSING_DAY_END = `((j.closes_on + 1)::timestamp at time zone '${BUSINESS_ZONE}')`;
