import type { ApolloCache } from '@apollo/client';

/** Answers that a scheduled, moved, finished or cancelled interview makes untrue. */
export const INTERVIEW_QUERIES = ['interviews', 'interviewSlots', 'interviewCounts', 'searchCandidates'];

/** Those that a decision about a candidate makes untrue. */
export const CANDIDATE_QUERIES = [
  'candidates',
  'candidateCounts',
  'searchCandidates',
  'approvedCandidates',
  'hiringDashboard',
  'hiringStages',
  'hiresPerMonth',
  'recentHires',
  'hiringInProgress',
];

/** Drops answers that a change has made untrue; what of them is on screen is asked for again. */
export function evict(cache: ApolloCache, ...fields: string[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
