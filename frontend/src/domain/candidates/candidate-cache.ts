import type { ApolloCache } from '@apollo/client';
import type { CandidateStatus } from '../../generated/graphql';

/** Writes known statuses into the cache, before the lists are refetched. */
export function showStatuses(
  cache: ApolloCache,
  changed: ReadonlyArray<{ candidateId: number; to: CandidateStatus }>,
): void {
  for (const { candidateId: id, to } of changed) {
    const entity = cache.identify({ __typename: 'Candidate', id });
    if (entity) cache.modify({ id: entity, fields: { status: () => to } });
  }
}
