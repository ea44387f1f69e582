import type { ApolloCache } from '@apollo/client';
import type { CandidateStatus } from '../../generated/graphql';
import { refetchStale } from '../api/refetch';
import { CANDIDATE_QUERIES } from '../api/evict';

/** Writes known statuses into the cache, before the lists are refetched. */
export function showStatuses(
  cache: ApolloCache,
  changed: ReadonlyArray<{ candidateId: number; to: CandidateStatus }>,
): void {
  for (const { candidateId: id, to } of changed)
    cache.modify({ id: cache.identify({ __typename: 'Candidate', id }), fields: { status: () => to } });
}

/** Refetches the histories of these candidates and the lists that their change made stale. */
export function refetchCandidates(cache: ApolloCache, ids: number[]): void {
  for (const id of ids)
    cache.evict({ id: cache.identify({ __typename: 'Candidate', id }), fieldName: 'history' });
  void refetchStale(CANDIDATE_QUERIES);
}
