import type { CandidateFilter, ListCandidates } from '@araucaria/contracts';
import { text, words, type Query } from '../http/query.js';
import type { SearchConditions } from './candidate-search.js';

const pick = (query: Query, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, text(query, field)]));

/** Conditions as text: the service reads numbers, days and words out of it and refuses the rest. */
export function filterQuery(query: Query): CandidateFilter {
  const conditions = pick(query, ['job', 'search', 'startDate', 'endDate']);
  const status = words(query, 'status')?.filter((word) => word !== 'all');
  return { ...conditions, ...(status?.length && { status }) } as CandidateFilter;
}

export function listQuery(query: Query): ListCandidates {
  return { ...filterQuery(query), ...pick(query, ['page', 'limit', 'sort']) } as ListCandidates;
}

export function searchQuery(query: Query): SearchConditions {
  return {
    ...filterQuery(query),
    dateFilter: text(query, 'dateFilter'),
    eligible: text(query, 'eligible') === 'true' || undefined,
  };
}
