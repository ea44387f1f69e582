import type { CountedTable } from '@araucaria/database';

/** Interviews that lists show, by status and whether the candidate has confirmed. */
export const INTERVIEW_COUNTS: CountedTable = {
  table: 'interview',
  counts: 'interview_count',
  where: 'not is_hidden',
  groups: {
    status: { type: 'text', sql: 'status' },
    is_confirmed: { type: 'boolean', sql: '(confirmed_by is not null)' },
  },
};
