import { SYSTEM_JOBS, type InterviewStatus, type ListInterviews } from '@araucaria/contracts';
import { text, whole, type Query } from '../http/query.js';

/** Conditions on interviews; the text is still to be looked up with those who hold names and titles. */
export interface InterviewConditions extends Pick<
  ListInterviews,
  'status' | 'confirmed' | 'jobId' | 'startDate' | 'endDate'
> {
  search?: string;
}

/** Tabs of the screen that are no status of their own. */
const TABS: Record<string, InterviewConditions> = {
  all: {},
  pending: { status: 'scheduled', confirmed: false },
  confirmed: { status: 'scheduled', confirmed: true },
};

export function interviewQuery(query: Query): InterviewConditions {
  const status = text(query, 'status');
  return {
    search: text(query, 'search'),
    jobId: jobOf(query),
    startDate: text(query, 'startDate'),
    endDate: text(query, 'endDate'),
    // The service refuses what is no status.
    ...(status && (TABS[status] ?? { status: status as InterviewStatus })),
  };
}

/** `all` is none; `talent-bank` and 0 are the reserved opening that such interviews carry. */
export function jobOf(query: Query): number | undefined {
  const job = text(query, 'job');
  if (job === undefined || job === 'all') return undefined;
  return job === 'talent-bank' ? SYSTEM_JOBS.talentBank : whole(query, 'job') || SYSTEM_JOBS.talentBank;
}
