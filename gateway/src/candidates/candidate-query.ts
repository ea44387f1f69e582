import { CandidateFilter, ListCandidates, inputFields, type Unvalidated } from '@araucaria/contracts';
import { text, unvalidated, words, type Query } from '../http/query.js';

/** The parameters that an input class names, as text: the service parses numbers, days and lists and refuses the rest. */
function pick(input: new () => object, query: Query): Unvalidated {
  const values = inputFields(input).map(({ name, isList }) => [name, (isList ? words : text)(query, name)]);
  return unvalidated(Object.fromEntries(values) as object);
}

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
