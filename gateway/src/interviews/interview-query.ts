import { SYSTEM_JOBS, lookup, type InterviewFilter, type RpcInput } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { text, whole, type Query } from '../http/query.js';

type InterviewConditions = RpcInput<InterviewFilter>;

/** Values of the parameter `status`: the states, and the tabs of the screen that are no state of their own. */
const TABS: Record<string, InterviewConditions> = {
  all: {},
  pending: { status: 'scheduled', confirmed: false },
  confirmed: { status: 'scheduled', confirmed: true },
  scheduled: { status: 'scheduled' },
  completed: { status: 'completed' },
  cancelled: { status: 'cancelled' },
};

export function interviewQuery(query: Query): InterviewConditions {
  const tab = lookup(TABS, text(query, 'status') ?? 'all');
  if (!tab) throw AppError.invalid([{ field: 'status', message: 'Status desconhecido' }]);
  return {
    search: text(query, 'search'),
    jobId: jobCondition(text(query, 'job')),
    startDate: text(query, 'startDate'),
    endDate: text(query, 'endDate'),
    ...tab,
  };
}

/** `all` sets no condition; `talent-bank` and 0 are the reserved opening that interviews for no job carry. */
export function jobCondition(job: string | null | undefined): number | undefined {
  if (!job?.trim() || job === 'all') return undefined;
  return job === 'talent-bank' ? SYSTEM_JOBS.talentBank : whole({ job }, 'job') || SYSTEM_JOBS.talentBank;
}
