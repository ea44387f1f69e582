import type { Unvalidated } from '@araucaria/contracts';
import { text, unvalidated, words, type Query } from '../http/query.js';

const pick = (query: Query, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, text(query, field)]));

/** Conditions as text: the service reads numbers and days out of them, and refuses what is none. */
export function filterQuery(query: Query): Unvalidated {
  const status = words(query, 'status')?.filter((word) => word !== 'all');
  return unvalidated({
    ...pick(query, ['job', 'search', 'startDate', 'endDate']),
    ...(status?.length && { status }),
  });
}

export function listQuery(query: Query): Unvalidated {
  return { ...filterQuery(query), ...pick(query, ['page', 'limit', 'sort']) };
}

export function searchQuery(query: Query): Unvalidated {
  const eligible = text(query, 'eligible') === 'true' || undefined;
  return { ...filterQuery(query), dateFilter: text(query, 'dateFilter'), eligible };
}
