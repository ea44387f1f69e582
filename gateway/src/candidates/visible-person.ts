import { isPermitted, type PersonView } from '@araucaria/contracts';
import { currentActor } from '@araucaria/platform';
import type { GraphqlContext } from '../graphql/graphql-context.js';

/**
 * The person of a candidate, for records that users see who see no candidates: the service limits those who see some, not those who
 * see none.
 */
export async function visiblePersonOf(
  candidateId: number,
  { loaders }: GraphqlContext,
): Promise<PersonView | null> {
  const actor = currentActor();
  return actor && isPermitted(actor, 'candidates.read') ? loaders.personOf.load(candidateId) : null;
}
