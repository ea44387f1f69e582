import type { ApolloCache } from '@apollo/client';
import type { CandidateStatus } from '../../generated/graphql';

/** Writes known statuses into the cache, before the lists are refetched. */
export function showStatuses(
  cache: ApolloCache,
  changed: ReadonlyArray<{ candidateId: number; to: CandidateStatus }>,
): void {
  for (const { candidateId: id, to } of changed)
    cache.modify({ id: cache.identify({ __typename: 'Candidate', id }), fields: { status: () => to } });
}
