import type { ListCandidates } from '@araucaria/contracts';
import { text, words, type Query } from '../http/query.js';

const FIELDS = ['page', 'limit', 'job', 'search', 'startDate', 'endDate', 'sort'] as const;

/** The query of a list of candidates, as text: the service reads numbers, days and words out of it and refuses the rest. */
export function listQuery(query: Query): ListCandidates {
  const single = FIELDS.map((field) => [field, text(query, field)]);
  return { ...Object.fromEntries(single), status: words(query, 'status') } as ListCandidates;
}
