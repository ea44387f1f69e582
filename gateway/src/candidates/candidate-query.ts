import { CandidateFilter, ListCandidates, type Unvalidated } from '@araucaria/contracts';
import { pick, text, type Query } from '../http/query.js';

const filterQuery = (query: Query): Unvalidated => pick(CandidateFilter, query);

/** The filter, and the order of the list. */
export const exportQuery = (query: Query): Unvalidated => ({
  ...filterQuery(query),
  sort: text(query, 'sort') || undefined,
});

export const listQuery = (query: Query): Unvalidated => pick(ListCandidates, query);

export function searchQuery(query: Query): Unvalidated {
  const eligible = text(query, 'eligible') === 'true' || undefined;
  return { ...filterQuery(query), dateFilter: text(query, 'dateFilter'), eligible };
}
